import Testing

@testable import Simulator

/// Expects that the audit has found nothing in the first pane.
@MainActor
func expectQuiet(_ session: Session, _ location: SourceLocation = #_sourceLocation) {
  let findings = session.frame.panes[0].findings
  #expect(findings.isEmpty, "\(findings.map(\.message))", sourceLocation: location)
}

/// Expects that the audit finds nothing in a scene under `correct`, all of whose steps are taken.
@MainActor
func expectQuiet(_ text: String, _ location: SourceLocation = #_sourceLocation) throws {
  let session = try Session(text: "behavior: correct\n" + text)
  session.runSteps()
  expectQuiet(session, location)
}
