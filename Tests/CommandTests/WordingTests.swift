import Foundation
import Testing

extension BuiltBinary {
  /// The wording of messages and help; other suites check statuses and results.
  @Suite("Wording")
  struct WordingTests {
    @Test(
      "An invalid value is reported with the valid ones",
      arguments: [
        (["show", "x", "--at", "-1"], "0 to 3600 seconds from the start, or end"),
        (["show", "x", "--at", "soon"], "0 to 3600 seconds from the start, or end"),
        (["open", "x", "--seed", "-5"], "random numbers: 0 to 18446744073709551615."),
        (["open", "x", "--size", "0x0"], "1x1 to 1000x1000; printing a frame needs 40x10."),
        (["show", "x", "--size", "99999999x99999999"], "1x1 to 1000x1000; printing"),
        (["open", "x", "--seed", "-1"], "'-1' is invalid for '--seed <number>'"),
        (["shrink", "x", "--runs", "-1"], "--runs must be at least 1."),
        (
          ["shrink", "x", "--finding", "foo"],
          "There are CONTENT OFF (contentSize), OUT OF REACH (reachability), "
        ),
        (["shrink", "x", "--finding", "foo"], "indexPathDoesNotExist"),
        (["check", "x", "--trace"], "--trace and --elements need --json."),
        (
          ["sweep", "x", "--knob", "data", "--values", "1", "--from", "1"],
          "Use either --values or --from/--to/--step."
        ),
      ])
    func invalidValue(arguments: [String], message: String) throws {
      let result = try BuiltBinary.run(arguments)
      #expect(result.status == 64)
      #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(
      "A name that cannot be opened is reported with what to do",
      arguments: [
        (["museum", "b25-"], "b25- matches several scenes: b25-headers-late, b25-pinned"),
        (["museum", "b99"], "no such exhibit; `cellophane list` lists them\n"),
        (["museum", "/dev/null"], "`cellophane open /dev/null` opens it\n"),
        (["shrink", "b30"], ": b30-lanes-frozen, b30-lanes-hop, b30-lost-card\n"),
      ])
    func name(arguments: [String], message: String) throws {
      let result = try BuiltBinary.run(arguments)
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("The help of open lists the extensions of data files")
    func extensions() throws {
      let help = try BuiltBinary.run(["open", "--help"]).output
      #expect(help.contains("(.csv .tsv .json .jsonl .ndjson, anything else as text)"))
    }
  }
}
