import ArgumentParser

/// A command that works with scenes.
protocol ProgramCommand: ParsableCommand, Sendable {
  var options: CommonOptions { get }

  /// The options of the command as the commands share them.
  @MainActor var program: Program { get }

  /// Does the work; what it throws is told in the words and with the exit code of the contract.
  @MainActor func run(_ program: Program) throws
}

extension ProgramCommand {
  @MainActor var program: Program { Program(options: options.values) }

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        try run(program)
      } catch {
        throw Complaint.make(of: error)
      }
    }
  }
}
