import Foundation

// What `IndexPath+Item.swift` gives the value, for sources that bridge.

extension NSIndexPath {
  /// An index path of two, section first.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// An index path of two, section first; a table's word for `init(forItem:inSection:)`.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(forItem: row, inSection: section)
  }

  /// The first index; `NSNotFound` in an empty path.
  public var section: Int { index(atPosition: 0) }

  /// The second index; `NSNotFound` in a path of one.
  public var item: Int { index(atPosition: 1) }

  /// The second index; a table's word for `item`.
  public var row: Int { item }
}
