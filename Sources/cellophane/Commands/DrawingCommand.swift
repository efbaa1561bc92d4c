/// A command that draws a screen.
protocol DrawingCommand: ProgramCommand {
  var look: LookOptions { get }
}

extension DrawingCommand {
  @MainActor var program: Program {
    var options = options.values
    options.color = look.color
    options.withoutMouse = look.withoutMouse
    options.isHeadless = look.headless
    return Program(options: options, look: look.values)
  }
}
