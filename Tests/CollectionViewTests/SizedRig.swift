import CollectionView
import Foundation

/// Numbered cells that know their height, in any layout, with room for all of them.
@MainActor
final class SizedRig: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    var number = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = SizedRig.height(number)
      return layoutAttributes
    }
  }

  static func height(_ number: Int) -> CGFloat { number < 0 ? 25 : CGFloat(30 + number) }

  var sections: [[Int]]
  let view: UICollectionView
  let clock = UpdateRig.Clock()

  init(_ sections: [[Int]], _ layout: UICollectionViewLayout) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 2000), collectionViewLayout: layout)
    super.init()
    view.host = clock
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }
}
