import Simulator

/// What the gallery shows and which entry is chosen.
public struct GalleryState: Sendable, Equatable {
  /// All entries, in the order they are shown.
  public private(set) var entries: [GalleryEntry]
  /// The words that are searched for; empty for all entries.
  public private(set) var filter = ""
  /// Where the words were found in each of the entries shown; empty without words.
  private var places: [GallerySearch.Place] = []
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
    filter.isEmpty
      && (selection == 0 || !shown.indices.contains(selection)
        || shown[selection - 1].group != shown[selection].group)
  }

  /// The heading that one of the entries shown is under.
  func heading(of index: Int) -> String {
    places.isEmpty ? shown[index].group : places[index].rawValue
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

  /// Shows the entries that have every word of a text, those that are about the words first, and chooses the first one; without
  /// words shows all entries, and keeps the choice.
  public mutating func filter(_ text: String) {
    let chosen = selected
    filter = text
    guard !SearchWords(text).isEmpty else {
      places = []
      shown = entries
      selection = chosen.flatMap { shown.firstIndex(of: $0) } ?? 0
      return
    }
    let matches = GallerySearch(text).matches(in: entries)
    places = matches.map(\.place)
    shown = matches.map(\.entry)
    selection = 0
  }

  /// Keeps what an entry looks like.
  public mutating func keep(_ preview: GalleryPreview, of entry: GalleryEntry) {
    previews[entry.path] = preview
  }
}

/// Something the gallery can open.
public struct GalleryEntry: Sendable, Equatable {
  /// Its name in the list.
  public var title: String
  /// What to look at, in a sentence or two.
  public var about: String
  /// The heading it stands under; neighbours with the same one share it.
  public var group: String
  /// What to open.
  public var path: String
  /// What there is to tell of an exhibit; nil for anything else.
  public var story: Story?
  /// Words that it is found by, besides its title and its name.
  public var keywords: [String]
  /// Names of what it contains, by which it is found after the entries that have the word among their keywords.
  public var mentions: [String]

  /// An entry of the gallery.
  public init(
    title: String, about: String, group: String, path: String, story: Story? = nil,
    keywords: [String] = [], mentions: [String] = []
  ) {
    self.title = title
    self.about = about
    self.group = group
    self.path = path
    self.story = story
    self.keywords = keywords
    self.mentions = mentions
  }
}

/// What an entry of the gallery looks like when it is opened.
public struct GalleryPreview: Sendable, Equatable {
  /// Its first picture; nil when there is none.
  public var frame: Frame?
  /// What to look at, for an entry that does not say so itself; empty for nothing.
  public var about: String
  /// Why there is no picture; empty when there is one.
  public var message: String

  /// A picture, or the reason why there is none.
  public init(frame: Frame? = nil, about: String = "", message: String = "") {
    self.frame = frame
    self.about = about
    self.message = message
  }
}
