import Foundation
import Testing

extension BuiltBinary {
  /// `cellophane fix` and `cellophane list` with files.
  @Suite("Fixes and lists of own scenes")
  struct FixCommandTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func run(_ command: String) throws -> Finished {
      try Finished(
        running: "/bin/sh", ["-c", "cd \"$1\" && \"$2\" \(command)", "sh", folder.url.path, path],
        environment: environment)
    }

    @Test("The fixes of what is found in a scene")
    func scene() throws {
      try folder.write(
        "{ data: 30, cell: { size: [320, 80] }, layout: { kind: list, estimatedHeight: 80 }, obscured: [0, 0, 200, 0], steps: [ { scrollTo: { item: [0, 20], at: bottom } }, { wait: settled } ] }",
        to: "covered.yaml")
      let result = try run("fix covered.yaml")
      #expect(result.status == 0)
      #expect(try result.output == run("fix roomForTheKeyboard").output)
    }

    @Test("A scene without findings, a missing file and a wrong one say so")
    func errors() throws {
      try folder.write("data: 3\n", to: "quiet.yaml")
      try folder.write("data: {\n", to: "wrong.yaml")
      for (file, status) in [("quiet.yaml", 1), ("missing.yaml", 2), ("wrong.yaml", 2)] {
        let result = try run("fix \(file)")
        #expect(result.status == Int32(status) && result.output.isEmpty, "\(file)")
        #expect(result.errors.contains(file))
      }
    }

    @Test(
      "Paths are searched instead of the shipped scenes",
      arguments: [
        ("list parcel .", ["./own.yaml"]), ("list parcel own.yaml other.yaml", ["own.yaml"]),
        ("list ./", ["./other.yaml", "./own.yaml"]), ("list other.yaml", ["other.yaml"]),
      ])
    func list(_ command: String, _ names: [String]) throws {
      try folder.write("{ title: Mine, keywords: [parcel], data: 3 }\n", to: "own.yaml")
      try folder.write("data: 3\n", to: "other.yaml")
      let result = try run("\(command) --names")
      #expect(result.output.split(separator: "\n").map(String.init) == names)
    }

    @Test("A path without anything that has the words")
    func nothing() throws {
      try folder.write("data: 3\n", to: "own.yaml")
      #expect(try run("list parcel .").status == 1)
      #expect(try run("list parcel ./missing").status == 64)
    }
  }
}
