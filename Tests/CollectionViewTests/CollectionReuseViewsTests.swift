import CollectionView
import Foundation
import Testing

/// Supplementary and decoration views: registration, reuse, order, coming and going.
@Suite("Supplementary and decoration views")
@MainActor
struct CollectionReuseViewsTests {
  let listener = CollectionDiagnosticsTests.Listener()

  private func rig(_ change: (CallOrderRig) -> Void = { _ in }) -> CallOrderRig {
    let rig = CallOrderRig(count: 9)
    rig.layout.hasHeader = true
    rig.layout.hasBackdrop = true
    rig.view.host = listener
    change(rig)
    rig.view.dataSource = rig
    rig.view.layoutIfNeeded()
    _ = rig.diary.tear()
    return rig
  }

  private func kinds(_ rig: CallOrderRig) -> [String] {
    rig.view.liveElements.map { $0.attributes.representedElementKind ?? "cell" }
  }

  final class Frame: UICollectionReusableView {}

  @Test("A decoration view is of the class registered with the layout, and has no identifier")
  func decorationClass() {
    let rig = rig { $0.layout.register(Frame.self, forDecorationViewOfKind: "backdrop") }
    let backdrop = rig.view.liveElements.first?.view
    #expect(backdrop is Frame)
    #expect(backdrop?.reuseIdentifier == nil)
    #expect(backdrop?.frame == CGRect(x: 0, y: 0, width: 320, height: 940))
    #expect(listener.diagnostics.isEmpty)
  }

  @Test("nil takes a registration away, of decoration and supplementary views alike")
  func unregistering() {
    let rig = rig {
      $0.layout.register(nil as AnyClass?, forDecorationViewOfKind: "backdrop")
      $0.view.register(
        nil as AnyClass?, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    }
    #expect(
      listener.diagnostics.map(\.id).sorted { $0.rawValue < $1.rawValue } == [
        .missingView, .unregisteredReuseIdentifier,
      ])
    #expect(
      listener.diagnostics.first { $0.id == .unregisteredReuseIdentifier }?.message
        == "could not dequeue a view of kind: header with identifier header - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
    #expect(kinds(rig) == ["cell", "cell", "header"])
  }

  @Test("Lower z indexes are behind; equal ones stand in the order of the data")
  func order() {
    let rig = rig()
    #expect(kinds(rig) == ["backdrop", "cell", "cell", "header"])
    #expect(
      rig.view.liveElements.map(\.attributes.indexPath) == [[0, 0], [0, 0], [0, 1], [0, 0]])
  }

  @Test("Views come and go with what the layout answers, and are used again")
  func comingAndGoing() throws {
    let rig = rig()
    let header = try #require(rig.view.supplementaryView(forElementKind: "header", at: [0, 0]))
    let backdrop = try #require(rig.view.liveElements.first?.view)
    rig.layout.hasHeader = false
    rig.layout.hasBackdrop = false
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(kinds(rig) == ["cell", "cell"])
    #expect(rig.diary.tear().contains("didEndDisplaying header 0"))
    #expect(header.superview == nil && backdrop.superview == nil)
    rig.layout.hasHeader = true
    rig.layout.hasBackdrop = true
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.view.supplementaryView(forElementKind: "header", at: [0, 0]) === header)
    #expect(rig.view.liveElements.first?.view === backdrop)
    #expect(rig.view.visibleSupplementaryViews(ofKind: "header").count == 1)
    #expect(rig.view.indexPathsForVisibleSupplementaryElements(ofKind: "header") == [[0, 0]])
    #expect(rig.view.indexPathsForVisibleSupplementaryElements(ofKind: "backdrop").isEmpty)
  }

  @Test("What overlaps the screen by a rounding error is not on it", arguments: [1e-9, 0])
  func roundingError(overlap: CGFloat) {
    let rig = CallOrderRig(laidOut: 5)
    rig.layout.heights[0] = 100 + overlap
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    rig.view.scroll(to: CGPoint(x: 0, y: 100), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.view.indexPathsForVisibleItems == [[0, 1], [0, 2]])
  }

  @Test("Attributes of supplementary views are asked on demand, without a view")
  func onDemand() {
    let rig = rig()
    rig.view.scroll(to: CGPoint(x: 0, y: 500), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.view.supplementaryView(forElementKind: "header", at: [0, 0]) == nil)
    _ = rig.diary.tear()
    let attributes = rig.view.layoutAttributesForSupplementaryElement(
      ofKind: "header", at: [0, 0])
    #expect(attributes?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(rig.diary.tear() == ["header 0"])
  }

  @Test("Another layout's decoration views are of its own class")
  func anotherLayout() {
    let rig = rig()
    let next = CallOrderRig.Layout(rig.diary, name: "next")
    next.hasBackdrop = true
    next.register(Frame.self, forDecorationViewOfKind: "backdrop")
    rig.view.collectionViewLayout = next
    rig.view.layoutIfNeeded()
    #expect(rig.view.liveElements.first?.view is Frame)
  }

  @Test("A recycled cell is given its attributes again, be they the same")
  func sameAttributesAgain() throws {
    let rig = rig()
    let cell = try #require(rig.view.cellForItem(at: [0, 0]) as? CallOrderRig.Cell)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    let lines = rig.diary.tear()
    let reuse = try #require(lines.firstIndex(of: "prepareForReuse"))
    #expect(lines[reuse + 1] == "apply 0")
    #expect(cell.applied.count == 2)
  }

  @Test(
    "A rectangle that is no number scrolls nowhere, and one beyond the content as little",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10), .null,
      CGRect(x: 0, y: 5000, width: 10, height: 10),
    ])
  func scrollRectToVisible(rect: CGRect) {
    let rig = rig()
    rig.view.scrollRectToVisible(rect, animated: false)
    #expect(rig.view.contentOffset == .zero)
    rig.view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(rig.view.contentOffset.y == 150)
  }
}
