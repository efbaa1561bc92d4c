import Foundation
import Simulator

/// What should be drawn in a part of the viewport where nothing is.
struct BlankText {
  /// The longest first.
  private let texts: [String]

  /// The items that have their place there; where there are several such parts, they are named in the largest.
  init(_ pane: PaneFrame, _ blank: CGRect, _ glyphs: Glyphs) {
    let largest = pane.emptyPlaces.max { $0.width * $0.height < $1.width * $1.height }
    if !pane.missing.isEmpty, blank == largest {
      let items = pane.missing.pathsText(glyphs)
      texts = ["  \(items) should be here  ", " \(items) should be here ", "  \(items)  ", items]
    } else if pane.missing.isEmpty, Self.isOutside(blank, of: pane) {
      texts = ["  beyond the content  ", " beyond "]
    } else {
      texts = []
    }
  }

  /// The longest text that fits; nil for none.
  func text(columns: Int) -> String? { texts.first { $0.columnWidth <= columns } }

  private static func isOutside(_ blank: CGRect, of pane: PaneFrame) -> Bool {
    pane.scrollsHorizontally
      ? blank.minX >= pane.contentSize.width || blank.maxX <= 0
      : blank.minY >= pane.contentSize.height || blank.maxY <= 0
  }
}
