import CollectionView
import Foundation
import Testing

/// Where a finger is while the content under it moves.
@MainActor
struct GestureLocationTests {
  private let view: UIScrollView = {
    let view = UIScrollView(frame: CGRect(x: 0, y: 50, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 2000)
    view.contentOffset.y = 300
    return view
  }()

  @Test func aFingerThatRestsStaysWhereItIsInTheWindow() {
    let pan = view.panGestureRecognizer
    pan.report(.began, at: CGPoint(x: 40, y: 320))
    view.contentOffset.y = 500
    #expect(pan.location(in: nil) == CGPoint(x: 40, y: 70))
    #expect(pan.location(in: view) == CGPoint(x: 40, y: 520))
  }

  @Test func theWayOfAFingerThatTakesTheContentAlongCounts() {
    let pan = view.panGestureRecognizer
    pan.report(.began, at: CGPoint(x: 40, y: 320))
    // The finger goes up by 30 points and the content with it: it stays on the same point of the content.
    view.contentOffset.y = 330
    pan.report(.changed, at: CGPoint(x: 40, y: 320))
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: -30))
  }

  @Test func aFingerThatNeverCameIsInTheCornerOfTheWindow() {
    #expect(view.panGestureRecognizer.location(in: view) == CGPoint(x: 0, y: 250))
  }
}
