import ArgumentParser
import Foundation
import Scenes
import Simulator

/// `cellophane fix [NAME …]`.
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Print fixes as UIKit code.",
    discussion: """
      Prints the code of the named fixes, of a kind of finding, of an exhibit, or of everything that \
      `check` finds in a scene file. Without a name, lists all fixes with what they fix. The code \
      imports only UIKit.

      EXAMPLES:
        cellophane fix
        cellophane fix keepPlaceWhenMeasuring
        cellophane fix JUMP
        cellophane fix b07 > ScrollUntilStable.swift
        cellophane fix jump.yaml
      """)

  @Argument(
    help: ArgumentHelp(
      "Fixes, kinds of findings such as JUMP or anchor, exhibits such as b07, or scene files.",
      valueName: "name"),
    completion: .list(Fix.allCases.map(\.rawValue)))
  var names: [String] = []

  @OptionGroup var look: UnusedLookOptions

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        let program = Program(options: RunOptions())
        try program.printText(names.isEmpty ? list(program) : code(program))
      } catch {
        throw Complaint.make(of: error)
      }
    }
  }

  @MainActor
  private func list(_ program: Program) throws -> String {
    try FixFile.list(Fix.allCases.map(program.fixFile)).joined(separator: "\n")
  }

  @MainActor
  private func code(_ program: Program) throws -> String {
    var fixes: [Fix] = []
    for fix in try names.flatMap({ try self.fixes(named: $0, program) }) where !fixes.contains(fix)
    {
      fixes.append(fix)
    }
    let files = try fixes.map { try program.fixFile($0).code.trimmingCharacters(in: .newlines) }
    return files.joined(separator: "\n\n")
  }

  /// The fixes with a name, of a kind of finding, or of an exhibit.
  ///
  /// - Throws: `Misuse` if there are none.
  @MainActor
  private func fixes(named name: String, _ program: Program) throws -> [Fix] {
    let wanted = name.lowercased()
    let fix = Fix.allCases.first {
      [$0.rawValue, $0.fileName].contains { $0.lowercased() == wanted }
    }
    if let fix { return [fix] }
    if let kind = FindingKind.named(name) { return kind.fixes }
    if Self.isFile(name) { return try fixes(ofSceneAt: name, program) }
    let exhibits = (try? program.tour().paths(named: name)) ?? []
    let code = try exhibits.flatMap { try program.loader.scene(at: $0).exhibit?.code ?? [] }
    guard code.isEmpty else { return code }
    guard exhibits.isEmpty else { throw Misuse("the scene “\(name.visible)” names no fix.") }
    let near = NearName.of(name, among: Fix.allCases.map(\.rawValue))
    throw Misuse(
      "there is no fix “\(name.visible)”." + (near.map { " Did you mean “\($0)”?" } ?? ""))
  }
}

extension FixCommand {
  /// Whether a name is that of a file and not of a fix, a kind of finding or an exhibit.
  private static func isFile(_ name: String) -> Bool {
    name == "-" || name.contains("/")
      || LocalFiles.endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  /// The fix to try first for each finding in a scene, in the order of its panes.
  ///
  /// - Throws: `NoResult` if nothing is found, or an error of the file.
  @MainActor
  private func fixes(ofSceneAt name: String, _ program: Program) throws -> [Fix] {
    let scene = try program.scene(in: program.path(of: name))
    let report = try HeadlessRun(scene).report()
    let fixes = report.panes.flatMap(\.findings).compactMap(\.fixes.first)
    guard !fixes.isEmpty else {
      throw NoResult("nothing was found in \(name.visible), so nothing has to be fixed.")
    }
    return fixes
  }
}

extension FixFile {
  /// The names of fixes, each followed by what it fixes.
  static func list(_ files: [FixFile]) -> [String] {
    let width = files.map(\.fix.rawValue.count).max() ?? 0
    return files.map { file in
      let name = file.fix.rawValue.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(name)  \(file.summary)"
    }
  }
}
