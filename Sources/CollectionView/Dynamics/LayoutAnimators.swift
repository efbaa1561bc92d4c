import Foundation

/// The animators made for a layout, as long as the layout keeps them.
@MainActor
struct LayoutAnimators {
  private struct Entry {
    weak var animator: UIDynamicAnimator?
  }

  private var entries: [Entry] = []

  var isRunning: Bool { entries.contains { $0.animator?.isRunning == true } }

  mutating func append(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.animator == nil }
    entries.append(Entry(animator: animator))
  }

  func advance(by seconds: TimeInterval) {
    for entry in entries { entry.animator?.advance(by: seconds) }
  }
}
