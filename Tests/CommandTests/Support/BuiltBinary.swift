import Foundation
import Testing

/// The program under test, and everything that runs it, one test after the other.
@Suite("The built binary", .serialized)
enum BuiltBinary {
  /// The program: what CELLOPHANE_BINARY names, as `make test` does for the release build, or the one built beside the tests.
  static let url: URL = {
    if let named = ProcessInfo.processInfo.environment["CELLOPHANE_BINARY"] {
      return URL(fileURLWithPath: named)
    }
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let folders = (bundles + [Bundle.main.executableURL].compactMap { $0 }).map {
      $0.resolvingSymlinksInPath().deletingLastPathComponent()
    }
    // On macOS the tests run inside a program of the toolchain.
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let built = sources.appendingPathComponent("../../../.build/debug").standardizedFileURL
    let candidates = (folders + [built]).map { $0.appendingPathComponent("cellophane") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? URL(fileURLWithPath: "cellophane")
  }()

  static var path: String { url.path }

  /// The language and the paths of the surroundings, and nothing else of them.
  static var environment: [String: String] {
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "LD_LIBRARY_PATH", "TMPDIR"].contains($0.key)
    }
    return inherited.merging(
      ["LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    ) { _, own in own }
  }

  /// Runs the program without a terminal.
  static func run(
    _ arguments: [String], input: String = "", environment extra: [String: String] = [:]
  ) throws -> Finished {
    try Finished(
      running: path, arguments, input: input,
      environment: environment.merging(extra) { _, new in new })
  }
}
