import Foundation
import Simulator

extension PaneFrame {
  /// The cells that stay and meet the viewport, in drawing order.
  var visibleCells: [ElementFrame] {
    elements.filter { element in
      // Compared by hand: `CGRect.intersects` of Foundation on Linux traps on numbers that are not finite.
      let frame = element.frame
      guard element.category == .cell, !element.isDisappearing else { return false }
      return frame.minX < bounds.maxX && frame.maxX > bounds.minX
        && frame.minY < bounds.maxY && frame.maxY > bounds.minY
    }
  }
}
