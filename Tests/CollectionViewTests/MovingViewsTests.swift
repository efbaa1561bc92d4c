import CollectionView
import Foundation
import Testing

@Suite("Views moved within a view, a window, and out of it", .serialized)
@MainActor
struct MovingViewsTests {
  /// A view that counts the calls for a move.
  final class Counting: UIView {
    var superviewCalls = 0
    var windowCalls = 0
    var tintCalls = 0
    var whenInWindow: () -> Void = {}

    override func willMove(toSuperview newSuperview: UIView?) { superviewCalls += 1 }
    override func didMoveToSuperview() { superviewCalls += 1 }
    override func willMove(toWindow newWindow: UIWindow?) { windowCalls += 1 }
    override func didMoveToWindow() {
      windowCalls += 1
      if window != nil { whenInWindow() }
    }
    override func tintColorDidChange() { tintCalls += 1 }
  }

  private func tagged(_ count: Int, in parent: UIView) -> [Counting] {
    (0..<count).map { tag in
      let view = Counting()
      view.tag = tag
      parent.addSubview(view)
      return view
    }
  }

  @Test("Nothing is called for a subview that changes its place among the others")
  func reordered() {
    let window = UIWindow()
    let parent = UIView()
    window.addSubview(parent)
    let views = tagged(4, in: parent)
    let inner = Counting()
    views[0].addSubview(inner)
    let all = views + [inner]
    for view in all { (view.superviewCalls, view.windowCalls) = (0, 0) }
    var order: [Int] { parent.subviews.map(\.tag) }
    parent.bringSubviewToFront(views[0])
    #expect(order == [1, 2, 3, 0])
    parent.sendSubviewToBack(views[3])
    #expect(order == [3, 1, 2, 0])
    parent.insertSubview(views[0], at: 1)
    #expect(order == [3, 0, 1, 2])
    parent.insertSubview(views[3], aboveSubview: views[1])
    #expect(order == [0, 1, 3, 2])
    parent.insertSubview(views[2], belowSubview: views[0])
    #expect(order == [2, 0, 1, 3])
    parent.addSubview(views[2])
    #expect(order == [0, 1, 3, 2])
    parent.insertSubview(views[0], at: 99)
    #expect(order == [1, 3, 2, 0])
    #expect(all.allSatisfy { $0.superviewCalls == 0 && $0.windowCalls == 0 })
    #expect(all.allSatisfy { $0.window === window } && views.allSatisfy { $0.superview === parent })
  }

  @Test("A view that moves within its window stays in it")
  func movedInWindow() {
    let window = UIWindow()
    let (first, second) = (UIView(), UIView())
    window.addSubview(first)
    window.addSubview(second)
    let view = Counting()
    let inner = Counting()
    view.addSubview(inner)
    first.addSubview(view)
    (view.superviewCalls, view.windowCalls, inner.windowCalls) = (0, 0, 0)
    second.addSubview(view)
    #expect(view.superview === second && first.subviews.isEmpty && second.subviews == [view])
    #expect(view.window === window && inner.window === window)
    #expect(view.windowCalls == 0 && inner.windowCalls == 0 && view.superviewCalls == 2)
    UIWindow().addSubview(view)
    #expect(view.windowCalls == 4 && inner.windowCalls == 4)
  }

  @Test("A view that another one takes out on the way to the window does not come to it")
  func takenOut() {
    let window = UIWindow()
    let parent = UIView()
    let views = tagged(3, in: parent)
    views[0].whenInWindow = { views[1].removeFromSuperview() }
    window.addSubview(parent)
    #expect(views.map { $0.window === window } == [true, false, true])
    #expect(views[1].superview == nil && parent.subviews.map(\.tag) == [0, 2])
    let other = UIView()
    let others = tagged(2, in: other)
    others[0].whenInWindow = { other.removeFromSuperview() }
    window.addSubview(other)
    #expect(other.window == nil && others.allSatisfy { $0.window == nil })
  }

  @Test("No view contains itself")
  func cycles() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.addSubview(outer)
    inner.addSubview(outer)
    inner.insertSubview(middle, at: 0)
    #expect(outer.superview == nil && inner.subviews.isEmpty)
    #expect(outer.subviews == [middle] && middle.subviews == [inner])
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
  }

  @Test("A view hears of a tint that changes with the superview, and of no other change")
  func tint() {
    let (red, alsoRed, plain) = (UIView(), UIView(), UIView())
    red.tintColor = .red
    alsoRed.tintColor = .red
    let view = Counting()
    let inner = Counting()
    let own = Counting()
    own.tintColor = .green
    own.tintCalls = 0
    view.addSubview(inner)
    view.addSubview(own)
    plain.addSubview(view)
    #expect(view.tintCalls == 0)
    red.addSubview(view)
    #expect(view.tintColor == .red)
    #expect([view, inner, own].map(\.tintCalls) == [1, 1, 0])
    alsoRed.addSubview(view)
    #expect(view.tintCalls == 1)
    view.removeFromSuperview()
    #expect(view.tintColor == .systemBlue)
    #expect([view, inner, own].map(\.tintCalls) == [2, 2, 0])
  }
}
