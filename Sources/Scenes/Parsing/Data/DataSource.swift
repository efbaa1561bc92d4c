/// What the `data` of a scene says, from which the items of its panes are made.
enum DataSource: Sendable {
  case sections(SectionData)
  case table(TableData)

  /// The items of a pane.
  ///
  /// - Parameter field: The field whose value each item takes as its measure; nil for none.
  /// - Returns: The same items for every pane, apart from their measure.
  /// - Throws: `SceneError` when the field is missing, or not a size, in any item.
  func dataSet(measuredBy field: SceneValue?) throws -> DataSet {
    switch self {
    case .sections(let data): try data.dataSet(measuredBy: field)
    case .table(let data): try data.dataSet(measuredBy: field)
    }
  }
}
