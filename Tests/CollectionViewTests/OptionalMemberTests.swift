import CollectionView
import Foundation
import Testing

/// Implements no optional method.
@MainActor
private final class Mute: NSObject, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
{
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
}

/// Calls one optional method of an object without it, and reads a member of the result where there is one.
///
/// The result is whether all of it was nil.
@MainActor private struct MissingCall {
  var name: String
  var isNil: @MainActor (Mute) -> Bool
}

@MainActor private let layout = UICollectionViewFlowLayout()
@MainActor private let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
@MainActor private let cell = UICollectionViewCell(frame: .zero)
private let path = IndexPath(item: 0, section: 0)

@MainActor private let flowCalls = [
  MissingCall(name: "collectionView(_:layout:sizeForItemAt:)") {
    let object: (any UICollectionViewDelegateFlowLayout)? = $0
    return object?.collectionView?(view, layout: layout, sizeForItemAt: path) == nil
      && object?.collectionView?(view, layout: layout, sizeForItemAt: path).height == nil
      && object?.collectionView?(view, layout: layout, sizeForItemAt: path).height.isZero == nil
  },
  MissingCall(name: "collectionView(_:layout:insetForSectionAt:)") {
    let object: (any UICollectionViewDelegateFlowLayout)? = $0
    return object?.collectionView?(view, layout: layout, insetForSectionAt: 0).left == nil
  },
  MissingCall(name: "collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
    let object: (any UICollectionViewDelegateFlowLayout)? = $0
    return object?.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0)
      .magnitude == nil
  },
  MissingCall(name: "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
    let object: (any UICollectionViewDelegateFlowLayout)? = $0
    return object?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0)
      .magnitude == nil
  },
  MissingCall(name: "collectionView(_:layout:referenceSizeForHeaderInSection:)") {
    let object: (any UICollectionViewDelegateFlowLayout)? = $0
    return object?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0)
      .height == nil
  },
  MissingCall(name: "collectionView(_:layout:referenceSizeForFooterInSection:)") {
    let object: (any UICollectionViewDelegateFlowLayout)? = $0
    return object?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0)
      .width == nil
  },
]

@MainActor private let dataCalls = [
  MissingCall(name: "numberOfSections(in:)") {
    let object: (any UICollectionViewDataSource)? = $0
    return object?.numberOfSections?(in: view) == nil
      && object?.numberOfSections?(in: view).magnitude == nil
  },
  MissingCall(name: "collectionView(_:viewForSupplementaryElementOfKind:at:)") {
    let object: (any UICollectionViewDataSource)? = $0
    return object?.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: path).frame
      == nil
      && object?.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: path).bounds
        .size.width.magnitude == nil
  },
  MissingCall(name: "collectionView(_:canMoveItemAt:)") {
    let object: (any UICollectionViewDataSource)? = $0
    return object?.collectionView?(view, canMoveItemAt: path).description == nil
  },
  MissingCall(name: "collectionView(_:moveItemAt:to:)") {
    let object: (any UICollectionViewDataSource)? = $0
    return object?.collectionView?(view, moveItemAt: path, to: path) == nil
  },
  MissingCall(name: "collectionView(_:cancelPrefetchingForItemsAt:)") {
    let object: (any UICollectionViewDataSourcePrefetching)? = $0
    return object?.collectionView?(view, cancelPrefetchingForItemsAt: []) == nil
  },
]

@MainActor private let displayCalls = [
  MissingCall(name: "collectionView(_:willDisplay:forItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, willDisplay: cell, forItemAt: path) == nil
  },
  MissingCall(name: "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(
      view, willDisplaySupplementaryView: cell, forElementKind: "kind", at: path) == nil
  },
  MissingCall(name: "collectionView(_:didEndDisplaying:forItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, didEndDisplaying: cell, forItemAt: path) == nil
  },
  MissingCall(name: "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(
      view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "kind", at: path) == nil
  },
  MissingCall(name: "collectionView(_:transitionLayoutForOldLayout:newLayout:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, transitionLayoutForOldLayout: layout, newLayout: layout)
      .transitionProgress == nil
  },
  MissingCall(name: "collectionView(_:targetContentOffsetForProposedContentOffset:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero).y
      == nil
  },
]

@MainActor private let selectionCalls = [
  MissingCall(name: "collectionView(_:shouldHighlightItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, shouldHighlightItemAt: path).description == nil
  },
  MissingCall(name: "collectionView(_:didHighlightItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, didHighlightItemAt: path) == nil
  },
  MissingCall(name: "collectionView(_:didUnhighlightItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, didUnhighlightItemAt: path) == nil
  },
  MissingCall(name: "collectionView(_:shouldSelectItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, shouldSelectItemAt: path).description == nil
  },
  MissingCall(name: "collectionView(_:shouldDeselectItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, shouldDeselectItemAt: path).description == nil
  },
  MissingCall(name: "collectionView(_:didSelectItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, didSelectItemAt: path) == nil
  },
  MissingCall(name: "collectionView(_:didDeselectItemAt:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(view, didDeselectItemAt: path) == nil
  },
  MissingCall(
    name:
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
  ) {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
      toProposedIndexPath: path
    ).item == nil
  },
  MissingCall(name: "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)") {
    let object: (any UICollectionViewDelegate)? = $0
    return object?.collectionView?(
      view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path
    ).section == nil
  },
]

@MainActor private let scrollCalls = [
  MissingCall(name: "scrollViewDidScroll(_:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewDidScroll?(view) == nil
  },
  MissingCall(name: "scrollViewWillBeginDragging(_:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewWillBeginDragging?(view) == nil
  },
  MissingCall(name: "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
    let object: (any UIScrollViewDelegate)? = $0
    var target = CGPoint.zero
    return object?.scrollViewWillEndDragging?(
      view, withVelocity: .zero, targetContentOffset: &target) == nil
  },
  MissingCall(name: "scrollViewDidEndDragging(_:willDecelerate:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewDidEndDragging?(view, willDecelerate: false) == nil
  },
  MissingCall(name: "scrollViewWillBeginDecelerating(_:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewWillBeginDecelerating?(view) == nil
  },
  MissingCall(name: "scrollViewDidEndDecelerating(_:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewDidEndDecelerating?(view) == nil
  },
  MissingCall(name: "scrollViewDidEndScrollingAnimation(_:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewDidEndScrollingAnimation?(view) == nil
  },
  MissingCall(name: "scrollViewShouldScrollToTop(_:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewShouldScrollToTop?(view).description == nil
  },
  MissingCall(name: "scrollViewDidScrollToTop(_:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewDidScrollToTop?(view) == nil
  },
  MissingCall(name: "scrollViewDidChangeAdjustedContentInset(_:)") {
    let object: (any UIScrollViewDelegate)? = $0
    return object?.scrollViewDidChangeAdjustedContentInset?(view) == nil
  },
]

@MainActor @Suite("Members of the results of optional calls")
struct OptionalMemberTests {
  private static let calls = flowCalls + dataCalls + displayCalls + selectionCalls + scrollCalls

  @Test("A member of a result that is missing is nil, and does not trap")
  func missing() {
    let mute = Mute()
    for call in Self.calls {
      #expect(call.isNil(mute), "\(call.name)")
    }
  }

  @Test("Every optional method in the table of members that exists here is among these calls")
  func complete() throws {
    let docs = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs")
    let table = try String(contentsOf: docs.appending(path: "API.md"), encoding: .utf8)
    let names = table.split(separator: "\n")
      .filter { $0.contains("`optional func ") && $0.hasSuffix("| exists |") }
      .compactMap { Self.name(in: String($0)) }
    #expect(names.count >= 30)
    #expect(Set(names) == Set(Self.calls.map(\.name)))
  }

  /// The name with labels, such as `scrollViewDidScroll(_:)`, of the method declared in a row of the table.
  private static func name(in row: String) -> String? {
    guard let match = row.firstMatch(of: /optional func (\w+)\((.*?)\)/) else { return nil }
    let labels = match.2.split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
    return "\(match.1)(\(labels.joined()))"
  }

  @Test("A member of a result that exists is its value, with a default and without")
  func present() {
    let sized = Sized()
    let object: (any UICollectionViewDelegateFlowLayout)? = sized
    let height = object?.collectionView?(view, layout: layout, sizeForItemAt: path).height
    #expect(height == 4)
    let orSeven = object?.collectionView?(view, layout: layout, sizeForItemAt: path).height ?? 7
    #expect(orSeven == 4)
    let size = object?.collectionView?(view, layout: layout, sizeForItemAt: path) ?? .zero
    #expect(size == CGSize(width: 3, height: 4))
    let missing =
      object?.collectionView?(view, layout: layout, insetForSectionAt: 0).left ?? 7
    #expect(missing == 7)
  }
}

/// Implements one optional method of a flow layout's delegate.
@MainActor private final class Sized: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 3, height: 4) }
}
