import Testing

@testable import os

struct LogTests {
  @Test func aLineNamesItsLogAndKind() {
    let log = OSLog(subsystem: "com.example", category: .pointsOfInterest)
    #expect(
      LogStream.line(log, OSLogType.fault.name, "gone")
        == "[com.example:PointsOfInterest] fault: gone")
  }

  @Test func privateValuesAreHidden() {
    let name = "Ada"
    let message: OSLogMessage = "hello \(name, privacy: .private), \(3) of \(name)"
    #expect(message.text == "hello <private>, 3 of Ada")
  }

  @Test func formatsTakeTheirArguments() {
    #expect(formatted("%{public}d of %d", [1, 2]) == "1 of 2")
    #expect(formatted("100 %", []) == "100 %")
  }

  @Test func aDisabledLogTakesNothing() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func identifiersDiffer() {
    let log = OSLog.default
    #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
    #expect(OSSignpostID(log: log, object: log) == OSSignpostID(log: log, object: log))
  }
}
