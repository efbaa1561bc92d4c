/// A command that draws a screen.
protocol DrawingCommand: ProgramCommand {
  var look: LookOptions { get }
}

extension DrawingCommand {
  @MainActor var program: Program { Program(options: options.values, look: look.values) }
}
