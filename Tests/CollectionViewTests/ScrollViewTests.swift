import CollectionView
import Foundation
import Testing

@Suite("Scroll view")
@MainActor
struct ScrollViewTests {
  private func view(_ content: CGSize, insets: UIEdgeInsets = .zero) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = content
    view.contentInset = insets
    return view
  }

  @Test("Limits run from minus the adjusted inset to content and inset less the bounds")
  func limits() {
    let view = view(
      CGSize(width: 320, height: 1000),
      insets: UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
    view.cover(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view.adjustedContentInset.top == 54)
    #expect(view.scrollRange.minimum == CGPoint(x: 0, y: -54))
    #expect(view.scrollRange.maximum == CGPoint(x: 0, y: 1000 + 54 - 480))
  }

  @Test("Content that fits rests at the start")
  func shortContent() {
    let view = view(
      CGSize(width: 100, height: 100),
      insets: UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 0))
    #expect(view.scrollRange.minimum == view.scrollRange.maximum)
    #expect(view.scrollRange.maximum == CGPoint(x: -5, y: -10))
  }

  @Test("Without isScrollEnabled a finger moves nothing, and code does")
  func disabled() {
    let view = view(CGSize(width: 320, height: 1000))
    view.isScrollEnabled = false
    view.scroll(to: CGPoint(x: 0, y: 40), as: .finger)
    view.scroll(to: CGPoint(x: 0, y: 60), as: .deceleration)
    #expect(view.contentOffset == .zero)
    view.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
    #expect(view.contentOffset.y == 80)
    view.isScrollEnabled = true
    view.scroll(to: CGPoint(x: 0, y: 100), as: .finger)
    #expect(view.contentOffset.y == 100)
  }

  @Test("An offset lies on the pixel grid and is not held to the limits")
  func offsets() {
    let view = view(CGSize(width: 320, height: 1000))
    view.contentOffset = CGPoint(x: 0, y: 33.3)
    #expect(view.contentOffset.y == 33.5)
    view.traitCollection = UITraitCollection(displayScale: 3)
    view.contentOffset = CGPoint(x: 0, y: 33.3)
    #expect(abs(view.contentOffset.y - 100 / 3) < 1e-9)
    view.contentOffset = CGPoint(x: 0, y: 5000)
    #expect(view.contentOffset.y == 5000)
    #expect(view.bounds.minY == 5000)
  }

  /// A rectangle to show and the offset that shows it, from 200.
  nonisolated static let visits: [(CGRect, CGFloat)] = [
    (CGRect(x: 0, y: 300, width: 10, height: 10), 200),
    (CGRect(x: 0, y: 100, width: 10, height: 10), 100),
    (CGRect(x: 0, y: 700, width: 10, height: 10), 230),
    (CGRect(x: 0, y: 990, width: 10, height: 100), 520),
    (CGRect(x: 0, y: 5000, width: 10, height: 10), 200),
    (CGRect(x: 0, y: 600, width: 10, height: 900), 520),
    (CGRect(x: 0, y: -50, width: 10, height: 60), 0),
  ]

  @Test("A rectangle is shown by the least movement", arguments: visits)
  func rectToVisible(rect: CGRect, offset: CGFloat) {
    let view = view(CGSize(width: 320, height: 1000))
    view.contentOffset = CGPoint(x: 0, y: 200)
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset.y == offset)
  }

  /// Position, insets, and where item 20 of 50 points puts the offset.
  nonisolated static let positions: [(UICollectionView.ScrollPosition, CGFloat)] = [
    (.top, 2000 - 30), (.bottom, 2100 - 480 + 50), (.centeredVertically, 2050 - 230), ([], 1670),
  ]

  @Test("An item is brought to a position within the adjusted insets", arguments: positions)
  func scrollToItem(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let rig = CallOrderRig(laidOut: 50, height: 480)
    rig.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    rig.view.scrollToItem(at: [0, 20], at: position, animated: false)
    #expect(rig.view.contentOffset.y == offset)
  }

  @Test("With no position a visible item stays where it is, and one above comes to the top")
  func nearestEdge() {
    let rig = CallOrderRig(laidOut: 50, height: 480)
    rig.view.contentOffset = CGPoint(x: 0, y: 1000)
    rig.view.scrollToItem(at: [0, 12], at: [], animated: false)
    #expect(rig.view.contentOffset.y == 1000)
    rig.view.scrollToItem(at: [0, 3], at: [], animated: false)
    #expect(rig.view.contentOffset.y == 300)
  }

  @Test("Targets beyond the ends are held to them")
  func heldTargets() {
    let rig = CallOrderRig(laidOut: 50, height: 480)
    rig.view.scrollToItem(at: [0, 49], at: .top, animated: false)
    #expect(rig.view.contentOffset.y == 4520.0)
    rig.view.scrollToItem(at: [0, 0], at: .bottom, animated: false)
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("Insets that shrink bring the offset back with the next pass")
  func shrinkingInsets() {
    let rig = CallOrderRig(laidOut: 50, height: 480)
    rig.view.contentInset.bottom = 200
    rig.view.scroll(to: rig.view.scrollRange.maximum, as: .finger)
    #expect(rig.view.contentOffset.y == 4720.0)
    rig.view.contentInset.bottom = 0
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 4520.0)
  }
}
