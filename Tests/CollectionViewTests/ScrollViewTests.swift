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

  /// Size, content, top inset, bottom inset, offset asked for, legal offset.
  nonisolated static let clamps: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (400, 1000, 0, 0, 700, 600), (400, 1000, 0, 0, -30, 0), (400, 1000, 20, 34, -30, -20),
    (400, 1000, 20, 34, 700, 634), (400, 300, 0, 0, 50, 0), (400, 300, 20, 0, 0, -20),
    (400, 390, 20, 34, 10, 10), (400, 340, 20, 34, 100, -20),
  ]

  @Test(
    "An offset is legal between the insets, and at the start when everything fits",
    arguments: clamps)
  func clamp(
    size: CGFloat, content: CGFloat, top: CGFloat, bottom: CGFloat, offset: CGFloat, legal: CGFloat
  ) {
    let view = view(
      CGSize(width: 320, height: content),
      insets: UIEdgeInsets(top: top - 5, left: 0, bottom: bottom, right: 0))
    view.bounds.size.height = size
    view.cover(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(view.scrollRange.clamp(CGPoint(x: 0, y: offset)).y == legal)
  }

  /// One item in 2000 points of content, along one of the axes.
  private final class OneItem: UICollectionViewLayout {
    let frame: CGRect

    init(_ frame: CGRect) {
      self.frame = frame
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize {
      frame.minX == 0 && frame.width == 400
        ? CGSize(width: 400, height: 2000) : CGSize(width: 2000, height: 400)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      return attributes
    }
  }

  /// The item's start and length, insets at top and bottom, from where, and top, centre, bottom, nearest.
  nonisolated static let items: [[CGFloat]] = [
    [1000, 60, 0, 0, 0, 1000, 830, 660, 660], [1000, 60, 20, 34, 0, 980, 837, 694, 694],
    [0, 60, 20, 34, 500, -20, -20, -20, -20], [1980, 20, 0, 0, 0, 1600, 1600, 1600, 1600],
    [500, 60, 0, 0, 300, 500, 330, 160, 300], [900, 600, 0, 0, 0, 900, 1000, 1100, 900],
  ]

  @Test("An item is scrolled to down the content, by the table of vectors", arguments: items)
  func scrollToItemDown(item: [CGFloat]) {
    let rig = GalleryRig(
      counts: [1], in: CGSize(width: 400, height: 400),
      layout: OneItem(CGRect(x: 0, y: item[0], width: 400, height: item[1])))
    rig.view.contentInset.top = item[2]
    rig.view.cover(UIEdgeInsets(top: 0, left: 0, bottom: item[3], right: 0))
    let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom, []]
    for (position, offset) in zip(positions, item[5...]) {
      for animated in [false, true] {
        rig.view.contentOffset.y = item[4]
        rig.view.scrollToItem(at: [0, 0], at: position, animated: animated)
        #expect(rig.view.contentOffset.y == offset)
      }
    }
  }

  @Test("And sideways", arguments: items)
  func scrollToItemSideways(item: [CGFloat]) {
    let rig = GalleryRig(
      counts: [1], in: CGSize(width: 400, height: 400),
      layout: OneItem(CGRect(x: item[0], y: 0, width: item[1], height: 400)))
    rig.view.contentInset.left = item[2]
    rig.view.cover(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: item[3]))
    let positions: [UICollectionView.ScrollPosition] = [
      .left, .centeredHorizontally, .right, [],
    ]
    for (position, offset) in zip(positions, item[5...]) {
      rig.view.contentOffset.x = item[4]
      rig.view.scrollToItem(at: [0, 0], at: position, animated: false)
      #expect(rig.view.contentOffset.x == offset)
    }
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

  @Test("A view decides by what is touched whether a touch may become a drag")
  func touchesShouldCancel() {
    final class Picky: UICollectionView {
      override func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UICollectionViewCell)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    let data = GalleryRig(
      counts: [3], in: CGSize(width: 320, height: 480), layout: UICollectionViewFlowLayout())
    let view = Picky(frame: data.view.frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    #expect(!view.letsTouchDrag(from: CGPoint(x: 10, y: 20)))
    #expect(view.letsTouchDrag(from: CGPoint(x: 10, y: 400)))
    #expect(data.view.letsTouchDrag(from: CGPoint(x: 10, y: 20)))
    data.view.canCancelContentTouches = false
    #expect(!data.view.letsTouchDrag(from: CGPoint(x: 10, y: 400)))
  }

  @Test("The status bar takes the content to the top at once where nobody animates it")
  func scrollToTop() {
    final class Diary: NSObject, UIScrollViewDelegate {
      var lines: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("didScroll") }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { lines.append("didScrollToTop") }
    }
    let diary = Diary()
    let view = view(
      CGSize(width: 320, height: 1000), insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    view.contentOffset = CGPoint(x: 30, y: 300)
    view.delegate = diary
    view.scrollToTopByStatusBarTap()
    #expect(view.contentOffset == CGPoint(x: 30, y: -20))
    #expect(diary.lines == ["didScroll", "didScrollToTop"])
    let optional: (any UIScrollViewDelegate)? = diary
    #expect(optional?.scrollViewShouldScrollToTop?(view) == nil)
    #expect(optional?.scrollViewDidScrollToTop?(view) != nil)
  }

  @Test("A tap on the status bar at the top ends a motion that is about to leave it")
  func statusBarAtTop() {
    final class Host: ScrollViewHost {
      var isMoving = false
      func scrollView(
        _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
        retarget: (() -> CGPoint)?
      ) { isMoving = true }
      func scrollViewStopsMoving(_ scrollView: UIScrollView) { isMoving = false }
      func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {}
    }
    let host = Host()
    let view = view(CGSize(width: 320, height: 1000))
    view.host = host
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(host.isMoving)
    view.scrollToTopByStatusBarTap()
    #expect(!host.isMoving)
    #expect(!view.isScrollAnimating)
  }

  @Test("An app's scroll view may have a scrollToTop() of its own")
  func namesOfApps() {
    final class Chat: UIScrollView {
      func scrollToTop() { contentOffset.y = -contentInset.top }
    }
    let chat = Chat(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    chat.contentOffset.y = 200
    chat.scrollToTop()
    #expect(chat.contentOffset.y == 0)
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
