import Foundation
import Testing

@testable import CollectionView

/// A pasted class may have members of the names that a host's are of.
@Suite("Names beside UIKit's")
@MainActor
struct HostingNamesTests {
  /// As an app writes it, knowing UIKit's members alone: that it compiles is the better part of the test.
  class Gallery: UICollectionView {
    var log: [String] = []
    var isAnimating = false
    var itemCount: Int { 7 }
    var liveElements: [String] = []
    var scrollsHorizontally = true

    func beginTracking() { log.append("beginTracking") }
    func endTracking() { log.append("endTracking") }
    func beginDragging() { log.append("beginDragging") }
    func beginDecelerating() { log.append("beginDecelerating") }
    func stopMoving() { log.append("stopMoving") }
    func resize(to size: CGSize) { log.append("resize") }
    func cover(_ insets: UIEdgeInsets) { log.append("cover") }
    func cancelTouch() { log.append("cancelTouch") }
    func beginTouch(at point: CGPoint) { log.append("beginTouch") }
    func endLongPress() { log.append("endLongPress") }
  }

  @Test("A subclass's own members are its own, and the host goes on with the engine's")
  func subclass() {
    let gallery = Gallery(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    gallery.stopMoving()
    gallery.beginTracking()
    #expect(gallery.log == ["stopMoving", "beginTracking"])
    #expect(gallery.itemCount == 7)
    let view: UICollectionView = gallery
    view.beginTracking()
    #expect(gallery.isTracking)
    view.endTracking()
    view.beginTouch(at: .zero)
    view.cancelTouch()
    view.resize(to: CGSize(width: 100, height: 100))
    #expect(!gallery.isTracking)
    #expect(gallery.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.itemCount == 0)
    #expect(gallery.log == ["stopMoving", "beginTracking"])
  }
}
