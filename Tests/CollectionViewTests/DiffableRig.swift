import CollectionView
import Foundation

/// A list of rows of 60 points in a 320 × 600 view, shown by a diffable data source that remembers whom it was asked for.
@MainActor
final class DiffableRig: ScrollViewHost {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  let layout = ListLayout()
  let view: UICollectionView
  private(set) var source: Source
  var provided: [Int] = []
  var events: [CollectionViewEvent] = []
  /// Items for which the provider returns nil.
  var withoutCell: Set<Int> = []

  init() {
    layout.section.estimatedHeight = 60
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { _, _, _ in nil }
    source = Source(collectionView: view) { [weak self] view, path, item in
      self?.provided.append(item)
      guard self?.withoutCell.contains(item) == false else { return nil }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    view.host = self
  }

  /// Applies a snapshot, lays out, and forgets what was asked before.
  func show(_ snapshot: Snapshot, animated: Bool = false) {
    view.layoutIfNeeded()
    provided = []
    source.apply(snapshot, animatingDifferences: animated)
    view.layoutIfNeeded()
  }

  /// The items of the cells on the screen, section by section, from top to bottom.
  var shown: [[Int]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap {
        view.cellForItem(at: IndexPath(item: $0, section: section))?.tag
      }
    }
  }

  var diagnostics: [Diagnostic] {
    events.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
  }

  var batches: Int {
    events.count { if case .call(.prepareForUpdates) = $0 { true } else { false } }
  }

  static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.key))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  func scrollView(
    _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint, retarget: (() -> CGPoint)?
  ) {}

  func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

  func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
    events.append(event)
  }
}
