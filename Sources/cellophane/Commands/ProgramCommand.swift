import ArgumentParser

/// A command that works with scenes.
protocol ProgramCommand: ParsableCommand, Sendable {
  var options: CommonOptions { get }

  /// The program, configured by the options of the command.
  @MainActor var program: Program { get }

  /// Runs the command; errors are reported by `Complaint`.
  @MainActor func run(_ program: Program) throws
}

extension ProgramCommand {
  @MainActor var program: Program { Program(options: options.values) }

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        let program = program
        // A screen abandons a layout of this program at the limit itself, and shows it.
        let watch = MemoryWatch(program.options.memoryLimit, times: program.look == nil ? 1 : 2)
        defer { watch.cancel() }
        try run(program)
      } catch {
        throw Complaint.make(of: error)
      }
    }
  }
}

/// A command that draws a screen.
protocol DrawingCommand: ProgramCommand {
  var look: LookOptions { get }
}

extension DrawingCommand {
  @MainActor var program: Program { Program(options: drawingOptions, look: look.values) }

  /// The options of the command, with those of its look that are not about a screen.
  var drawingOptions: RunOptions {
    var options = options.values
    options.color = look.color
    options.withoutMouse = look.withoutMouse
    options.isHeadless = look.headless
    return options
  }
}
