import CollectionView
import Foundation
import Testing

/// Acts by name.
@MainActor private final class Target: SelectorPerforming {
  var log: [String] = []

  func perform(_ selector: Selector, with sender: Any?) {
    let state = (sender as? UIGestureRecognizer)?.state
    log.append("\(selector) \(state.map { "\($0)" } ?? "-")")
  }
}

/// Refuses every gesture.
private final class Refusing: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor @Suite("Views, gestures and colours that layouts use")
struct InterfaceSurfaceTests {
  @Test("Points go between views through scrolled, moved and turned ones")
  func coordinates() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    let leaf = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 40))
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(scroll)
    scroll.addSubview(leaf)
    // The middle of the leaf, (10, 20), is at (10, 120) in the content and at (10, 20) in the scroll view's frame.
    #expect(leaf.convert(CGPoint(x: 10, y: 20), to: root) == CGPoint(x: 20, y: 40))
    #expect(leaf.convert(CGPoint(x: 11, y: 20), to: root) == CGPoint(x: 22, y: 40))
    #expect(leaf.convert(CGPoint(x: 22, y: 40), from: root) == CGPoint(x: 11, y: 20))
    #expect(scroll.convert(CGPoint(x: 5, y: 105), to: nil) == CGPoint(x: 15, y: 25))
    #expect(leaf.frame == CGRect(x: -10, y: 80, width: 40, height: 80))
  }

  @Test("The anchor point counts in the frame")
  func anchor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 0.5, y: 0)
    #expect(view.frame == CGRect(x: 0, y: 25, width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(view.center == CGPoint(x: 30, y: 20))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
  }

  @Test("The frontmost visible view takes the touch")
  func hits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    root.sendSubviewToBack(front)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 70, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 170, y: 5), with: nil) == nil)
  }

  @Test("A recognizer tells its targets, and adds up how far a drag has come")
  func gestures() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = Target()
    let pan = UIPanGestureRecognizer(target: target, action: Selector("drag"))
    view.addGestureRecognizer(pan)
    pan.report(.began, at: CGPoint(x: 10, y: 10))
    pan.report(.changed, at: CGPoint(x: 13, y: 17))
    #expect(pan.translation(in: view) == CGPoint(x: 3, y: 7))
    #expect(pan.location(in: view) == CGPoint(x: 13, y: 17))
    pan.setTranslation(.zero, in: view)
    pan.report(.ended, at: CGPoint(x: 14, y: 17))
    #expect(pan.translation(in: view) == CGPoint(x: 1, y: 0))
    #expect(target.log == ["drag began", "drag changed", "drag ended"])
    #expect(pan.state == .possible)
  }

  @Test("A delegate's no and a disabled recognizer keep a gesture from its targets")
  func refusal() {
    let target = Target()
    let press = UILongPressGestureRecognizer(target: target, action: Selector("press"))
    let refusing = Refusing()
    press.delegate = refusing
    press.report(.began, at: .zero)
    #expect(press.state == .failed)
    press.delegate = nil
    press.isEnabled = false
    press.report(.began, at: .zero)
    #expect(target.log.isEmpty)
  }

  @Test("The safe area is added to the content inset")
  func safeArea() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.cover(UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5))
    view.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 21, left: 6, bottom: 11, right: 6))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  }

  @Test("Axes give way each on its own, and together")
  func bouncing() {
    let view = UIScrollView(frame: .zero)
    view.bouncesHorizontally = false
    #expect(view.bounces && view.bouncesVertically)
    view.bounces = false
    #expect(!view.bouncesVertically)
  }

  @Test("Colours come from any of their models")
  func colours() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor.red.withAlphaComponent(0.5) != .red)
  }
}
