import Simulator

extension Frame {
  /// Whether the steps of a scene wait for the presenter or play.
  var isUnderWay: Bool { progress.map { $0.state != .finished } ?? false }
}
