import CollectionView
import Foundation
import Testing

/// Dequeuing that a subclass overrides, and that answers with what the registration is not of.
@Suite("Registrations, another class")
@MainActor
struct RegistrationClassTests {
  final class NameCell: UICollectionViewCell {
    var text = ""
  }

  final class Header: UICollectionReusableView {
    var text = ""
  }

  /// What the override answers with.
  enum Answer: Sendable, CaseIterable {
    /// A cell that no queue knows.
    case stranger
    /// A cell that was dequeued by another identifier.
    case other
    /// A cell that no queue knows, although the right one was dequeued.
    case stepchild
  }

  final class View: UICollectionView {
    var answer: Answer?

    override func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      switch answer {
      case nil: return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      case .stranger: return UICollectionViewCell(frame: .zero)
      case .other: return super.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
      case .stepchild:
        _ = super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        return UICollectionViewCell(frame: .zero)
      }
    }

    override func dequeueReusableSupplementaryView(
      ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
      answer == nil
        ? super.dequeueReusableSupplementaryView(
          ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
        : UICollectionReusableView(frame: .zero)
    }
  }

  @MainActor
  final class Source: NSObject, UICollectionViewDataSource {
    let cell = UICollectionView.CellRegistration<NameCell, Int> { cell, _, item in
      cell.text = "\(item)"
    }
    let header = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.text = "\(path.section)" }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueConfiguredReusableCell(
        using: cell, for: indexPath, item: indexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  @Test(
    "A view of the registration's class comes in the place of another, and the mistake is told",
    arguments: Answer.allCases)
  func replaced(answer: Answer) throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = View(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    view.answer = answer
    var told: [Diagnostic] = []
    view.diagnosticHandler = { told.append($0) }
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(told.map(\.id) == Array(repeating: .wrongViewClass, count: 3))
    #expect(
      told.contains {
        $0.message.hasPrefix("Could not cast value of type 'UICollectionViewCell' to 'NameCell'")
      })
    #expect(view.visibleCells.map { ($0 as? NameCell)?.text } == ["0", "1"])
    #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 67.5, y: 20, width: 50, height: 50))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header as? Header)?.text == "0")
    // What was made in the mistake's stead is used again.
    let cells = Set(view.visibleCells.map(ObjectIdentifier.init))
    view.answer = nil
    view.reloadData()
    view.layoutIfNeeded()
    #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == cells)
    #expect(told.count == 3)
  }
}
