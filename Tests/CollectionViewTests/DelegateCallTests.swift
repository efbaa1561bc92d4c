import CollectionView
import Foundation
import Testing

/// What is reported of calls to the delegate, and why a layout pass is said to run.
@Suite("Reported calls of the delegate, and reasons of passes")
@MainActor
struct DelegateCallTests {
  /// Rows of 40 points that listens to what is reported.
  @MainActor
  final class Rig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching, ScrollViewHost
  {
    final class Cell: UICollectionViewCell {
      var height: CGFloat = 40

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
      }
    }

    let view: UICollectionView
    var told: [String] = []
    var passes: [PassReasons] = []
    private var isInPass = false

    init(_ layout: UICollectionViewLayout = ListLayout()) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
      super.init()
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.host = self
      view.dataSource = self
      view.delegate = self
      view.layoutIfNeeded()
      _ = tear()
    }

    /// What was told since the last time.
    func tear() -> [String] {
      defer {
        told = []
        passes = []
      }
      return told
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 50 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee.y = 120
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    {}

    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {}

    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
      switch event {
      case .call(.delegate(let call)): told.append("\(call)")
      case .call(.prefetchItems(let paths)): told.append("prefetch \(paths.map(\.item))")
      case .call(.cancelPrefetching(let paths)): told.append("cancel \(paths.map(\.item))")
      case .contentOffset: told.append("offset")
      case .pass(let reasons):
        passes.append(reasons)
        #expect(!isInPass || passes.count > 1)
        isInPass = true
      case .passEnd:
        #expect(isInPass)
        isInPass = false
      default: break
      }
    }
  }

  @Test("A drag and its deceleration are told in UIKit's order, the offset before its delegate")
  func drag() {
    let rig = Rig()
    rig.view.beginDragging()
    rig.view.scroll(to: CGPoint(x: 0, y: 30), as: .finger)
    _ = rig.view.endDragging(velocity: CGPoint(x: 0, y: 1), proposed: CGPoint(x: 0, y: 100))
    rig.view.didEndDragging(willDecelerate: true)
    rig.view.scroll(to: CGPoint(x: 0, y: 120), as: .deceleration)
    rig.view.endDecelerating()
    let velocity = CGPoint(x: 0, y: 1)
    let (proposed, target) = (CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 120))
    let end = DelegateCall.scrollViewWillEndDragging(
      velocity: velocity, proposed: proposed, target: target)
    #expect(
      rig.tear() == [
        "scrollViewWillBeginDragging", "offset", "scrollViewDidScroll", "\(end)",
        "scrollViewDidEndDragging(willDecelerate: true)", "scrollViewWillBeginDecelerating",
        "offset", "scrollViewDidScroll", "scrollViewDidEndDecelerating",
      ])
  }

  @Test("A tap is told by item, question before answer")
  func tap() {
    let rig = Rig()
    let path = IndexPath(item: 1, section: 0)
    rig.view.beginTouch(at: CGPoint(x: 10, y: 50))
    rig.view.endTouch(at: CGPoint(x: 10, y: 50))
    let calls: [DelegateCall] = [
      .shouldHighlightItem(path, true), .didHighlightItem(path), .shouldSelectItem(path, true),
      .didSelectItem(path), .didUnhighlightItem(path),
    ]
    #expect(rig.tear() == calls.map { "\($0)" })
  }

  @Test("Prefetching is told where there is somebody to prefetch")
  func prefetching() {
    let rig = Rig()
    rig.view.prefetchDataSource = rig
    rig.view.layoutIfNeeded()
    #expect(rig.tear() == ["prefetch [5, 6, 7, 8, 9]"])
  }

  @Test("A pass says why it runs, and ends")
  func reasons() {
    let rig = Rig()
    rig.view.scroll(to: CGPoint(x: 0, y: 25), as: .code)
    rig.view.layoutIfNeeded()
    #expect(rig.passes.first == .boundsChange)
    _ = rig.tear()
    rig.view.collectionViewLayout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.passes == [.invalidation])
    _ = rig.tear()
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.passes.first == .dataSource)
    _ = rig.tear()
    let cell = rig.view.cellForItem(at: IndexPath(item: 2, section: 0)) as? Rig.Cell
    cell?.height = 70
    cell?.invalidateIntrinsicContentSize()
    rig.view.layoutIfNeeded()
    #expect(rig.passes.first == .intrinsicContentSize)
    #expect(rig.passes.last?.contains(.preferredAttributes) == true)
    _ = rig.tear()
    rig.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    rig.view.layoutIfNeeded()
    #expect(rig.passes.first?.contains(.layoutChange) == true)
    _ = rig.tear()
    rig.view.layoutIfNeeded()
    #expect(rig.passes.isEmpty)
  }

  @Test("What a pass has laid out is no reason for the next one")
  func reasonsThatAreOver() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 40)
    flow.minimumLineSpacing = 0
    let rig = Rig(flow)
    rig.view.contentOffset.y = 1800
    rig.view.layoutIfNeeded()
    // The content becomes shorter, which moves the offset in the middle of the pass.
    flow.itemSize.height = 20
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentOffset.y == 800)
    _ = rig.tear()
    flow.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.passes == [.invalidation])
  }

  @Test("A flow that sets its metrics in prepare() is not said to be invalidated by code")
  func metricsInPrepare() {
    final class Flow: UICollectionViewFlowLayout {
      override func prepare() {
        itemSize = CGSize(width: 320, height: 40 + (itemSize.height == 40 ? 10 : 0))
        super.prepare()
      }
    }
    let rig = Rig(Flow())
    rig.view.scroll(to: CGPoint(x: 0, y: 25), as: .code)
    rig.view.layoutIfNeeded()
    #expect(rig.passes.allSatisfy { !$0.contains(.invalidation) })
  }

  @Test(
    "Another delegate is told in place of the one before, and none that is none of a collection view"
  )
  func otherDelegate() {
    final class Listener: NSObject, UICollectionViewDelegate {
      var shown = 0

      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { shown += 1 }
    }
    final class Scrolled: NSObject, UIScrollViewDelegate {}
    let rig = Rig()
    let (first, second, scrolled) = (Listener(), Listener(), Scrolled())
    func shows(_ delegate: (any UIScrollViewDelegate)?, at offset: CGFloat) -> [Int] {
      (rig.view as UIScrollView).delegate = delegate
      rig.view.contentOffset.y = offset
      rig.view.layoutIfNeeded()
      defer { (first.shown, second.shown) = (0, 0) }
      return [first.shown, second.shown]
    }
    #expect(shows(first, at: 40) == [1, 0])
    #expect(shows(second, at: 80) == [0, 1])
    #expect(shows(scrolled, at: 120) == [0, 0])
    #expect(rig.view.delegate == nil)
    #expect(shows(first, at: 160) == [1, 0])
    #expect(shows(nil, at: 200) == [0, 0])
  }
}
