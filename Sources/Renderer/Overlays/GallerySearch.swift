/// What a search leaves of the gallery: first what is about the words, then what mentions them.
public struct GallerySearch: Sendable {
  /// How an entry was found.
  public enum Place: String, Sendable, CaseIterable {
    /// Its title, its name or its keywords have all words.
    case subject = "Found by title and keywords"
    /// The words are in its texts, or its scene contains what has such a name.
    case text = "Found in the text"
  }

  private let words: SearchWords

  /// - Parameter text: Words with spaces between them; none leave nothing.
  public init(_ text: String) {
    words = SearchWords(text)
  }

  /// Where an entry has all words; nil if it does not have them.
  public func place(in entry: GalleryEntry) -> Place? {
    guard !words.isEmpty, words.fit(entry.searchedText) else { return nil }
    return words.fit(entry.subject) ? .subject : .text
  }

  /// The entries that have all words, each where they were found, in the order of `Place` and then in their own.
  public func matches(in entries: [GalleryEntry]) -> [(place: Place, entry: GalleryEntry)] {
    let found = entries.compactMap { entry in place(in: entry).map { (place: $0, entry: entry) } }
    return Place.allCases.flatMap { place in found.filter { $0.place == place } }
  }
}

extension GalleryEntry {
  /// What it is about: its title, its name and its keywords.
  fileprivate var subject: String {
    let name = path.split(separator: "/").last ?? ""
    return ([title, String(name)] + keywords).joined(separator: "\n")
  }

  /// Everything that it can be found by.
  fileprivate var searchedText: String {
    let bug = story?.bug.map {
      [$0.entry, $0.sees, $0.cause, $0.fix] + $0.knobs
    }
    return ([subject, group, about] + mentions + (bug ?? [])).joined(separator: "\n")
  }
}
