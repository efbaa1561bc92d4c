/// What the gallery shows and which entry is chosen.
public struct GalleryState: Sendable, Equatable {
  /// The entries in the order they are shown.
  public private(set) var entries: [GalleryEntry]
  /// The index of the chosen entry; 0 without entries.
  public private(set) var selection = 0

  /// A gallery with its first entry chosen.
  public init(entries: [GalleryEntry] = []) {
    self.entries = entries
  }

  /// The chosen entry; nil without entries.
  public var selected: GalleryEntry? {
    entries.indices.contains(selection) ? entries[selection] : nil
  }

  /// Moves the choice by so many entries, at most to the first or the last one.
  public mutating func move(by count: Int) {
    let target = selection.addingReportingOverflow(count)
    select(target.overflow ? (count < 0 ? 0 : entries.count) : target.partialValue)
  }

  /// Chooses an entry, the nearest one when there is no such index.
  public mutating func select(_ index: Int) {
    selection = max(0, min(index, entries.count - 1))
  }
}
