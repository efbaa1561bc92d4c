import CollectionView
import Foundation
import Testing

/// A protocol of a user's own, as a layout with its own delegate declares one.
@MainActor private protocol ShelfDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, heightForShelf section: Int) -> CGFloat
}

extension ShelfDelegate {
  func collectionView(_ collectionView: UICollectionView, heightForShelf section: Int) -> CGFloat {
    12
  }
}

/// Has nothing optional, and a property of the name the optional calls use.
@MainActor private final class Silent: NSObject, ShelfDelegate, UICollectionViewDataSource {
  let collectionView = "its own"

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: .zero)
  }
}

/// Has one optional method of each protocol.
@MainActor private final class Speaking: NSObject, ShelfDelegate, UICollectionViewDataSource {
  var log: [String] = []

  func collectionView(_ collectionView: UICollectionView, heightForShelf section: Int) -> CGFloat {
    30
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: .zero)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 3, height: 4)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("willDisplay")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging")
  }
}

@MainActor @Suite("Optional calls, with a question mark")
struct OptionalCallTests {
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let path = IndexPath(item: 0, section: 0)

  init() {
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  @Test("A method the delegate lacks gives nil, in every protocol")
  func missing() {
    let silent = Silent()
    let delegate: (any UICollectionViewDelegate)? = silent
    let flow: (any UICollectionViewDelegateFlowLayout)? = silent
    let data: (any UICollectionViewDataSource)? = silent
    let scroll: (any UIScrollViewDelegate)? = silent
    let cell = UICollectionViewCell(frame: .zero)

    #expect(flow?.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
    #expect(flow?.collectionView?(view, willDisplay: cell, forItemAt: path) == nil)
    #expect(delegate?.collectionView?(view, willDisplay: cell, forItemAt: path) == nil)
    #expect(
      delegate?.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero) == nil)
    #expect(data?.numberOfSections?(in: view) == nil)
    #expect(
      data?.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: path) == nil)
    #expect(scroll?.scrollViewDidScroll?(view) == nil)
    #expect(scroll?.scrollViewDidEndDragging?(view, willDecelerate: true) == nil)
    #expect(flow?.scrollViewDidEndDecelerating?(view) == nil)
    #expect(silent.collectionView == "its own")
  }

  @Test(
    "A method the delegate has is called and its result given, even where it equals the default")
  func implemented() {
    let speaking = Speaking()
    let delegate: (any UICollectionViewDelegate)? = speaking
    let flow: (any UICollectionViewDelegateFlowLayout)? = speaking
    let data: (any UICollectionViewDataSource)? = speaking
    let cell = UICollectionViewCell(frame: .zero)

    #expect(flow?.collectionView?(view, layout: layout, sizeForItemAt: path)?.height == 4)
    #expect(data?.numberOfSections?(in: view) == 1)
    #expect(
      data?.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: path)?
        .bounds.width == 7)
    #expect(
      delegate?.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero) == .zero)
    delegate?.collectionView?(view, willDisplay: cell, forItemAt: path)
    delegate?.scrollViewDidScroll?(view)
    delegate?.scrollViewDidEndDragging?(view, willDecelerate: false)
    #expect(speaking.log == ["willDisplay", "didScroll", "didEndDragging"])
  }

  @Test("A call with an exclamation mark gives the value itself")
  func forced() {
    let flow: any UICollectionViewDelegateFlowLayout = Speaking()
    // swift-format-ignore: NeverForceUnwrap
    // That the exclamation mark compiles is what is tested.
    let height: CGFloat = flow.collectionView!(view, layout: layout, sizeForItemAt: path).height
    #expect(height == 4)
  }

  @Test("A protocol that refines the flow layout's delegate keeps its calls")
  func refined() {
    let silent: any ShelfDelegate = Silent()
    let speaking: any ShelfDelegate = Speaking()
    #expect(silent.collectionView(view, heightForShelf: 0) == 12)
    #expect(speaking.collectionView(view, heightForShelf: 0) == 30)
    #expect(silent.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
    #expect(speaking.collectionView?(view, layout: layout, sizeForItemAt: path)?.width == 3)
  }
}
