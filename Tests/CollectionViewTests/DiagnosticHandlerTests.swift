import CollectionView
import Foundation
import Testing

@Suite("Handler of diagnostics")
@MainActor
struct DiagnosticHandlerTests {
  private let rows = CollectionDiagnosticsTests.Rows()

  /// A view of 320 × 200 points whose rows are too wide, not laid out yet.
  private func view() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    return view
  }

  @Test("Without a host the handler is told")
  func noHost() {
    let view = view()
    var told: [Diagnostic.ID] = []
    view.diagnosticHandler = { told.append($0.id) }
    view.layoutIfNeeded()
    view.scrollToItem(at: [0, 7], at: .top, animated: false)
    #expect(told == [.itemWiderThanCollectionView, .indexPathDoesNotExist])
  }

  @Test("With a host both are told")
  func both() {
    let view = view()
    let listener = CollectionDiagnosticsTests.Listener()
    view.host = listener
    var told: [Diagnostic] = []
    view.diagnosticHandler = { told.append($0) }
    view.layoutIfNeeded()
    #expect(told.map(\.id) == [.itemWiderThanCollectionView])
    #expect(told == listener.diagnostics)
  }

  @Test("A mistake that nobody heard of is told to a handler that comes later")
  func late() {
    let view = view()
    view.layoutIfNeeded()
    var told: [Diagnostic.ID] = []
    view.diagnosticHandler = { told.append($0.id) }
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(told == [.itemWiderThanCollectionView])
  }

  @Test("A scroll view has one, too")
  func scrollView() {
    let view = UIScrollView(frame: .zero)
    var told: [Diagnostic.ID] = []
    view.diagnosticHandler = { told.append($0.id) }
    view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
    #expect(told == [.nonFiniteGeometry])
  }
}
