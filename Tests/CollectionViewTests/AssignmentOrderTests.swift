import CollectionView
import Foundation
import Testing

/// A layout of rows whose heights its delegate gives while it prepares, as published waterfall layouts do.
private final class DelegateRows: UICollectionViewLayout {
  private(set) var preparations = 0
  private var rows: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    preparations += 1
    rows = []
    guard let view = collectionView, view.numberOfSections > 0 else { return }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var top: CGFloat = 0
    for item in 0..<view.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      let height =
        delegate?.collectionView?(view, layout: self, sizeForItemAt: [0, item]).height ?? 0
      attributes.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
      rows.append(attributes)
      top += height
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { rows.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY } }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { rows.indices.contains(indexPath.item) ? rows[indexPath.item] : nil }
}

@MainActor
private final class Source: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 8 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 300, height: 60) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}

/// One of the assignments that make a collection view complete.
private enum Assignment: CaseIterable {
  case dataSource, delegate, layout, registration, frame
}

/// What code may ask between two of them.
private enum EarlyQuestion: CaseIterable, Sendable {
  case nothing, counts, contentSize, item, visible, offset
}

// Apple's documentation of `prepare()` says that it is called during a layout update, and that of `reloadData()` that the data
// source is asked when the view lays itself out. So before the first pass no order of assignments can matter.
@MainActor @Suite("The order of assignments before the first layout pass")
struct AssignmentOrderTests {
  private let source = Source()

  private func apply(_ assignment: Assignment, to view: UICollectionView, flow: Bool) {
    switch assignment {
    case .dataSource: view.dataSource = source
    case .delegate: view.delegate = source
    case .layout:
      view.collectionViewLayout = flow ? UICollectionViewFlowLayout() : DelegateRows()
    case .registration:
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    case .frame: view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    }
  }

  private func ask(_ question: EarlyQuestion, _ view: UICollectionView) {
    switch question {
    case .nothing: break
    case .counts: if view.numberOfSections > 0 { _ = view.numberOfItems(inSection: 0) }
    case .contentSize: _ = view.collectionViewLayout.collectionViewContentSize
    case .item: _ = view.collectionViewLayout.layoutAttributesForItem(at: [0, 3])
    case .visible: _ = view.indexPathsForVisibleItems
    case .offset: view.setContentOffset(.zero, animated: false)
    }
  }

  @Test(
    "changes nothing of what is shown, whatever is asked in between",
    arguments: EarlyQuestion.allCases, [true, false])
  private func everyOrder(question: EarlyQuestion, flow: Bool) {
    for order in permutations(Assignment.allCases) {
      let view = UICollectionView(frame: .zero, collectionViewLayout: DelegateRows())
      for assignment in order {
        apply(assignment, to: view, flow: flow)
        ask(question, view)
      }
      view.layoutIfNeeded()
      #expect(view.contentSize.height == 480, "\(order)")
      #expect(view.visibleCells.map(\.frame.height) == [60, 60, 60, 60], "\(order)")
      #expect(view.contentOffset == .zero, "\(order)")
    }
  }

  @Test("Of two layouts before the first pass only the later one is prepared")
  func swappedLayout() throws {
    let first = DelegateRows()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: first)
    let second = DelegateRows()
    view.collectionViewLayout = second
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    #expect(first.preparations == 0)
    #expect(second.preparations == 1)
    #expect(first.collectionView == nil)
    #expect(view.contentSize.height == 480)
  }

  private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
