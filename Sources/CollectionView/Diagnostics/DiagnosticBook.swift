import Foundation

/// The diagnostics reported so far, so that a mistake that recurs in every frame is reported once.
struct DiagnosticBook {
  private struct Cause: Hashable {
    var id: Diagnostic.ID
    var kind: String?
    var indexPath: IndexPath?
  }

  /// The maximum number of reports of one mistake, however many elements have it.
  private static let limit = 100

  private var causes: Set<Cause> = []
  private var counts: [Diagnostic.ID: Int] = [:]
  /// Whether no query before the second `prepare()` returned an element twice.
  private(set) var wasFirstAnswerUnique = true
  /// The classes of attributes whose copies lose a property.
  private var classesLosingProperties: Set<String> = []

  /// Drops the reports, because the data was reloaded or a layout installed.
  mutating func reset() {
    causes = []
    counts = [:]
  }

  /// Drops the reports about one layout when another is installed.
  mutating func forgetLayout() {
    reset()
    wasFirstAnswerUnique = true
  }

  /// Drops the reports of loops, because an update gives other items to the index paths.
  mutating func forgetLoops() {
    causes = causes.filter { $0.id != .layoutLoop }
  }

  mutating func firstAnswerNamesElementTwice() {
    wasFirstAnswerUnique = false
  }

  mutating func add(classLosingProperties name: String) {
    classesLosingProperties.insert(name)
  }

  func losesProperties(class name: String) -> Bool { classesLosingProperties.contains(name) }

  /// Whether a mistake was not reported before; records it as reported.
  mutating func isNews(_ id: Diagnostic.ID, at indexPath: IndexPath?, kind: String?) -> Bool {
    guard counts[id, default: 0] < Self.limit,
      causes.insert(Cause(id: id, kind: kind, indexPath: indexPath)).inserted
    else { return false }
    counts[id, default: 0] += 1
    return true
  }
}
