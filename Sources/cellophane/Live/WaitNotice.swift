import Dispatch
import Terminal

/// Says on a terminal after a while what is waited for, unless it is cancelled.
struct WaitNotice {
  /// Seconds after which waiting is long.
  private static let patience = 0.5

  private let notice: DispatchWorkItem?

  /// - Parameter source: What is read.
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
