import Foundation

// AppKit and UIKit declare these on Apple's platforms; Foundation alone does not.

extension IndexPath {
  /// An index path with two indexes, section first.
  public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)
  }

  /// An index path with two indexes, section first; `init(item:section:)` in the terms of a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The first index.
  ///
  /// - Precondition: The path is not empty.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index.
  ///
  /// - Precondition: The path has two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index; `item` in the terms of a table view.
  ///
  /// - Precondition: The path has two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
