/// One diagnostic in a report.
public struct DiagnosticReport: Sendable, Equatable, Encodable {
  public var id: String
  @Nullable public var indexPath: [Int]?
  public var message: String

  init(_ note: DiagnosticNote) {
    id = note.id
    indexPath = note.indexPath
    message = note.message
  }
}
