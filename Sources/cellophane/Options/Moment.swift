import ArgumentParser

/// `0.5` or `end`: the moment of a run that is drawn.
struct Moment: ExpressibleByArgument, CustomStringConvertible {
  static let start = Moment(seconds: 0)
  private static let longest = 3600.0
  static let endWord = "end"

  /// Seconds from the start, an hour for the end; a run that ends before is drawn as it ended.
  let seconds: Double

  private init(seconds: Double) {
    self.seconds = seconds
  }

  init?(argument: String) {
    if argument == Self.endWord {
      self.init(seconds: Self.longest)
    } else if let seconds = Double(argument), (0...Self.longest).contains(seconds) {
      self.init(seconds: seconds)
    } else {
      return nil
    }
  }

  /// Whether the end is meant, as it is where an hour is.
  var isEnd: Bool { seconds == Self.longest }

  var description: String {
    isEnd ? Self.endWord : seconds.formatted()
  }
}
