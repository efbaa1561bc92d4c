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
        ps aux | cellophane               browse what a program prints
        cellophane check bug.yaml         run it and see whether its expectations hold
      """,
    version: "0.1.0",
    subcommands: [
      OpenCommand.self, GalleryCommand.self, MuseumCommand.self, CheckCommand.self,
      SweepCommand.self,
      AdviseCommand.self, ShrinkCommand.self, ShowCommand.self, ListCommand.self,
      ManualCommand.self,
    ],
    defaultSubcommand: OpenCommand.self
  )

  /// Runs what the command line asks for, files alone at once: to find out about all options and commands takes as long as
  /// everything else until the first screen.
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

  /// The files of a command line that has nothing else, with or without the word `open`; nil for any other.
  static func files(in words: [String]) -> [String]? {
    let files =
      words.first == OpenCommand.configuration.commandName ? words.dropFirst() : words[...]
    let isPlain = files.allSatisfy { word in
      !word.isEmpty && !word.hasPrefix("-") && !commandNames.contains(word)
    }
    return isPlain ? Array(files) : nil
  }

  /// Runs the command that the words of the command line name.
  ///
  /// As the library would, but that help which cannot be written is no success.
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
      let told = fullMessage(for: error)
      guard !told.isEmpty else { exit(withError: error) }
      var errors = StandardError()
      print(UnknownOption.told(told, options: optionNames(in: words)), to: &errors)
      exit(withError: exitCode(for: error))
    }
  }

  /// - Throws: `Misuse` for help on a command that there is none of, where the library tells of all of them.
  static func checkHelp(_ words: [String]) throws {
    guard words.count > 1, words[0] == "help", !words[1].hasPrefix("-"),
      !commandNames.contains(words[1])
    else { return }
    let near = NearName.of(words[1], among: commandNames).map { " Did you mean “\($0)”?" } ?? ""
    throw Misuse("there is no command “\(words[1])”.\(near)")
  }

  /// The names of the options that the command takes which the words name, without dashes.
  private static func optionNames(in words: [String]) -> [String] {
    let name = words.first.flatMap { commandNames.contains($0) ? $0 : nil }
    let named = name ?? OpenCommand.configuration.commandName ?? ""
    return ((try? CommandInfo.of(Cellophane.self))?.subcommands ?? [])
      .first { $0.commandName == named }?
      .arguments?.flatMap { $0.names ?? [] }.filter { $0.kind != "short" }.map(\.name) ?? []
  }

  /// The words that are commands.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
