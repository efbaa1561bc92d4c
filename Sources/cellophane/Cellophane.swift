import ArgumentParser

/// The command line.
@main
struct Cellophane: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cellophane",
    abstract: "See through your collection view.",
    discussion: """
      A scrolling UICollectionView in the terminal, with instruments that show which cells are \
      estimated, which are measured, who moved the content offset, and why a cell is missing.

      EXAMPLES:
        cellophane                        the first scene of the tour
        cellophane museum                 the known bugs of estimated sizes
        cellophane bug.yaml               a scene
        cellophane countries.csv          browse a data file
        ps aux | cellophane               browse the output of a program
        cellophane new chat               a first scene to change
        cellophane check bug.yaml         run it and check its expectations
      """,
    version: "0.1.0",
    subcommands: [
      OpenCommand.self, NewCommand.self, GalleryCommand.self, MuseumCommand.self,
      CheckCommand.self,
      SweepCommand.self,
      AdviseCommand.self, ShrinkCommand.self, ShowCommand.self, FixCommand.self,
      ListCommand.self,
      ManualCommand.self, VersionCommand.self,
    ],
    defaultSubcommand: OpenCommand.self
  )

  /// Runs the command line; opens it without ArgumentParser if it consists of files only.
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let files = files(in: words) else { return runNamed(by: words) }
    MainActor.assumeIsolated {
      do {
        try Program(options: RunOptions(), look: ScreenLook()).open(files)
      } catch {
        exit(withError: Complaint.make(of: error))
      }
    }
  }

  /// The files, if the command line consists only of files, with or without the word `open`; nil otherwise.
  static func files(in words: [String]) -> [String]? {
    let files =
      words.first == OpenCommand.configuration.commandName ? words.dropFirst() : words[...]
    let isPlain = files.allSatisfy { word in
      !word.isEmpty && !word.hasPrefix("-") && !commandNames.contains(word)
    }
    return isPlain ? Array(files) : nil
  }

  /// Runs the command that the command line names.
  ///
  /// Unlike `ParsableCommand.main()`, it reports an error if help cannot be written.
  private static func runNamed(by words: [String]) {
    do {
      if let script = CompletionScript(askedBy: words) {
        return try StandardOutput.write(script.text)
      }
      try checkHelp(words)
    } catch {
      exit(withError: Complaint.make(of: error))
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch  where exitCode(for: error) == .success {
      do {
        try StandardOutput.write(fullMessage(for: error))
      } catch {
        exit(withError: Complaint.make(of: error))
      }
    } catch {
      let message = fullMessage(for: error)
      guard !message.isEmpty else { exit(withError: error) }
      var errors = StandardError()
      print(UnknownOption.message(message, options: optionNames(in: words)), to: &errors)
      exit(withError: exitCode(for: error))
    }
  }

  /// - Throws: `Misuse` for help on an unknown command, for which ArgumentParser would print the general help.
  static func checkHelp(_ words: [String]) throws {
    guard words.count > 1, words[0] == "help", !words[1].hasPrefix("-"),
      !commandNames.contains(words[1])
    else { return }
    let near = NearName.of(words[1], among: commandNames).map { " Did you mean “\($0)”?" } ?? ""
    throw Misuse("there is no command “\(words[1])”.\(near)")
  }

  /// The names, without dashes, of the options of the command in `words`, or of the default command.
  private static func optionNames(in words: [String]) -> [String] {
    let name = words.first.flatMap { commandNames.contains($0) ? $0 : nil }
    let named = name ?? OpenCommand.configuration.commandName ?? ""
    return ((try? CommandInfo.of(Cellophane.self))?.subcommands ?? [])
      .first { $0.commandName == named }?
      .arguments?.flatMap { $0.names ?? [] }.filter { $0.kind != "short" }.map(\.name) ?? []
  }

  /// The names of all commands.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
