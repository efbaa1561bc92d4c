import Foundation
import Testing
import UIKit

// Controllers that others present.

extension RootControllerTests {
  @Test("A presented controller appears over the window, and leaves again")
  func presented() {
    let window = UIWindow()
    let (first, second) = (Logging("a", log), Logging("b", log))
    window.rootViewController = first
    window.makeKeyAndVisible()
    _ = log.consume()
    first.present(second, animated: true) { [log] in log.lines.append("presented") }
    #expect(
      log.consume() == [
        "b loadView", "b didLoad", "b willAppear false", "b isAppearing true", "b willLayout",
        "b didLayout", "b didAppear", "presented",
      ])
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first && second.view.window === window)
    second.dismiss(animated: true) { [log] in log.lines.append("dismissed") }
    #expect(log.consume() == ["b willDisappear true", "b didDisappear false", "dismissed"])
    #expect(first.presentedViewController == nil && second.presentingViewController == nil)
    #expect(second.view.window == nil)
    second.dismiss(animated: true) { [log] in log.lines.append("never") }
    #expect(log.consume() == [])
    window.isHidden = true
  }

  @Test("A presented controller follows the size of the window, and comes and goes with it")
  func presentedInWindow() {
    let window = UIWindow()
    let (root, child) = (Logging("a", log), Logging("c", log))
    let (second, third) = (Logging("b", log), Logging("d", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    window.rootViewController = root
    window.makeKeyAndVisible()
    child.present(second, animated: false)
    second.present(third, animated: false)
    _ = log.consume()
    window.frame.size.width = 400
    let lines = log.consume()
    for name in ["a", "b", "d"] {
      #expect(
        lines.filter { $0.hasPrefix(name) } == [
          "\(name) transition 400 at 375", "\(name) alongside at 400", "\(name) willLayout",
          "\(name) didLayout", "\(name) completion 1.0",
        ])
    }
    #expect(third.view.frame == window.bounds && second.transitionCoordinator == nil)
    window.isHidden = true
    var calls = log.consume().filter { $0.contains("didDisappear") }
    #expect(
      calls == [
        "d didDisappear false", "b didDisappear false", "c didDisappear false",
        "a didDisappear false",
      ])
    #expect(window.subviews.isEmpty)
    window.isHidden = false
    calls = log.consume().filter { $0.contains("didAppear") }
    #expect(calls == ["c didAppear", "a didAppear", "b didAppear", "d didAppear"])
    #expect(window.subviews == [root.view, second.view, third.view])
    window.rootViewController = nil
    #expect(log.consume().filter { $0.contains("didDisappear") }.count == 4)
    #expect(window.subviews.isEmpty)
    second.dismiss(animated: false)
    child.dismiss(animated: false)
    #expect(log.consume() == [])
    window.isHidden = true
  }

  @Test("A controller presented in a hidden window is over it when the window is shown")
  func presentedWhileHidden() {
    let window = UIWindow()
    let (first, second) = (Logging("a", log), Logging("b", log))
    window.rootViewController = first
    first.present(second, animated: false)
    _ = log.consume()
    window.makeKeyAndVisible()
    #expect(window.subviews == [first.view, second.view])
    #expect(log.consume().filter { $0.hasPrefix("b") && $0.contains("ppear") } == [])
    window.isHidden = true
    #expect(log.consume().contains("b didDisappear false"))
  }
}
