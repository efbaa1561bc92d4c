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
  private let text: String

  /// - Parameter text: Words with spaces between them; none leave nothing.
  public init(_ text: String) {
    words = SearchWords(text)
    self.text = text.lowercased()
  }

  /// Where an entry has all words; nil if it does not have them.
  public func place(in entry: GalleryEntry) -> Place? {
    guard !words.isEmpty, words.fit(entry.searchedText) else { return nil }
    return words.fit(entry.subject) ? .subject : .text
  }

  /// The entries that have all words, each where they were found, in the order of `Place`.
  ///
  /// A file with this name comes first. Of those that are about the words, the ones come next among whose keywords the words are nearer to the start; otherwise the
  /// order stays.
  public func matches(in entries: [GalleryEntry]) -> [(place: Place, entry: GalleryEntry)] {
    let found = entries.compactMap { entry in place(in: entry).map { (place: $0, entry: entry) } }
    let subjects = found.filter { $0.place == .subject }.enumerated()
      .map { (rank: (rank(of: $1.entry), $0), match: $1) }
      .sorted { $0.rank < $1.rank }.map(\.match)
    return subjects + found.filter { $0.place == .text }
  }

  /// The position among the keywords of the first one with all words; a title counts as the second keyword, and the
  /// name of the file precedes all of them.
  private func rank(of entry: GalleryEntry) -> Int {
    if entry.names.contains(text) { return -1 }
    let place = entry.keywords.firstIndex(where: words.fit) ?? .max
    return place > 1 && words.fit(entry.title) ? 1 : place
  }
}

extension GalleryEntry {
  /// What it is about: its title, its name and its keywords.
  fileprivate var subject: String {
    ([title, fileName] + keywords).joined(separator: "\n")
  }

  /// The name of its file in lower case, with and without the extension.
  fileprivate var names: [String] {
    let name = fileName.lowercased()
    return [name, String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))]
  }

  private var fileName: String { String(path.split(separator: "/").last ?? "") }

  /// Everything that it can be found by.
  fileprivate var searchedText: String {
    let bug = story?.bug.map {
      [$0.entry, $0.sees, $0.cause, $0.fix] + $0.knobs
    }
    return ([subject, group, about] + mentions + (bug ?? [])).joined(separator: "\n")
  }
}
