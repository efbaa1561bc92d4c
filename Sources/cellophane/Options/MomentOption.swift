import ArgumentParser

/// `0.5` or `end`: the moment of a run that is drawn.
struct MomentOption: ExpressibleByArgument, CustomStringConvertible {
  static let start = MomentOption(seconds: 0)
  static let endWord = "end"
  private static let longest = 3600.0

  /// Seconds from the start, an hour for the end; a run that ends before is drawn as it ended.
  let seconds: Double
  /// Whether the end is meant, wherever that is.
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
