/// What is in the collection when the scene begins.
public struct DataSet: Sendable, Equatable {
  /// The sections in order.
  public var sections: [DataSection]
  /// The file they come from; nil for items that the scene lists itself.
  public var file: DataFile?

  /// Makes a data set of sections in order.
  public init(sections: [DataSection], file: DataFile? = nil) {
    self.sections = sections
    self.file = file
  }

  /// The number of items over all sections.
  ///
  /// - Complexity: O(sections).
  public var itemCount: Int {
    sections.reduce(0) { $0 + $1.items.count }
  }
}

extension DataSet {
  /// Whether it is another one, or the same rows with another field shown.
  ///
  /// - Complexity: O(sections); O(items) where neither comes from a file.
  public func hasRows(of other: DataSet) -> Bool {
    guard var file, let known = other.file, known.table != nil, file != known else {
      return self == other
    }
    (file.text, file.shown) = (known.text, known.shown)
    return file == known && sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { section, other in
        section.header == other.header && section.footer == other.footer
          && section.items.count == other.items.count
      }
  }
}
