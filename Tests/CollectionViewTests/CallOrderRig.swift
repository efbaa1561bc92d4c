import CollectionView
import Foundation

/// A collection view of rows whose layout, data source, delegate and cells write down every call.
@MainActor
final class CallOrderRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// What was called, in order.
  @MainActor
  final class Diary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// The calls since the last time, which are forgotten.
    func tear() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A header or a backdrop.
  final class Plate: UICollectionReusableView {}

  let diary = Diary()
  let layout: Layout
  let view: UICollectionView
  var count: Int
  var preferred: CGFloat?
  /// The kind a supplementary view is dequeued by; nil for the one asked for.
  var dequeuedKind: String?
  /// What the delegate does when a cell has left; nil for nothing.
  var onEndDisplaying: (() -> Void)?
  /// What the delegate makes of a target; nil for nothing.
  var editTarget: ((CGPoint) -> CGPoint)?

  /// A view of 320 × `height` points with so many rows, not laid out yet.
  init(count: Int, height: CGFloat = 200) {
    self.count = count
    layout = Layout(diary)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Plate.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    layout.register(Plate.self, forDecorationViewOfKind: "backdrop")
    view.delegate = self
  }

  /// The same, laid out, with an empty diary.
  convenience init(laidOut count: Int, height: CGFloat = 200) {
    self.init(count: count, height: height)
    view.dataSource = self
    view.layoutIfNeeded()
    _ = diary.tear()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    diary.note("numberOfSections")
    return 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    diary.note("numberOfItems \(section)")
    return count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    diary.note("cellForItem \(indexPath.item)")
    Cell.diary = diary
    defer { Cell.diary = nil }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.preferred = preferred
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    diary.note("viewFor \(kind) \(indexPath.item)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: dequeuedKind ?? kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    diary.note("willDisplay \(elementKind) \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    diary.note("didEndDisplaying \(elementKind) \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    diary.note("willDisplay \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    diary.note("didEndDisplaying \(indexPath.item)")
    onEndDisplaying?()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    diary.note("delegate target \(Int(proposedContentOffset.y))")
    return editTarget?(proposedContentOffset) ?? proposedContentOffset
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    diary.note("didScroll \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { diary.note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    diary.note("willEndDragging \(Int(targetContentOffset.pointee.y)) at \(velocity.y)")
    if let editTarget { targetContentOffset.pointee = editTarget(targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    diary.note("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    diary.note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    diary.note("didEndDecelerating")
  }
}
