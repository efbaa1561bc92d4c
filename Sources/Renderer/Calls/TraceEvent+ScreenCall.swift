import Simulator

extension TraceEvent {
  /// The call as the screen tells it: index paths and numbers as the elements and the inspector have them, but with each path
  /// whole, also where an element is named by its section alone.
  var screenCall: String { call.withScreenPaths.withScreenNumbers }
}
