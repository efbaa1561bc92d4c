import ArgumentParser
import Scenes

/// The option that selects a pane of a scene.
struct PaneOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The pane, by its title or its number from 1.", valueName: "name"))
  var pane: String?

  /// The index of the pane; nil if the option is not given.
  ///
  /// - Throws: `Misuse` if the scene has no such pane.
  func index(in scene: Scene) throws -> Int? {
    guard let pane else { return nil }
    if let index = scene.pane(named: pane) { return index }
    let names = scene.paneNames.map { "“\($0)”" }.joined(separator: ", ")
    throw Misuse("No single pane is named “\(pane)”; this scene has \(names).")
  }
}

/// The moment of a run to draw: a number of seconds, such as `0.5`, or `end`.
struct MomentOption: ExpressibleByArgument, CustomStringConvertible {
  static let start = MomentOption(seconds: 0)
  static let endWord = "end"
  private static let longest = 3600.0

  /// Virtual seconds from the start, or one hour for `end`.
  ///
  /// A run that ends earlier is drawn at its end.
  let seconds: Double
  /// Whether this is `end`.
  let isEnd: Bool
  private init(seconds: Double, isEnd: Bool = false) {
    self.seconds = seconds
    self.isEnd = isEnd
  }

  init?(argument: String) {
    if argument == Self.endWord {
      self.init(seconds: Self.longest, isEnd: true)
    } else if let seconds = Double(argument), (0...Self.longest).contains(seconds) {
      self.init(seconds: seconds)
    } else {
      return nil
    }
  }

  var description: String {
    isEnd ? Self.endWord : seconds.formatted()
  }
}
