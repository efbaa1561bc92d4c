import Scenes

/// Compares a scene's expectations with the session.
@MainActor
struct ExpectationCheck {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  /// The result of an expectation now.
  func result(of expectation: Expectation, line: Int) -> ExpectationResult {
    let indices = expectation.pane.map { [$0] } ?? Array(session.panes.indices)
    var failures: [String] = []
    for index in indices where session.panes.indices.contains(index) {
      let run = session.panes[index]
      let name = run.pane.title.isEmpty ? "pane \(index + 1)" : run.pane.title
      failures += PaneCheck(expectation, run).failures.map {
        session.panes.count > 1 ? "\(name): \($0)" : $0
      }
    }
    return ExpectationResult(
      line: line, passed: failures.isEmpty, message: failures.joined(separator: "; "))
  }
}

/// The result of one `expect` step.
public struct ExpectationResult: Sendable, Equatable, Codable {
  /// The line of the scene file.
  public var line: Int
  public var passed: Bool
  /// The expected and the actual values; empty if the expectation holds.
  public var message: String
}
