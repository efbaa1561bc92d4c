import CollectionView
import Foundation
import Testing

/// Members that pasted code sets, and of which only the value is kept.
@Suite("Kept values")
@MainActor
struct KeptValuesTests {
  @Test("A scroll view's indicators")
  func indicators() {
    let view = UIScrollView(frame: .zero)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets && view.indicatorStyle == .default)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
    view.horizontalScrollIndicatorInsets = .zero
    #expect(view.scrollIndicatorInsets == insets)
    #expect(view.adjustedContentInset == .zero && view.contentInset == .zero)
  }

  @Test("A zoom scale stays between its limits, and zooms nothing")
  func zoom() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 400, height: 400)
    view.zoomScale = 3
    #expect(view.zoomScale == 1)
    view.maximumZoomScale = 4
    view.setZoomScale(9, animated: true)
    #expect(view.zoomScale == 4)
    view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
    #expect(view.zoomScale == 2)
    view.zoom(to: .zero, animated: false)
    #expect(view.zoomScale == 2 && view.contentSize.width == 400 && !view.isZooming)
  }

  @Test("What is set for one object is not set for others")
  func apart() {
    let (view, other) = (UIView(), UIView())
    #expect(view.isOpaque && view.clearsContextBeforeDrawing && view.mask == nil)
    view.isOpaque = false
    view.mask = other
    #expect(!view.isOpaque && view.mask === other && view.clearsContextBeforeDrawing)
    #expect(other.isOpaque && UIView().mask == nil)
    #expect(view.contentScaleFactor == 2)
    view.traitCollection = UITraitCollection(displayScale: 3)
    #expect(view.contentScaleFactor == 3)
    view.contentScaleFactor = 1
    #expect(view.contentScaleFactor == 1 && other.contentScaleFactor == 2)
    view.contentScaleFactor = 0
    #expect(view.contentScaleFactor == 3)
    view.accessibilityTraits.insert(.header)
    view.accessibilityTraits.insert(.button)
    #expect(view.accessibilityTraits == [.button, .header] && other.accessibilityTraits == .none)
  }

  private final class Tinted: UIView {
    var changes = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  @Test("A tint is that of the view above, unless the view has its own")
  func tint() {
    let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
    outer.addSubview(inner)
    inner.addSubview(own)
    #expect(inner.tintColor == .systemBlue)
    own.tintColor = .green
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .green)
    #expect([outer, inner, own].map(\.changes) == [1, 1, 1])
    own.tintColor = nil
    #expect(own.tintColor == .red)
  }

  @Test("An event knows its touches and its time")
  func event() {
    let (one, other) = (UIView(), UIView())
    let touch = UITouch(in: one, at: .zero)
    let clock = DisplayClock()
    clock.advance(to: 2.5)
    let event = clock.run { UIEvent(touches: [touch]) }
    #expect(event.timestamp == 2.5 && event.type == .touches && event.subtype == .none)
    #expect(event.touches(for: one) == [touch] && event.touches(for: other) == nil)
  }

  @Test("A collection view made without a layout has a flow layout, and says so once")
  func withoutLayout() {
    let view = UICollectionView()
    #expect(type(of: view.collectionViewLayout) == UICollectionViewFlowLayout.self)
    #expect(view.frame == .zero)
    var told: [Diagnostic] = []
    view.diagnosticHandler = { told.append($0) }
    view.layoutIfNeeded()
    view.frame.size.width = 10
    view.layoutIfNeeded()
    #expect(told.map(\.id) == [.missingLayout])
    let other = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    other.diagnosticHandler = { told.append($0) }
    other.layoutIfNeeded()
    #expect(told.count == 1)
  }

  private final class Grid: UICollectionView {
    init() {
      super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A subclass may have an initialiser of that name")
  func ownInitialiser() {
    let view = Grid()
    var told: [Diagnostic] = []
    view.diagnosticHandler = { told.append($0) }
    view.layoutIfNeeded()
    #expect(told.isEmpty)
  }
}
