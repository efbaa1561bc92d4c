import Foundation

#if !canImport(Darwin)
  extension IndexPath {
    /// An index path of two, section first.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// An index path of two, section first; a table's word for `init(item:section:)`.
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

    /// The second index; a table's word for `item`.
    ///
    /// - Precondition: The path has two indexes.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#else
  // Foundation on Apple's platforms has `item` and `section`; `row` belongs to UIKit.
  extension IndexPath {
    /// An index path of two, section first; a table's word for `init(item:section:)`.
    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The second index; a table's word for `item`.
    public var row: Int {
      get { item }
      set { item = newValue }
    }
  }
#endif
