import Foundation
import Simulator

/// What of the content a call is about: the rectangle it asks about, or its element where that is now.
struct CallOutline {
  /// Content points.
  let rect: CGRect
  /// What it is.
  let label: String
  /// Whether there is nothing to be read in its first row.
  let hasTop: Bool

  /// Nil for a call about neither, and for one about an element that is not live.
  init?(_ call: TraceEvent, _ pane: PaneFrame) {
    if let rect = call.rect {
      self.rect = rect
      hasTop = true
      label = "in: " + Self.numbers(rect)
      return
    }
    guard let named = call.element,
      let element = pane.elements.last(where: {
        $0.category == named.category && $0.kind == named.kind && $0.indexPath == named.indexPath
      })
    else { return nil }
    rect = element.frame
    hasTop = false
    label = named.indexPath.indexPathText
  }

  private static func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(\.pointText).joined(separator: ", ")
  }
}
