import CollectionView
import Foundation
import Testing

/// What a user does wrong is told in UIKit's words, and the view goes on.
@Suite("Diagnostics")
@MainActor
struct CollectionDiagnosticsTests {
  /// Keeps what a view reports.
  final class Listener: NSObject, ScrollViewHost {
    var diagnostics: [Diagnostic] = []

    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {}

    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
      if case .diagnostic(let diagnostic) = event { diagnostics.append(diagnostic) }
    }
  }

  /// A data source that knows of cells alone.
  final class Rows: NSObject, UICollectionViewDataSource {
    var count = 3
    /// Answers instead of a dequeued cell.
    var answer: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      answer?(collectionView, indexPath)
        ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  let listener = Listener()

  /// A rig whose diagnostics are heard, laid out.
  private func rig(_ count: Int, _ change: (CallOrderRig) -> Void = { _ in }) -> CallOrderRig {
    let rig = CallOrderRig(count: count)
    rig.view.host = listener
    rig.view.dataSource = rig
    change(rig)
    rig.view.layoutIfNeeded()
    return rig
  }

  // MARK: Registration

  @Test("An identifier nobody registered")
  func unregistered() throws {
    let rig = rig(3) {
      $0.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    }
    let diagnostic = try #require(listener.diagnostics.first)
    #expect(diagnostic.id == .unregisteredReuseIdentifier)
    #expect(diagnostic.indexPath == [0, 0])
    #expect(
      diagnostic.message
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
    #expect(rig.view.visibleCells.count == 2)
  }

  @Test("A class that is no cell")
  func wrongClass() {
    let rig = rig(1) {
      $0.view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "cell")
    }
    #expect(listener.diagnostics.map(\.id) == [.unregisteredReuseIdentifier])
    #expect(rig.view.visibleCells.count == 1)
  }

  // MARK: Updates

  @Test("Numbers that do not add up, item by item")
  func invalidNumberOfItems() throws {
    let rig = rig(5)
    rig.view.performBatchUpdates {
      rig.view.deleteItems(at: [[0, 1], [0, 2]])
      rig.view.insertItems(at: [[0, 0]])
    }
    let diagnostic = try #require(listener.diagnostics.first)
    #expect(diagnostic.id == .invalidNumberOfItems)
    #expect(
      diagnostic.message.hasPrefix(
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (5) must be equal to the number of items contained in that section before the update (5), plus or minus the number of items inserted or deleted from that section (1 inserted, 2 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out)."
      ))
    #expect(rig.view.numberOfItems(inSection: 0) == 5)
    #expect(rig.view.visibleCells.count == 2)
  }

  @Test(
    "Index paths that do not exist or contradict each other",
    arguments: [
      (0, "attempt to delete item 5 from section 0 which only contains 5 items before the update"),
      (
        1,
        "attempt to insert item 9 into section 0, but there are only 6 items in section 0 after the update"
      ),
      (
        2,
        "attempt to delete item 0 from section 3, but there are only 1 sections before the update"
      ),
      (3, "attempt to perform a delete and a move from the same index path (0 - 1)"),
      (4, "attempt to perform two inserts to the same index path (0 - 2)"),
      (5, "attempt to delete the item at [0], which is no index path of an item"),
      (6, "attempt to insert the item at [0, -1], which is no index path of an item"),
    ])
  func conflictingUpdates(mistake: Int, message: String) {
    let rig = rig(5)
    rig.view.performBatchUpdates {
      switch mistake {
      case 0:
        rig.count = 4
        rig.view.deleteItems(at: [[0, 5]])
      case 1:
        rig.count = 6
        rig.view.insertItems(at: [[0, 9]])
      case 2: rig.view.deleteItems(at: [[3, 0]])
      case 3:
        rig.view.reloadItems(at: [[0, 1]])
        rig.view.moveItem(at: [0, 1], to: [0, 2])
      case 4:
        rig.count = 7
        rig.view.insertItems(at: [[0, 2], [0, 2]])
      case 5: rig.view.deleteItems(at: [IndexPath(index: 0)])
      default: rig.view.insertItems(at: [IndexPath(item: -1, section: 0)])
      }
    }
    #expect(listener.diagnostics.map(\.id) == [.conflictingUpdates])
    #expect(listener.diagnostics.map(\.message) == [message])
    #expect(rig.view.visibleCells.count == 2)
  }

  // MARK: Layouts

  /// A layout that answers whatever it is given.
  final class AnyLayout: UICollectionViewLayout {
    var elements: [UICollectionViewLayoutAttributes] = []
    var size = CGSize(width: 320, height: 1000)
    var onElements: (() -> Void)?
    var onPrepare: (() -> Void)?

    override func prepare() { onPrepare?() }
    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      onElements?()
      return elements
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      elements.first { $0.indexPath == indexPath }
    }
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  @Test(
    "Attributes of items that do not exist",
    arguments: [[0, 3], [1, 0], [0, -1], [0], [0, 0, 0], []] as [IndexPath])
  func missingItem(path: IndexPath) {
    let layout = AnyLayout()
    let row = CGRect(x: 0, y: 0, width: 320, height: 100)
    layout.elements = [attributes(path, row), attributes([0, 2], row)]
    let rig = rig(3) { $0.view.collectionViewLayout = layout }
    #expect(listener.diagnostics.map(\.id) == [.indexPathDoesNotExist])
    #expect(
      listener.diagnostics.first?.message.hasPrefix(
        "UICollectionView received layout attributes for a cell with an index path that does not exist"
      ) == true)
    #expect(rig.view.indexPathsForVisibleItems == [[0, 2]])
  }

  @Test(
    "Frames that are no numbers",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
    ])
  func nonFiniteFrame(frame: CGRect) {
    let layout = AnyLayout()
    layout.elements = [
      attributes([0, 0], frame), attributes([0, 1], CGRect(x: 0, y: 0, width: 320, height: 50)),
    ]
    let rig = rig(3) { $0.view.collectionViewLayout = layout }
    #expect(listener.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(listener.diagnostics.first?.indexPath == [0, 0])
    #expect(rig.view.indexPathsForVisibleItems == [[0, 1]])
  }

  @Test("A content size that is no number, and offsets that are none")
  func nonFiniteContentSize() {
    let layout = AnyLayout()
    layout.size = CGSize(width: 320, height: CGFloat.nan)
    let rig = rig(3) { $0.view.collectionViewLayout = layout }
    #expect(listener.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(rig.view.contentSize == .zero)
    rig.view.contentOffset = CGPoint(x: 0, y: CGFloat.infinity)
    #expect(rig.view.contentOffset == .zero)
    #expect(listener.diagnostics.count == 2)
  }

  @Test("A preferred size that is no number")
  func nonFinitePreferredSize() {
    let rig = rig(1) {
      $0.layout.takesPreferredSizes = true
      $0.preferred = .nan
    }
    #expect(listener.diagnostics.map(\.id) == [.nonFiniteGeometry])
    #expect(rig.view.cellForItem(at: [0, 0])?.frame.height == 100)
  }

  @Test("Visible cells asked for while the layout answers")
  func visibleCellsDuringLayout() {
    let rig = rig(3)
    let layout = AnyLayout()
    layout.onElements = { [view = rig.view] in _ = view.visibleCells }
    rig.view.collectionViewLayout = layout
    rig.view.layoutIfNeeded()
    #expect(listener.diagnostics.map(\.id) == [.visibleCellsAskedDuringLayout])
    _ = rig.view.visibleCells
    #expect(listener.diagnostics.count == 1)
  }

  @Test("A layout that invalidates itself while it is asked is a loop, which ends")
  func selfInvalidation() {
    let layout = AnyLayout()
    layout.onElements = { [weak layout] in layout?.invalidateLayout() }
    let rig = rig(3) { $0.view.collectionViewLayout = layout }
    #expect(listener.diagnostics.map(\.id) == [.layoutLoop])
    #expect(!rig.view.isLayoutPending)
  }

  @Test("An element nobody supplies a view for is told of and left out")
  func missingView() {
    let layout = AnyLayout()
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "banner", with: [0, 0])
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
    let backdrop = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "backdrop", with: [0, 0])
    backdrop.frame = CGRect(x: 0, y: 20, width: 320, height: 20)
    layout.elements = [header, backdrop]
    let rows = Rows()
    let rig = rig(3) {
      $0.view.collectionViewLayout = layout
      $0.view.dataSource = rows
    }
    #expect(listener.diagnostics.map(\.id) == [.missingView, .missingView])
    #expect(
      listener.diagnostics.last?.message
        == "could not dequeue a decoration view of kind: backdrop - must register as a class or nib or connect a prototype cell in a storyboard"
    )
    #expect(rig.view.liveElements.isEmpty)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "backdrop")
    layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.view.liveElements.map(\.attributes.representedElementKind) == ["backdrop"])
  }

  // MARK: Scrolling

  @Test("Two positions on one axis, and items that do not exist")
  func scrollPositions() {
    let rig = rig(9)
    rig.view.scrollToItem(at: [0, 5], at: [.top, .bottom], animated: false)
    #expect(listener.diagnostics.map(\.id) == [.conflictingScrollPositions])
    for path in [[0, 9], [2, 0], [0, -1], [0], []] as [IndexPath] {
      rig.view.scrollToItem(at: path, at: .top, animated: false)
    }
    #expect(
      listener.diagnostics.dropFirst().map(\.id)
        == Array(repeating: .indexPathDoesNotExist, count: 5))
    #expect(rig.view.contentOffset == .zero)
    rig.view.scrollToItem(at: [0, 5], at: [.top, .left], animated: false)
    #expect(rig.view.contentOffset.y == 500)
  }

  @Test("Questions about what does not exist have empty answers")
  func questions() {
    let rig = rig(3)
    #expect(rig.view.numberOfItems(inSection: 4) == 0)
    #expect(rig.view.numberOfItems(inSection: -1) == 0)
    #expect(rig.view.cellForItem(at: [0, 7]) == nil)
    #expect(rig.view.cellForItem(at: []) == nil)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 0, y: 5000)) == nil)
    #expect(rig.view.indexPathForItem(at: CGPoint(x: 0, y: 150)) == [0, 1])
    #expect(rig.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
  }
}
