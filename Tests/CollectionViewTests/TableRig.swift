import CollectionView
import Foundation

/// A table in a 320 × 600 view, whose rows' heights come from its cells or from a delegate that counts the questions.
@MainActor
final class TableRig {
  /// Says every height and remembers whom it was asked about.
  final class Heights: NSObject, UICollectionViewDelegateFlowLayout {
    var height: (IndexPath) -> CGFloat
    var asked: [IndexPath] = []

    init(height: @escaping (IndexPath) -> CGFloat) {
      self.height = height
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked.append(indexPath)
      return CGSize(width: 0, height: height(indexPath))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      CGSize(width: 0, height: 30)
    }
  }

  let table: TableLayout
  let list: ListRig
  let delegate: Heights

  var view: UICollectionView { list.view }

  /// A table of rows that are all of one true height; an `estimate` of 0 is none, and nil `edges` are not there.
  init(
    rows: [Int], actual: CGFloat, estimate: CGFloat, isSelfSizing: Bool,
    edges: (header: CGFloat?, footer: CGFloat?) = (nil, nil), style: TableLayout.Style = .plain,
    behavior: Behavior = .uikit
  ) {
    table = TableLayout(style: style)
    table.isSelfSizing = isSelfSizing
    table.section.estimatedHeaderHeight = edges.header
    table.section.estimatedFooterHeight = edges.footer
    let delegate = Heights { _ in actual }
    self.delegate = delegate
    list = ListRig(
      heights: rows.map { Array(repeating: actual, count: $0) }, estimate: estimate,
      behavior: behavior, layout: table)
    list.view.resize(to: CGSize(width: 320, height: 600))
    list.view.delegate = delegate
    list.view.reloadData()
    delegate.asked = []
    list.view.layoutIfNeeded()
  }

  /// The rows of a section that hold a measured height.
  func measured(inSection section: Int = 0) -> [Int] {
    (0..<view.numberOfItems(inSection: section)).filter {
      view.measuredItemCount(inSection: section, $0..<$0 + 1) == 1
    }
  }

  func frame(_ section: Int, _ kind: String = UICollectionView.elementKindSectionHeader) -> CGRect?
  {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}
