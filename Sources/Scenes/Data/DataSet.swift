/// What is in the collection when the scene begins.
public struct DataSet: Sendable, Equatable {
  /// The sections in order.
  public var sections: [DataSection]

  /// Makes a data set of sections in order.
  public init(sections: [DataSection]) {
    self.sections = sections
  }

  /// The number of items over all sections.
  ///
  /// - Complexity: O(sections).
  public var itemCount: Int {
    sections.reduce(0) { $0 + $1.items.count }
  }
}
