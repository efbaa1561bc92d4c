import ArgumentParser
import Foundation
import Renderer
import Simulator

/// The manual page, generated from the command-line definitions and the keymap.
struct ManualPage {
  private let tool: CommandInfo

  /// - Throws: An error if ArgumentParser's JSON has another form.
  init(_ command: any ParsableCommand.Type) throws {
    tool = try CommandInfo.of(command)
  }

  /// The page in the macros of `man`.
  var text: String { page.text }

  /// The page as text, in lines of at most 78 columns.
  var plainText: String { page.plainText }

  private var page: Roff {
    let version = Cellophane.configuration.version
    var page = Roff()
    page.title("CELLOPHANE 1 \"\" \"Cellophane \(version)\" \"User Commands\"")
    page.section("Name")
    page.add("cellophane - see through your collection view")
    page.section("Synopsis")
    page.add(bold: "cellophane", then: "[<file> ...] [options]")
    for command in commands {
      page.breakLine()
      page.add(bold: "cellophane \(command.commandName)", then: Self.synopsis(command))
    }
    page.section("Description")
    page.add(paragraphs: tool.parts.text)
    page.add(
      paragraphs: "The default command is open. If standard output is not a terminal, one frame is "
        + "printed as text.")
    page.section("Commands")
    for command in commands { add(command, to: &page) }
    page.section("Options")
    for argument in common { Self.add(argument, to: &page) }
    page.add(tagged: "--help", "Show the help of a command, with examples.")
    page.add(tagged: "--version", "Show the version.")
    page.section("Keys")
    page.add(paragraphs: "A number before a scrolling key repeats it.")
    for group in Keymap.standard.groups where group.bindings.contains(where: { !$0.keys.isEmpty }) {
      page.subsection(group.title)
      for binding in group.bindings where !binding.keys.isEmpty {
        page.add(tagged: binding.keys.map(\.name).joined(separator: ", "), binding.help)
      }
    }
    page.section("Exit status")
    for (status, meaning) in Self.statuses { page.add(tagged: status, meaning) }
    page.section("Environment")
    for (variable, meaning) in Self.variables { page.add(tagged: variable, meaning) }
    page.section("Files")
    page.add(tagged: "share/cellophane/Assets", "The shipped scenes and their data.")
    page.section("Examples")
    page.add(verbatim: tool.parts.examples)
    return page
  }

  private static let statuses = [
    ("0", "Success."),
    (
      "1",
      "An expectation failed; with check --strict also any finding or diagnostic. There is nothing "
        + "to shrink or to advise."
    ),
    ("2", "A file cannot be read or is not valid."), ("64", "The command line is not valid."),
    ("69", "There is no terminal, or it cannot show a screen."),
    ("74", "Standard output, or the file of --output, cannot be written."),
    ("130", "Interrupted by Ctrl-C."),
    ("128+n", "Ended by signal n; a trap is mostly signal 4, 5 or 6."),
  ]

  private static let variables = [
    ("NO_COLOR", "If not empty, no colors unless --color always is given."),
    (AssetLocator.variable, "The folder of the shipped scenes."),
    ("TERM", "The name of the terminal."),
    ("LANG, LC_ALL, LC_CTYPE", "Lines and signs are drawn in ASCII unless the locale is UTF-8."),
    (
      "TMPDIR",
      "The folder for the captured output while the screen is shown, and for the input and output of "
        + "the runs of a sweep."
    ),
  ]

  private var commands: [CommandInfo] {
    (tool.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  /// The options that several commands share: those of `gallery`, which has no others.
  private var common: [CommandInfo.Argument] {
    commands.first { $0.commandName == "gallery" }?.shownArguments ?? []
  }

  private func add(_ command: CommandInfo, to page: inout Roff) {
    page.subsection("cellophane \(command.commandName)")
    page.add(paragraphs: command.abstract ?? "")
    page.add(paragraphs: command.parts.text)
    let shared = common.compactMap { $0.names?.last?.name }
    for argument in command.shownArguments
    where !shared.contains(argument.names?.last?.name ?? "") {
      Self.add(argument, to: &page)
    }
    page.add(verbatim: command.parts.examples)
  }

  private static func add(_ argument: CommandInfo.Argument, to page: inout Roff) {
    var abstract = argument.abstract ?? ""
    if argument.kind == "option", let value = argument.defaultValue {
      abstract += " Default: \(value)."
    }
    page.add(tagged: label(argument), abstract)
  }

  private static func synopsis(_ command: CommandInfo) -> String {
    let arguments = command.shownArguments.filter { $0.kind == "positional" }.map { argument in
      let name = label(argument) + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(name)]" : name
    }
    let hasOptions = command.shownArguments.contains { $0.kind != "positional" }
    return (arguments + (hasOptions ? ["[options]"] : [])).joined(separator: " ")
  }

  private static func label(_ argument: CommandInfo.Argument) -> String {
    let value = argument.valueName.map { "<\($0)>" } ?? ""
    guard argument.kind != "positional" else { return value }
    let names = (argument.names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }
    return names.joined(separator: ", ") + (argument.kind == "option" ? " \(value)" : "")
  }
}
