import Dispatch
import Terminal

/// Ends the program when it takes more memory than a limit, also while a layout computes on the main thread.
struct MemoryWatch {
  /// The exit status, that of a failed request to the system.
  static let status: Int32 = 71
  private static let interval = DispatchTimeInterval.milliseconds(50)

  private let timer: any DispatchSourceTimer

  /// - Parameters:
  ///   - limit: The limit.
  ///   - factor: The number of limits that the program may take before it ends: more than 1 on a screen, where a layout of the program is
  ///     abandoned first.
  init(_ limit: MemoryLimit, times factor: Int) {
    let most = limit.bytes.multipliedReportingOverflow(by: factor)
    timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler {
      guard !most.overflow, Platform.memory > most.partialValue else { return }
      Self.end(limit)
    }
    timer.resume()
  }

  /// Ends the program with the message about a limit.
  static func end(_ limit: MemoryLimit) -> Never {
    Platform.exit(printing: "cellophane: \(limit.complaint)\n", status: status)
  }

  func cancel() { timer.cancel() }
}
