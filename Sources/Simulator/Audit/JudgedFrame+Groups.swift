import Foundation
import Scenes

/// The seams of a compositional layout.
extension JudgedFrame {
  /// Once everything is measured, items are at the places that the true sizes give them.
  ///
  /// How far a section is scrolled across only the layout knows.
  func placeSeams(_ composition: Composition) -> [Seam] {
    elements.flatMap { element -> [Seam] in
      guard let place = truth.places[element.identity] else { return [] }
      let frame = element.untransformed
      let along = seam(
        element, element, .start, gap: axis.start(frame), wanted: axis.start(place))
      let isFixed = composition.sections[element.section].scrolling == .none
      let across =
        isFixed
        ? seam(element, element, .place, gap: cross.start(frame), wanted: cross.start(place)) : nil
      return [along, across].compactMap { $0 }
    }
  }

  /// Items do not overlap one another, unless negative spaces say so.
  ///
  /// - Complexity: O(elements²).
  func overlapSeams(_ composition: Composition) -> [Seam] {
    let cells = elements.filter { $0.rank == 1 && !composition.overlaps(inSection: $0.section) }
    return cells.indices.flatMap { first in
      cells[(first + 1)...].compactMap { after -> Seam? in
        let before = cells[first]
        let shared = before.untransformed.intersection(after.untransformed)
        guard !shared.isNull, min(shared.width, shared.height) > pixel else { return nil }
        return seam(before, after, gap: -axis.length(shared.size), wanted: 0)
      }
    }
  }
}
