extension Prompt.Purpose {
  /// What stands in front of the text.
  var label: String {
    switch self {
    case .helpFilter: "/"
    case .galleryFilter: "/"
    }
  }

  /// What the text is for, shown while nothing is typed.
  var hint: String {
    switch self {
    case .helpFilter: "a key or a word"
    case .galleryFilter: "words of a title, a group or a file's name"
    }
  }
}
