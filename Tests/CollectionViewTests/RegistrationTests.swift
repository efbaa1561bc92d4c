import CollectionView
import Foundation
import Testing

@Suite("Registrations")
@MainActor
struct RegistrationTests {
  final class NameCell: UICollectionViewCell {
    var text = ""
  }

  final class Header: UICollectionReusableView {
    var text = ""
  }

  /// Five rows that are filled by a registration.
  @MainActor
  final class Rig: NSObject, UICollectionViewDataSource, ScrollViewHost {
    typealias Registration = UICollectionView.CellRegistration<NameCell, Int>

    let kept = Registration { cell, path, item in cell.text = "\(path.item): \(item)" }
    let header = UICollectionView.SupplementaryRegistration<Header>(elementKind: "head") {
      view, kind, path in view.text = "\(kind) \(path.section)"
    }
    let view: UICollectionView
    var isMadeForEach = false
    var hasItem = true
    var diagnostics: [Diagnostic] = []

    override init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: Layout())
      super.init()
      view.host = self
    }

    func lay() {
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 9 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let registration =
        isMadeForEach ? Registration { cell, _, item in cell.text = "\(item)" } : kept
      return collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: hasItem ? indexPath.item * 10 : nil)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }

    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {}
    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}
    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
      if case .diagnostic(let diagnostic) = event { diagnostics.append(diagnostic) }
    }
  }

  /// Rows of 100 points under a header of kind `head`.
  final class Layout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 950) }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: 0))
      header.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      let rows = (0..<9).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 50 + 100 * CGFloat(item), width: 320, height: 100)
        return attributes
      }
      return ([header] + rows).filter {
        $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY
      }
    }
  }

  @Test("A registration makes cells of its class, fills them and reuses them")
  func reuse() {
    let rig = Rig()
    rig.lay()
    let texts = rig.view.visibleCells.compactMap { ($0 as? NameCell)?.text }
    #expect(texts == ["0: 0", "1: 10", "2: 20"])
    rig.view.scroll(to: CGPoint(x: 0, y: 400), as: .finger)
    rig.view.layoutIfNeeded()
    rig.view.scroll(to: CGPoint(x: 0, y: 600), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.view.liveElements.contains { $0.reuseCount > 0 })
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("A supplementary registration brings its kind and its place")
  func supplementary() {
    let rig = Rig()
    rig.lay()
    let view = rig.view.supplementaryView(forElementKind: "head", at: [0, 0]) as? Header
    #expect(view?.text == "head 0")
  }

  @Test("Without an item the handler is not called")
  func noItem() {
    let rig = Rig()
    rig.hasItem = false
    rig.lay()
    #expect(rig.view.visibleCells.compactMap { ($0 as? NameCell)?.text } == ["", "", ""])
  }

  @Test("One registration serves two views, each with an identifier of its own")
  func twoViews() {
    let one = Rig()
    let two = Rig()
    one.lay()
    two.view.dataSource = one
    two.view.layoutIfNeeded()
    #expect(two.view.visibleCells.count == 3)
    #expect(two.view.visibleCells.allSatisfy { $0 is NameCell })
  }

  @Test("A registration made anew in each answer is told of once, and still shows its cells")
  func madeForEach() {
    let rig = Rig()
    rig.isMadeForEach = true
    rig.lay()
    #expect(rig.diagnostics.map(\.id) == [.registrationMadeForEachView])
    #expect(rig.view.visibleCells.compactMap { ($0 as? NameCell)?.text } == ["0", "10", "20"])
    rig.view.scroll(to: CGPoint(x: 0, y: 400), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.diagnostics.count == 1)
  }

  @Test("A registration made anew in each answer is told of to a listener that comes later")
  func madeForEachBeforeListening() {
    let rig = Rig()
    rig.isMadeForEach = true
    rig.view.host = nil
    rig.lay()
    #expect(rig.view.visibleCells.count == 3)
    rig.view.host = rig
    rig.view.scroll(to: CGPoint(x: 0, y: 400), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.diagnostics.map(\.id) == [.registrationMadeForEachView])
  }
}
