import Foundation
import Simulator

/// What is marked along a map or a scroll bar of so many places.
struct MapMarks {
  let pane: PaneFrame
  let glyphs: Glyphs

  /// Where the audit found something.
  func findings(length: Int) -> Set<Int> {
    Set(pane.findingPlaces.compactMap { place(CGFloat($0.position), length: length) })
  }

  /// Where sections begin; none where they stand too close to be told apart.
  func sections(length: Int) -> Set<Int> {
    guard pane.sectionStarts.count * 2 <= length else { return [] }
    return Set(pane.sectionStarts.compactMap { place($0, length: length) })
  }

  /// While a fling lands, where the thumb will begin: at the target, and at the proposed one where layout or delegate
  /// moved it; on the bar for the way across the scroll axis where the content moves that way.
  func landing(length: Int, isAcross: Bool = false) -> [(place: Int, mark: String)] {
    guard let landing = Landing(pane), landing.axis.isAcross == isAcross else { return [] }
    let thumb = isAcross ? ScrollThumb(across: pane) : ScrollThumb(along: pane)
    let target = thumb.places(length, offset: landing.target).lowerBound
    guard landing.isMoved else { return [(target, glyphs.target)] }
    let proposed = thumb.places(length, offset: landing.proposed).lowerBound
    guard proposed != target else { return [(target, glyphs.bothTargets)] }
    return [(proposed, glyphs.proposed), (target, glyphs.target)]
  }

  private func place(_ position: CGFloat, length: Int) -> Int? {
    let content = pane.scrollsHorizontally ? pane.contentSize.width : pane.contentSize.height
    let share = position / content
    guard share.isFinite, length > 0 else { return nil }
    return Int(min(max(share * CGFloat(length), 0), CGFloat(length - 1)))
  }
}
