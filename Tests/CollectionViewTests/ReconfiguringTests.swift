import Foundation
import Testing

@testable import CollectionView

@Suite("Reconfiguring")
@MainActor
struct ReconfiguringTests {
  /// A data source that dequeues by one identifier first and by another later.
  final class Source: NSObject, UICollectionViewDataSource {
    var identifier = "plain"

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      3
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  @Test(
    "A data source that answers another cell is told so, and the item keeps the one it has",
    arguments: ["plain", "fancy"])
  func anotherCell(identifier: String) {
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    var diagnostics: [Diagnostic] = []
    view.diagnosticHandler = { diagnostics.append($0) }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "fancy")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 1])
    source.identifier = identifier
    view.reconfigureItems(at: [[0, 1]])
    view.layoutIfNeeded()
    let told = diagnostics.filter { $0.id == .reconfiguredCellReplaced }
    #expect(told.map(\.indexPath) == (identifier == "fancy" ? [[0, 1]] : []))
    #expect(view.cellForItem(at: [0, 1]) === cell)
  }
}
