import CollectionView
import Foundation

/// The oracle's picture of one moment.
@MainActor
struct PlayMoment {
  let elements: [PlainElement]
  let contentHeight: CGFloat
  let bounds: CGRect
  let range: ClosedRange<CGFloat>

  init(_ rig: PlayRig) {
    bounds = rig.view.bounds
    (elements, contentHeight) = rig.content.layOut(in: bounds)
    let range = rig.view.scrollRange
    self.range = range.minimum.y...range.maximum.y
  }

  /// How much of a frame lies between two heights, in points; negative when it is off.
  static func overlap(_ frame: CGRect, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    min(frame.maxY, end) - max(frame.minY, start)
  }
}
