import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Passes after which an inset and a content that disagree are let be; as many as UIKit takes before it traps.
  private static let insetBudget = 100

  /// Lets an inset that depends on the content size follow it, and the content that depends on the inset follow that,
  /// as an app does that sets its insets whenever it has been laid out.
  func followContentInset() {
    guard case .whenShorter(let rule) = pane.contentInset else { return }
    // What did not come to an end from here will not do so now.
    if let loop = insetLoop, loop == (view.contentSize, view.contentInset) { return }
    for _ in 0..<Self.insetBudget {
      guard takeContentInset(by: rule) else { return }
      view.layoutIfNeeded()
    }
    insetLoop = (view.contentSize, view.contentInset)
    judge.recordInsetLoop(rounds: Self.insetBudget)
    note(
      Diagnostic(
        .layoutLoop,
        "stuck in a layout loop: the content inset at the \(rule.edge.rawValue) depends on the content size, which depends on the inset; \(Self.insetBudget) passes and still changing"
      ))
  }

  /// - Returns: Whether the inset is another one now.
  private func takeContentInset(by rule: InsetRule) -> Bool {
    let edge: WritableKeyPath<UIEdgeInsets, CGFloat> =
      switch rule.edge {
      case .bottom: \.bottom
      case .right: \.right
      }
    let now = view.contentInset[keyPath: edge]
    let isHeld = rule.holds(for: view.contentSize.height, isThere: now != 0)
    let wanted = isHeld ? rule.by : 0
    guard now != wanted else { return false }
    view.contentInset[keyPath: edge] = wanted
    return true
  }
}
