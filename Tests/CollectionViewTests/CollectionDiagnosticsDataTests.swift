import CollectionView
import Foundation
import Testing

/// What a data source answers wrongly, and sizes that never settle.
@Suite("Diagnostics of data and loops")
@MainActor
struct CollectionDiagnosticsDataTests {
  let listener = CollectionDiagnosticsTests.Listener()
  let rows = CollectionDiagnosticsTests.Rows()

  private var ids: [Diagnostic.ID] { listener.diagnostics.map(\.id) }

  /// A view of 320 × 200 points with rows of 100, not laid out yet.
  private func view() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.host = listener
    view.dataSource = rows
    return view
  }

  @Test("A cell that was not dequeued is told of and shown")
  func notDequeued() {
    let view = view()
    rows.answer = { _, _ in UICollectionViewCell(frame: .zero) }
    view.layoutIfNeeded()
    #expect(ids == [.viewNotDequeued, .viewNotDequeued])
    #expect(
      listener.diagnostics.first?.message
        == "the view returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
    #expect(view.visibleCells.count == 2)
  }

  @Test("One cell for two items stays with the first")
  func sameCellTwice() {
    let view = view()
    var only: UICollectionViewCell?
    rows.answer = { view, path in
      let cell = only ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      only = cell
      return cell
    }
    view.layoutIfNeeded()
    #expect(ids == [.viewNotDequeued])
    #expect(listener.diagnostics.first?.indexPath == [0, 1])
    #expect(view.indexPathsForVisibleItems == [[0, 0]])
  }

  @Test("Two cells dequeued for one item: the other goes back to the queue")
  func dequeuedTwice() {
    let view = view()
    rows.count = 1
    var other: UICollectionViewCell?
    rows.answer = { view, path in
      other = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.layoutIfNeeded()
    #expect(ids == [.unexpectedDequeue])
    rows.answer = nil
    rows.count = 2
    view.insertItems(at: [[0, 1]])
    #expect(view.cellForItem(at: [0, 1]) === other)
  }

  @Test("A cell dequeued for nobody")
  func dequeuedForNobody() {
    let view = view()
    view.layoutIfNeeded()
    _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
    #expect(ids == [.unexpectedDequeue])
    #expect(
      listener.diagnostics.first?.message.hasPrefix(
        "Expected dequeued view to be returned to the collection view in preparation for display.")
        == true)
  }

  @Test("A supplementary view of another kind")
  func wrongKind() {
    let rig = CallOrderRig(count: 1)
    rig.view.host = listener
    rig.layout.hasHeader = true
    rig.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "footer",
      withReuseIdentifier: "header")
    rig.dequeuedKind = "footer"
    rig.view.dataSource = rig
    rig.view.layoutIfNeeded()
    #expect(ids == [.viewNotDequeued])
    #expect(
      listener.diagnostics.first?.message.hasSuffix(
        "When asked for a view of element kind 'header' the data source dequeued a view registered for the element kind 'footer'."
      ) == true)
    #expect(rig.view.visibleSupplementaryViews(ofKind: "header").count == 1)
  }

  @Test("Negative numbers are taken as none")
  func negativeCounts() {
    let view = view()
    rows.count = -1
    view.layoutIfNeeded()
    #expect(ids == [.invalidNumberOfItems])
    #expect(view.numberOfItems(inSection: 0) == 0)
  }

  /// Names new counts in every context, as a context of UIKit's own does after an update.
  final class CountingContext: UICollectionViewLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
  }

  final class CountingLayout: UICollectionViewLayout {
    var rounds = 1

    override class var invalidationContextClass: AnyClass { CountingContext.self }

    override func prepare() {
      guard rounds > 0 else { return }
      rounds -= 1
      invalidateLayout()
    }
  }

  @Test("Another number within one pass, without a reload")
  func inconsistentCounts() {
    let view = view()
    view.collectionViewLayout = CountingLayout()
    final class Growing: NSObject, UICollectionViewDataSource {
      var count = 1
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      {
        count += 1
        return count
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let growing = Growing()
    view.dataSource = growing
    view.layoutIfNeeded()
    #expect(ids == [.dataSourceInconsistent])
    #expect(
      listener.diagnostics.first?.message.contains("[2] items by section and then [3]") == true)
    // In the next pass it may be another number.
    view.reloadData()
    view.layoutIfNeeded()
    #expect(ids.count == 1)
  }

  final class Restless: UICollectionViewCell {
    private var isHigh = false

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      isHigh.toggle()
      layoutAttributes.size.height = isHigh ? 100.5 : 100
      return layoutAttributes
    }
  }

  @Test("A size that alternates is a loop, which names the cell and both sizes, once")
  func alternatingSizes() {
    let rig = CallOrderRig(count: 1)
    rig.view.host = listener
    rig.layout.takesPreferredSizes = true
    rig.view.register(Restless.self, forCellWithReuseIdentifier: "cell")
    rig.view.dataSource = rig
    rig.view.layoutIfNeeded()
    #expect(ids == [.layoutLoop])
    #expect(listener.diagnostics.first?.indexPath == [0, 0])
    #expect(
      listener.diagnostics.first?.message
        == "UICollectionView is stuck in its update/layout loop. This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a consistent size. 100 rounds, and still changing. The cell at index path (0 - 0) asks for 320 × 100.5, 320 × 100 in turn."
    )
    #expect(!rig.view.isLayoutPending)
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(ids == [.layoutLoop])
  }
}
