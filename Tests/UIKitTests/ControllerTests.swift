import Foundation
import Testing
import UIKit

@Suite("UICollectionViewController")
@MainActor
struct ControllerTests {
  /// A controller as a user would write it.
  final class Rows: UICollectionViewController {
    var names = ["a", "b", "c"]
    private(set) var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      events.append("didLoad")
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      events.append("willAppear \(animated)")
    }

    override func viewDidAppear(_ animated: Bool) { events.append("didAppear \(animated)") }

    override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear \(animated)") }

    override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear \(animated)") }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      names.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      super.collectionView(collectionView, didSelectItemAt: indexPath)
      events.append("didSelect \(indexPath.item)")
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  /// A controller whose override calls `super`, as overrides do.
  final class Polite: UICollectionViewController {
    var names = ["a", "b", "c"]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      names.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = names[indexPath.item] == "a" ? 1 : 2
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      super.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func shown(_ controller: UICollectionViewController) throws -> UICollectionView {
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    controller.view.layoutIfNeeded()
    return try #require(controller.collectionView)
  }

  @Test("The collection view is made on demand, in the view, with the controller as its source")
  func onDemand() throws {
    let layout = PlainRows()
    let controller = Rows(collectionViewLayout: layout)
    #expect(!controller.isViewLoaded)
    #expect(controller.events.isEmpty)
    let view = try shown(controller)
    #expect(controller.events == ["didLoad"])
    #expect(view.superview === controller.view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
    #expect(view.dataSource === controller)
    #expect(view.delegate === controller)
    #expect(view.collectionViewLayout === layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(view.visibleCells.count == 3)
  }

  @Test("Without overrides it is an empty collection")
  func plain() throws {
    let view = try shown(UICollectionViewController(collectionViewLayout: PlainRows()))
    #expect(view.numberOfSections == 1)
    #expect(view.visibleCells.isEmpty)
  }

  @Test("Appearance comes in order and clears the selection, unless told not to")
  func appearance() throws {
    let controller = Rows(collectionViewLayout: PlainRows())
    let view = try shown(controller)
    view.beginTouch(at: CGPoint(x: 5, y: 105))
    view.endTouch(at: CGPoint(x: 5, y: 105))
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    controller.beginAppearanceTransition(true, animated: true)
    #expect(view.indexPathsForSelectedItems == [])
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(
      controller.events == [
        "didLoad", "didSelect 1", "willAppear true", "didAppear true", "willDisappear false",
        "didDisappear false",
      ])
    controller.clearsSelectionOnViewWillAppear = false
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    controller.beginAppearanceTransition(true, animated: false)
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test("A long press moves an item while the gesture is installed")
  func longPress() throws {
    let controller = Rows(collectionViewLayout: PlainRows())
    let view = try shown(controller)
    #expect(view.beginLongPress(at: CGPoint(x: 5, y: 50)))
    view.moveLongPress(to: CGPoint(x: 5, y: 250))
    view.endLongPress()
    #expect(controller.names == ["b", "c", "a"])
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(!view.beginLongPress(at: CGPoint(x: 5, y: 50)))
  }

  @Test("After an override of moveItemAt that calls super, the screen shows what the data says")
  func politeMove() throws {
    let controller = Polite(collectionViewLayout: PlainRows())
    let view = try shown(controller)
    var told: [Diagnostic] = []
    view.diagnosticHandler = { told.append($0) }
    #expect(view.beginLongPress(at: CGPoint(x: 5, y: 50)))
    view.moveLongPress(to: CGPoint(x: 5, y: 250))
    view.endLongPress()
    view.layoutIfNeeded()
    #expect(controller.names == ["b", "c", "a"])
    #expect(view.visibleCells.map(\.tag) == [2, 2, 1])
    #expect(!view.hasUncommittedUpdates)
    #expect(told.map(\.id) == [.missingMoveItem])
    #expect(told.first?.message.contains("calls super") == true)
  }

  /// Notes the selection at the end of each appearance call.
  final class Selecting: UICollectionViewController {
    var callsSuper = true
    private(set) var selections: [Int?] = []

    private func note() { selections.append(collectionView.indexPathsForSelectedItems?.count) }

    override func viewWillAppear(_ animated: Bool) {
      if callsSuper { super.viewWillAppear(animated) }
      note()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note()
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
  }

  @Test(
    "The selection is cleared after viewWillAppear, whether or not it calls super, unless told not to",
    arguments: [(true, true, 0), (false, true, 0), (true, false, 2), (false, false, 2)])
  func clearing(callsSuper: Bool, clears: Bool, left: Int) throws {
    let controller = Selecting(collectionViewLayout: PlainRows())
    controller.callsSuper = callsSuper
    controller.clearsSelectionOnViewWillAppear = clears
    let view = try shown(controller)
    view.allowsMultipleSelection = true
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.selections == [2, left])
  }

  @Test("The view and the collection view have the screen's size from loadView on")
  func screenSize() {
    final class Sizing: UICollectionViewController {
      var sizes: [CGSize?] = []
      override func loadView() {
        super.loadView()
        sizes += [viewIfLoaded?.frame.size, viewIfLoaded?.subviews.first?.frame.size]
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        sizes += [view.frame.size, collectionView.frame.size]
      }
    }
    let controller = Sizing(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.collectionView.frame == UIScreen.main.bounds)
    #expect(controller.sizes == Array(repeating: UIScreen.main.bounds.size, count: 4))
    #expect(controller.view !== controller.collectionView)
  }

  @Test("A collection view given before the view is loaded is the one in it, and has its size")
  func givenEarly() {
    let controller = UICollectionViewController(collectionViewLayout: PlainRows())
    let own = UICollectionView(frame: .zero, collectionViewLayout: PlainRows())
    controller.collectionView = nil
    controller.collectionView = own
    #expect(!controller.isViewLoaded)
    #expect(controller.collectionView === own && own.superview === controller.view)
    #expect(own.frame == UIScreen.main.bounds)
  }

  @Test("An override of loadView that makes no collection view gets one on first access")
  func ownView() throws {
    final class Own: UICollectionViewController {
      override func loadView() { view = UIView(frame: .zero) }
    }
    let controller = Own(collectionViewLayout: PlainRows())
    let view = try #require(controller.collectionView)
    #expect(controller.collectionView === view && view.dataSource === controller)
  }

  @Test("Editing reaches the collection view")
  func editing() {
    let controller = UICollectionViewController(collectionViewLayout: PlainRows())
    controller.loadViewIfNeeded()
    controller.isEditing = true
    #expect(controller.isEditing && controller.collectionView.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing && !controller.collectionView.isEditing)
  }

  @Test("A collection view can be replaced, and nil stays")
  func replaced() throws {
    let controller = Rows(collectionViewLayout: PlainRows())
    let first = try shown(controller)
    let other = UICollectionView(frame: .zero, collectionViewLayout: PlainRows())
    controller.collectionView = other
    #expect(first.superview == nil)
    #expect(other.superview === controller.view)
    #expect(other.frame.height == 300)
    controller.collectionView = nil
    #expect(controller.collectionView == nil && controller.collectionView == nil)
    #expect(other.superview == nil && controller.view.subviews.isEmpty)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.view.frame.size.height = 200
    controller.collectionView = first
    #expect(controller.collectionView === first && first.frame.height == 200)
  }
}
