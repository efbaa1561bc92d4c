import CollectionView
import Foundation
import Testing

@Suite("UIWindow, and the traits of the views in it", .serialized)
@MainActor
struct WindowTests {
  /// A view that logs where it is moved.
  final class Mover: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("will superview \(newSuperview != nil)")
    }
    override func didMoveToSuperview() { log.append("did superview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("will window \(newWindow != nil) in \(window != nil)")
    }
    override func didMoveToWindow() { log.append("did window \(window != nil)") }
  }

  final class Environment: UIView {
    var changes: [UITraitCollection?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes.append(previousTraitCollection)
    }
  }

  @Test("A view is informed of its superview, then of the window, in nested order")
  func moves() {
    let window = UIWindow()
    let (outer, inner) = (Mover(), Mover())
    outer.addSubview(inner)
    #expect(inner.log == ["will superview true", "did superview true"])
    inner.log = []
    window.addSubview(outer)
    #expect(
      outer.log == [
        "will superview true", "will window true in false", "did window true",
        "did superview true",
      ])
    #expect(inner.log == ["will window true in false", "did window true"])
    #expect(inner.window === window && outer.window === window && window.window === window)
    (outer.log, inner.log) = ([], [])
    outer.removeFromSuperview()
    #expect(
      outer.log == [
        "will superview false", "will window false in true", "did window false",
        "did superview false",
      ])
    #expect(inner.log == ["will window false in true", "did window false"])
    #expect(inner.window == nil && outer.window == nil)
  }

  @Test("A view added by a view that came to the window is informed once")
  func addedOnTheWay() {
    final class Parent: UIView {
      let child = Mover()
      override func didMoveToWindow() { if window != nil { addSubview(child) } }
    }
    let window = UIWindow()
    let parent = Parent()
    window.addSubview(parent)
    #expect(parent.child.log.filter { $0.contains("window") }.count == 2)
  }

  @Test("Cells of a collection view in a window are in it")
  func cells() {
    let window = UIWindow()
    let rig = CallOrderRig(count: 3)
    rig.view.dataSource = rig
    window.addSubview(rig.view)
    window.layoutIfNeeded()
    #expect(!rig.view.visibleCells.isEmpty)
    #expect(rig.view.visibleCells.allSatisfy { $0.window === window })
  }

  @Test("The window's coordinates are its own, wherever it is on the screen")
  func coordinates() {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint(x: 10, y: 20), from: nil) == .zero)
    #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 10, y: 20))
    #expect(window.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 5, y: 5))
  }

  @Test("A window is hidden at first, and one at a time is the key window")
  func key() {
    final class Logging: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    let (first, second) = (Logging(), Logging())
    #expect(first.isHidden && !first.isKeyWindow)
    #expect(first.frame.size == CGSize(width: 375, height: 667))
    first.makeKeyAndVisible()
    first.makeKeyAndVisible()
    #expect(!first.isHidden && first.isKeyWindow && first.log == ["become"])
    second.makeKey()
    #expect(first.log == ["become", "resign"] && second.log == ["become"] && second.isHidden)
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(second.log == ["become", "resign"] && !second.isKeyWindow && !first.isKeyWindow)
    first.isHidden = true
  }

  @Test("Traits reach the views below, except those that have their own")
  func traits() {
    let (outer, inner, own) = (Environment(), Environment(), Environment())
    let fine = UITraitCollection(displayScale: 3)
    let mirrored = UITraitCollection(displayScale: 2, layoutDirection: .rightToLeft)
    outer.addSubview(inner)
    inner.addSubview(own)
    #expect(inner.changes.isEmpty)
    own.traitCollection = mirrored
    outer.traitCollection = fine
    #expect(inner.traitCollection === fine && own.traitCollection === mirrored)
    #expect(inner.changes.count == 1 && own.changes.count == 1)
    let late = Environment()
    inner.addSubview(late)
    #expect(late.traitCollection === fine && late.changes.count == 1)
    late.removeFromSuperview()
    #expect(late.traitCollection === fine)
  }

  @Test("Equal traits are no change")
  func equalTraits() {
    let view = Environment()
    view.traitCollection = UITraitCollection(displayScale: 3)
    view.traitCollection = UITraitCollection(displayScale: 3)
    #expect(view.changes.count == 1)
    #expect(view.changes.first??.displayScale == 2)
  }
}
