extension Prompt.Purpose {
  /// What stands in front of the text.
  var label: String {
    switch self {
    case .helpFilter, .galleryFilter, .knobFilter: "/"
    case .knobValue(let name): "\(name): "
    }
  }

  /// What the text is for, shown while nothing is typed.
  var hint: String {
    switch self {
    case .helpFilter: "a key or a word"
    case .galleryFilter: "words of a title, a group or a file's name"
    case .knobFilter: "a knob or a value"
    case .knobValue: "as a scene says it"
    }
  }
}
