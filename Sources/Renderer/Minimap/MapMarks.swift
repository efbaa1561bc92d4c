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
  /// moved it.
  func landing(length: Int) -> [(place: Int, mark: String)] {
    guard let landing = Landing(pane) else { return [] }
    let thumb = ScrollThumb(along: pane)
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
