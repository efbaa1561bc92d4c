import CollectionView
import Foundation

/// A collection view of rows with named items, whose delegate, data source and layouts write down every call.
@MainActor
final class InteractionRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  ScrollViewHost
{
  final class Cell: UICollectionViewCell {
    var name = ""
    /// What the cell was told of its state, in order.
    private(set) var states: [String] = []

    var diary: CallOrderRig.Diary?

    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
      diary?.note("\(name) will, \(newLayout.collectionView == nil ? "loose" : "installed")")
    }

    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
      diary?.note("\(name) did")
    }

    override var isSelected: Bool { didSet { states.append(isSelected ? "selected" : "plain") } }
  }

  /// Rows of one height, all of the same width; notes its calls when it has a diary.
  final class Rows: UICollectionViewLayout {
    let name: String
    let height: CGFloat
    var width: CGFloat = 320
    /// Where the content offset goes in a change of layout; nil for where it is.
    var target: CGPoint?
    var diary: CallOrderRig.Diary?
    /// The contexts of movements by hand.
    private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

    init(_ name: String = "rows", height: CGFloat = 100) {
      self.name = name
      self.height = height
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var places: [IndexPath] {
      guard let collectionView else { return [] }
      return (0..<collectionView.numberOfSections).flatMap { section in
        (0..<collectionView.numberOfItems(inSection: section)).map {
          IndexPath(item: $0, section: section)
        }
      }
    }

    override func prepare() {
      super.prepare()
      diary?.note("\(name) prepare")
    }

    override var collectionViewContentSize: CGSize {
      diary?.note("\(name) contentSize")
      return CGSize(width: width, height: CGFloat(places.count) * height)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      diary?.note("\(name) elements \(Int(rect.minY))")
      return places.compactMap(attributes).filter {
        $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
      }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      attributes(indexPath)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      diary?.note("\(name) invalidate")
      super.invalidateLayout(with: context)
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      diary?.note("\(name) leaving")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      diary?.note("\(name) entering")
    }

    override func finalizeLayoutTransition() { diary?.note("\(name) finalize") }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      diary?.note("\(name) initial \(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      diary?.note("\(name) final \(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
      -> CGPoint
    {
      diary?.note("\(name) target \(Int(proposedContentOffset.y))")
      return target ?? proposedContentOffset
    }

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      diary?.note("\(name) target of \(previousIndexPath.item)")
      return super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      diary?.note("\(name) held \(indexPath.item) at \(Int(position.y))")
      return super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
    }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      diary?.note(
        "\(name) context \(previousIndexPaths.map(\.item)) at \(Int(previousPosition.y)) → \(targetIndexPaths.map(\.item)) at \(Int(targetPosition.y))"
      )
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      contexts.append(context)
      return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      diary?.note(
        "\(name) context of the end \(previousIndexPaths.map(\.item)) → \(indexPaths.map(\.item)), \(movementCancelled ? "cancelled" : "done")"
      )
      let context = super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
      contexts.append(context)
      return context
    }

    private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard let index = places.firstIndex(of: path) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
      return attributes
    }
  }

  let diary = CallOrderRig.Diary()
  let layout = Rows()
  let view: UICollectionView
  var items: [[String]]
  /// The questions that the delegate and the data source answer with no.
  var refusals: Set<String> = []
  /// Where the delegate sends a held item; nil for where the layout does.
  var redirect: IndexPath?
  var diagnostics: [Diagnostic] = []

  /// A view of 320 × 300 points, laid out, with an empty diary.
  init(
    _ items: [[String]] = [["a", "b", "c", "d", "e", "f"]], layout: UICollectionViewLayout? = nil
  ) {
    self.items = items
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: layout ?? self.layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.host = self
    view.layoutIfNeeded()
    _ = diary.tear()
  }

  /// A rig whose layout and cells write their calls down, and a second layout that does too.
  static func told(heights: (CGFloat, CGFloat)) -> (InteractionRig, first: Rows, second: Rows) {
    let first = Rows("one", height: heights.0)
    let second = Rows("two", height: heights.1)
    // A change to the second layout leaves the content where it is.
    second.target = .zero
    let rig = InteractionRig(layout: first)
    first.diary = rig.diary
    second.diary = rig.diary
    for cell in rig.view.visibleCells { (cell as? Cell)?.diary = rig.diary }
    return (rig, first, second)
  }

  /// Where the cells on screen are now, from top to bottom, by name.
  var places: [String: CGRect] {
    Dictionary(
      uniqueKeysWithValues: view.liveElements.compactMap { element in
        (element.view as? Cell).map { ($0.name, element.attributes.frame) }
      })
  }

  /// The names of the cells on screen, from top to bottom.
  var names: [String] {
    view.visibleCells.compactMap { $0 as? Cell }.sorted { $0.frame.midY < $1.frame.midY }
      .map(\.name)
  }

  func cell(_ item: Int, _ section: Int = 0) -> Cell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  func scroll(to y: CGFloat) {
    view.scroll(to: CGPoint(x: 0, y: y), as: .finger)
    view.layoutIfNeeded()
  }

  /// A tap in the middle of a row, in the order of the content.
  func tap(_ row: Int) {
    let point = CGPoint(x: 160, y: CGFloat(row) * 100 + 50)
    view.beginTouch(at: point)
    view.endTouch(at: point)
  }

  private func answer(_ question: String, _ path: IndexPath) -> Bool {
    diary.note("\(question) \(path.item)")
    return !refusals.contains(question)
  }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.diary = layout.diary
    (cell as? Cell)?.name = items[indexPath.section][indexPath.item]
    return cell
  }

  // MARK: Movement

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    answer("canMove", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    diary.note("move \(sourceIndexPath.item) → \(destinationIndexPath.item)")
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    diary.note(
      "delegate target \(originalIndexPath.item), \(currentIndexPath.item) → \(proposedIndexPath.item)"
    )
    return redirect ?? proposedIndexPath
  }

  // MARK: Transitions

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    diary.note("delegate transition layout")
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    diary.note("delegate target \(Int(proposedContentOffset.y))")
    return proposedContentOffset
  }

  // MARK: Selection

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    answer("shouldHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    diary.note("didHighlight \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    diary.note("didUnhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    answer("shouldSelect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    answer("shouldDeselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    diary.note("didSelect \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    diary.note("didDeselect \(indexPath.item)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { diary.note("willBeginDragging") }

  // MARK: Host

  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
    retarget: (() -> CGPoint)?
  ) {
    scrollView.scroll(to: target, as: .animation)
  }

  func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    if case .diagnostic(let diagnostic) = event { diagnostics.append(diagnostic) }
  }
}
