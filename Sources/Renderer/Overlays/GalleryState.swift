import Simulator

/// What the gallery shows and which entry is chosen.
public struct GalleryState: Sendable, Equatable {
  /// All entries, in the order they are shown.
  public private(set) var entries: [GalleryEntry]
  /// The words that what is shown has to do with; empty for all entries.
  public private(set) var filter = ""
  /// The entries that the filter leaves.
  public private(set) var shown: [GalleryEntry]
  /// The index of the chosen entry among those shown; 0 without any.
  public private(set) var selection = 0
  /// What has been looked at so far, by path.
  public private(set) var previews: [String: GalleryPreview] = [:]

  /// A gallery with its first entry chosen.
  public init(entries: [GalleryEntry] = []) {
    self.entries = entries
    shown = entries
  }

  /// The chosen entry; nil without entries.
  public var selected: GalleryEntry? {
    shown.indices.contains(selection) ? shown[selection] : nil
  }

  /// Whether the chosen entry is the first one under its heading.
  var isFirstOfGroup: Bool {
    selection == 0 || !shown.indices.contains(selection)
      || shown[selection - 1].group != shown[selection].group
  }

  /// The chosen entry when nobody knows yet what it looks like.
  public var unseen: GalleryEntry? {
    selected.flatMap { previews[$0.path] == nil ? $0 : nil }
  }

  /// Moves the choice by so many entries, at most to the first or the last one.
  public mutating func move(by count: Int) {
    select(selection.moved(by: count, upTo: shown.count - 1))
  }

  /// Chooses an entry, the nearest one when there is no such index.
  public mutating func select(_ index: Int) {
    selection = max(0, min(index, shown.count - 1))
  }

  /// Shows the entries that have to do with every word of a text, and keeps the choice if it is among them.
  public mutating func filter(_ text: String) {
    let chosen = selected
    filter = text
    let words = FilterWords(text)
    shown = entries.filter { words.fit($0.searchedText) }
    selection = chosen.flatMap { shown.firstIndex(of: $0) } ?? 0
  }

  /// Keeps what an entry looks like.
  public mutating func keep(_ preview: GalleryPreview, of entry: GalleryEntry) {
    previews[entry.path] = preview
  }
}

extension GalleryEntry {
  /// Everything it can be found by.
  fileprivate var searchedText: String {
    let name = path.split(separator: "/").last ?? ""
    let bug = story?.bug.map {
      "\($0.entry) \($0.sees) \($0.cause) \($0.knobs.joined(separator: " "))"
    }
    return "\(title) \(group) \(name) \(about) \(bug ?? "")"
  }
}
