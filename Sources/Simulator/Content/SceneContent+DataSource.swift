import CollectionView
import Foundation
import Scenes

extension SceneContent: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sectionCount }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    model.count(inSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SceneCell.identifier, for: indexPath)
    if let cell = cell as? SceneCell {
      cell.entry = model.entry(at: indexPath)
      if cell.content !== self { cell.content = self }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: SceneSupplementaryView.identifier, for: indexPath)
    if let view = view as? SceneSupplementaryView {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      let section = indexPath.section
      view.text =
        (isHeader ? model.header(ofSection: section) : model.footer(ofSection: section)) ?? ""
      view.trueSize = isHeader ? pane.header : pane.footer
      view.isSideways = { [weak self] in
        self?.pane.layout[FlowProperties.scrollDirection] == .horizontal
      }
    }
    return view
  }
}
