import Foundation

/// Moves elements of a layout over time; the dynamic animator of the module `UIKit` conforms.
@preconcurrency @MainActor
package protocol LayoutAnimator: AnyObject {
  var isRunning: Bool { get }
  /// Advances the motion by a number of seconds.
  func advance(by seconds: TimeInterval)
}

/// The animators of a layout; they are not retained.
@MainActor
package struct LayoutAnimators {
  private struct Entry {
    weak var animator: (any LayoutAnimator)?
  }

  private var entries: [Entry] = []

  var isRunning: Bool { entries.contains { $0.animator?.isRunning == true } }

  package mutating func append(_ animator: any LayoutAnimator) {
    entries.removeAll { $0.animator == nil }
    entries.append(Entry(animator: animator))
  }

  func advance(by seconds: TimeInterval) {
    for entry in entries { entry.animator?.advance(by: seconds) }
  }
}
