import Dispatch
import Terminal

/// Prints on a terminal what the program is reading, unless it is cancelled within half a second.
struct WaitNotice {
  /// Seconds after which the notice is printed.
  private static let patience = 0.5

  private let notice: DispatchWorkItem?

  /// - Parameter source: The name of the file or stream that is read.
  init(reading source: String) {
    guard StandardStreams.errorIsTerminal else {
      notice = nil
      return
    }
    let notice = DispatchWorkItem {
      var errors = StandardError()
      print("cellophane: reading \(source)… Ctrl-C stops", to: &errors)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: notice)
    self.notice = notice
  }

  func cancel() {
    notice?.cancel()
  }
}
