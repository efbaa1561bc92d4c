import Foundation
import Testing
import UIKit

/// The calls of controllers in windows, in UIKit's order.
@Suite("Controllers in windows", .serialized)
@MainActor
struct RootControllerTests {
  /// What happened to several controllers.
  @MainActor
  final class Log {
    var lines: [String] = []

    func consume() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  class Logging: UIViewController {
    let name: String
    let log: Log
    var whenWillAppear: () -> Void = {}

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func add(_ line: String) { log.lines.append("\(name) \(line)") }

    override func loadView() {
      add("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      add("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add("willAppear \(view.window != nil)")
      whenWillAppear()
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      add("isAppearing \(view.window != nil)")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      add("willLayout")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      add("didLayout")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      add("willDisappear \(view.window != nil)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      add("didDisappear \(view.window != nil)")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      add("willMove \(parent != nil) \(isMovingToParent)")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      add("didMove \(parent != nil) \(isMovingToParent)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      add("transition \(Int(size.width)) at \(Int(view.bounds.width))")
      coordinator.animate { [weak self] _ in
        self?.add("alongside at \(Int(self?.view.bounds.width ?? 0))")
      } completion: { [weak self] context in
        self?.add("completion \(context.percentComplete)")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      add("traits \(traitCollection.displayScale)")
    }
  }

  let log = Log()
  private let shown = [
    "a loadView", "a didLoad", "a willAppear false", "a isAppearing true", "a willLayout",
    "a didLayout", "a didAppear",
  ]

  @Test("The root controller appears when the window is shown, with the window's size")
  func root() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let controller = Logging("a", log)
    window.rootViewController = controller
    #expect(log.consume() == [])
    window.makeKeyAndVisible()
    #expect(log.consume() == shown)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(controller.view.window === window)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.windows.contains { $0 === window })
    window.makeKeyAndVisible()
    #expect(log.consume() == [])
    window.isHidden = true
    #expect(log.consume() == ["a willDisappear true", "a didDisappear false"])
    #expect(UIApplication.shared.keyWindow !== window)
    #expect(!UIApplication.shared.windows.contains { $0 === window })
    window.isHidden = false
    #expect(
      log.consume() == ["a willAppear false", "a isAppearing true", "a didAppear"])
    window.isHidden = true
  }

  @Test("A root that replaces another in a shown window appears at once")
  func replaced() {
    let window = UIWindow()
    window.rootViewController = Logging("b", log)
    window.makeKeyAndVisible()
    _ = log.consume()
    window.rootViewController = Logging("a", log)
    #expect(log.consume() == ["b willDisappear true", "b didDisappear false"] + shown)
    window.rootViewController = nil
    #expect(log.consume() == ["a willDisappear true", "a didDisappear false"])
    #expect(window.subviews.isEmpty)
    window.isHidden = true
  }

  @Test(
    "The controller hears of a new size first, then come its view's, the closures and the layout")
  func resized() {
    let window = UIWindow()
    let controller = Logging("a", log)
    window.rootViewController = controller
    window.frame.size.width = 400
    #expect(log.consume() == [])
    window.makeKeyAndVisible()
    _ = log.consume()
    window.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    #expect(
      log.consume() == [
        "a transition 600 at 400", "a alongside at 600", "a willLayout", "a didLayout",
        "a completion 1.0",
      ])
    #expect(controller.transitionCoordinator == nil)
    #expect(controller.view.frame.size == CGSize(width: 600, height: 300))
    window.frame.origin.x = 50
    #expect(log.consume() == [])
    window.isHidden = true
  }

  @Test("Closures given late still run, and after the end none does")
  func late() {
    final class Keeping: UIViewController {
      var coordinator: (any UIViewControllerTransitionCoordinator)?
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        self.coordinator = coordinator
        coordinator.animate { [weak self] _ in
          self?.log.append("first \(self?.transitionCoordinator != nil)")
          self?.coordinator?.animate(alongsideTransition: { _ in self?.log.append("second") })
        }
      }
    }
    let window = UIWindow()
    let controller = Keeping()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.frame.size.width += 10
    #expect(controller.log == ["first true", "second"])
    let isQueued = controller.coordinator?.animate(alongsideTransition: { _ in
      controller.log.append("never")
    })
    #expect(isQueued == false && controller.log.count == 2)
    window.isHidden = true
  }

  @Test("Children whose views are in the view appear with it")
  func children() {
    let window = UIWindow()
    let (parent, child, other) = (Logging("a", log), Logging("c", log), Logging("d", log))
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.addChild(other)
    #expect(
      log.consume() == [
        "c willMove true true", "c loadView", "c didLoad", "a loadView", "a didLoad",
        "c didMove true false", "d willMove true true",
      ])
    #expect(parent.children == [child, other] && child.parent === parent)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(
      log.consume() == [
        "a willAppear false", "c willAppear false", "a isAppearing true", "c isAppearing true",
        "a willLayout", "a didLayout", "c willLayout", "c didLayout", "c didAppear", "a didAppear",
      ])
    window.isHidden = true
    #expect(
      log.consume() == [
        "a willDisappear true", "c willDisappear true", "c didDisappear false",
        "a didDisappear false",
      ])
  }

  @Test("A child that comes to a visible parent appears, and disappears when its view leaves")
  func lateChild() {
    let window = UIWindow()
    let (parent, child) = (Logging("a", log), Logging("c", log))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = log.consume()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.consume() == [
        "c willMove true true", "c loadView", "c didLoad", "c willAppear false",
        "c isAppearing true", "c didMove true false",
      ])
    window.layoutIfNeeded()
    #expect(log.consume() == ["c willLayout", "c didLayout", "c didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.consume() == [
        "c willMove false false", "c willDisappear true", "c didDisappear false",
        "c didMove false false",
      ])
    #expect(parent.children.isEmpty && child.parent == nil)
    window.isHidden = true
  }

  @Test("A parent that forwards nothing makes its children's calls itself")
  func unforwarded() {
    final class Silent: Logging {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let window = UIWindow()
    let (parent, child) = (Silent("a", log), Logging("c", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(!log.consume().contains { $0.hasPrefix("c") && $0.contains("ppear") })
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.consume() == ["c willAppear true", "c isAppearing true", "c didAppear"])
    window.isHidden = true
    #expect(!log.consume().contains { $0.hasPrefix("c") })
  }

  @Test("A child has one parent at a time")
  func oneParent() {
    let (first, second, child) = (Logging("a", log), Logging("b", log), Logging("c", log))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    #expect(
      log.consume() == ["c willMove true true", "c didMove false false", "c willMove true true"])
    second.addChild(second)
    #expect(second.children == [child])
  }

  @Test("A child that fills its parent is told the new size, another one is not")
  func childSizes() {
    let window = UIWindow()
    let (parent, full, small) = (Logging("a", log), Logging("c", log), Logging("d", log))
    for child in [full, small] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    full.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    small.view.frame.size = CGSize(width: 10, height: 10)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    _ = log.consume()
    window.frame.size.width = 400
    let lines = log.consume()
    #expect(
      lines.filter { $0.contains("transition") } == [
        "c transition 400 at 375", "a transition 400 at 375",
      ])
    window.isHidden = true
  }

  @Test("Appearance without a window: before the layout, or with the end")
  func hosted() {
    let controller = Logging("a", log)
    controller.beginAppearanceTransition(true, animated: true)
    controller.view.layoutIfNeeded()
    controller.endAppearanceTransition()
    #expect(
      log.consume() == [
        "a loadView", "a didLoad", "a willAppear false", "a isAppearing false", "a willLayout",
        "a didLayout", "a didAppear",
      ])
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(
      log.consume() == [
        "a willDisappear false", "a didDisappear false", "a willAppear false",
        "a isAppearing false", "a didAppear",
      ])
  }

  @Test("A view that changes its place in the window does not appear again")
  func reordered() {
    let window = UIWindow()
    let controller = Logging("a", log)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.addSubview(UIView())
    _ = log.consume()
    window.bringSubviewToFront(controller.view)
    window.sendSubviewToBack(controller.view)
    window.insertSubview(controller.view, at: 1)
    let box = UIView()
    window.addSubview(box)
    box.addSubview(controller.view)
    #expect(log.consume() == [])
    window.isHidden = true
  }

  @Test("An override of loadView that makes no view gets a plain one")
  func noView() {
    final class Empty: UIViewController {
      var loads = 0
      override func loadView() { loads += 1 }
    }
    let window = UIWindow()
    let (first, second) = (Empty(), Empty())
    window.rootViewController = first
    window.makeKeyAndVisible()
    first.present(second, animated: false)
    #expect(first.viewIfLoaded?.window === window && second.viewIfLoaded?.window === window)
    #expect(first.loads == 1 && second.loads == 1)
    window.isHidden = true
  }

  @Test("A controller is a content container, and hears of its children's preferred sizes")
  func contentContainer() {
    final class Parent: UIViewController {
      var changed: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        changed.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    child.preferredContentSize = CGSize(width: 1, height: 1)
    parent.addChild(child)
    let size = CGSize(width: 30, height: 40)
    child.preferredContentSize = size
    child.preferredContentSize = size
    #expect(parent.changed == [size])
    let container: any UIContentContainer = parent
    let whole = CGSize(width: 200, height: 300)
    #expect(
      container.size(forChildContentContainer: child, withParentContainerSize: whole) == whole)
  }

  @Test("A controller has its view's traits, and hears of them before the view")
  func traits() {
    final class Content: UIView {
      weak var log: Log?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log?.lines.append("view")
      }
    }
    let window = UIWindow()
    let controller = Logging("a", log)
    let content = Content(frame: .zero)
    content.log = log
    controller.view = content
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = log.consume()
    window.traitCollection = UITraitCollection(displayScale: 3)
    #expect(log.consume() == ["a traits 3.0", "view"])
    #expect(controller.traitCollection.displayScale == 3)
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.traitCollection.displayScale == 3)
    #expect(UIViewController().traitCollection === UIScreen.main.traitCollection)
    window.isHidden = true
  }

  @Test("From a view to its controller, and on to the window")
  func responders() {
    let window = UIWindow()
    let controller = UIViewController()
    let label = UIView()
    controller.view.addSubview(label)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let chain = sequence(first: label as UIResponder, next: \.next).map { ObjectIdentifier($0) }
    #expect(
      chain == [label, controller.view, controller, window].map { ObjectIdentifier($0) })
    window.isHidden = true
  }

  @Test("A collection view controller as root lays out its cells before it appears")
  func collection() throws {
    final class Rows: UICollectionViewController {
      var cellsAtAppearance: Int?
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        cellsAtAppearance = collectionView.visibleCells.count
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 9 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let controller = Rows(collectionViewLayout: PlainRows())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.cellsAtAppearance == 4)
    let view = try #require(controller.collectionView)
    #expect(view.window === window && view.frame.size == CGSize(width: 320, height: 400))
    window.isHidden = true
  }
}
