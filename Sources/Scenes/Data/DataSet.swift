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
