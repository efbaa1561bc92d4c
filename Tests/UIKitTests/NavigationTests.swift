import Foundation
import Testing
import UIKit

@Suite("Navigation controllers, and the items of bars", .serialized)
@MainActor
struct NavigationTests {
  private typealias Logging = RootControllerTests.Logging
  private let log = RootControllerTests.Log()

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("A push and a pop call the controller that disappears, then the one that appears")
  func order() {
    let root = Logging("a", log)
    let navigation = UINavigationController(rootViewController: root)
    #expect(log.consume() == ["a willMove true true", "a didMove true false"])
    let window = window(navigation)
    #expect(log.consume().contains("a didAppear"))
    navigation.pushViewController(Logging("b", log), animated: true)
    #expect(
      log.consume() == [
        "b willMove true true", "a willDisappear true", "b loadView", "b didLoad",
        "b willAppear false", "b isAppearing true", "b willLayout", "b didLayout",
        "a didDisappear false", "b didAppear", "b didMove true false",
      ])
    #expect(navigation.topViewController?.view.frame == window.bounds)
    #expect(root.viewIfLoaded?.superview == nil)
    let popped = navigation.popViewController(animated: true)
    #expect(
      log.consume() == [
        "b willMove false false", "b willDisappear true", "a willAppear false",
        "a isAppearing true", "b didDisappear false", "a didAppear",
        "b didMove false false",
      ])
    #expect(popped?.parent == nil && navigation.viewControllers == [root])
    #expect(navigation.popViewController(animated: false) == nil)
    window.isHidden = true
  }

  @Test("Several controllers leave at once")
  func several() {
    let stack = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = stack
    #expect(navigation.topViewController === stack[3])
    #expect(navigation.popToViewController(stack[2], animated: false) == [stack[3]])
    #expect(navigation.popToViewController(stack[3], animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [stack[1], stack[2]])
    #expect(navigation.viewControllers == [stack[0]])
    #expect(stack.map { $0.navigationController === navigation } == [true, false, false, false])
  }

  @Test("A controller is shown by the navigation controller around, or else presented")
  func showing() {
    let (root, child, next) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(child)
    child.show(next, sender: nil)
    #expect(root.presentedViewController === next)
    root.dismiss(animated: false)
    let navigation = UINavigationController(rootViewController: root)
    child.show(next, sender: nil)
    #expect(navigation.topViewController === next && child.navigationController === navigation)
    let presented = UIViewController()
    navigation.present(presented, animated: false)
    #expect(navigation.visibleViewController === presented)
  }

  @Test("The items of a controller have its title")
  func titles() {
    let controller = UIViewController()
    controller.title = "First"
    #expect(controller.navigationItem.title == "First" && controller.tabBarItem.title == "First")
    controller.title = "Second"
    #expect(controller.navigationItem.title == "Second" && controller.tabBarItem.title == "Second")
    controller.navigationItem.title = "Third"
    #expect(controller.title == "Second" && controller.navigationItem === controller.navigationItem)
  }

  @Test("Buttons of a bar keep what they are given")
  func buttons() {
    let item = UINavigationItem(title: "Trips")
    #expect(item.rightBarButtonItem == nil)
    let action = UIAction(title: "Add", image: UIImage(systemName: "plus")) { _ in }
    let menu = UIMenu(title: "More", options: .displayInline, children: [action])
    item.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: action), UIBarButtonItem(title: "Menu", menu: menu),
    ]
    #expect(item.rightBarButtonItem?.title == "Add" && item.rightBarButtonItem?.image != nil)
    #expect(item.rightBarButtonItems?.last?.menu?.children == [action])
    item.setRightBarButton(.fixedSpace(8), animated: true)
    #expect(item.rightBarButtonItems?.map(\.width) == [8])
    item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    #expect(item.leftBarButtonItems?.count == 1)
  }
}
