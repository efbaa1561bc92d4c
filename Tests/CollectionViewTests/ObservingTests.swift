import CollectionView
import Foundation
import Testing

@MainActor
struct ObservingTests {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func whatFollowsFromTheGeometryIsObserved() {
    var offsets: [CGPoint?] = []
    var sizes: [CGSize] = []
    let first = view.observe(\.contentOffset, options: [.old, .new]) { _, change in
      offsets += [change.oldValue, change.newValue]
    }
    let second = view.observe(\.contentSize) { view, change in
      #expect(change.newValue == nil)
      sizes.append(view.contentSize)
    }
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentOffset = CGPoint(x: 0, y: 40)
    view.contentOffset = CGPoint(x: 0, y: 40)
    view.frame.size.width = 120
    #expect(offsets == [.zero, CGPoint(x: 0, y: 40)])
    #expect(sizes == [CGSize(width: 100, height: 500)])
    first.invalidate()
    second.invalidate()
  }

  @Test func anObservationEndsWhenItIsLetGoOrInvalidated() {
    var calls = 0
    var observation: ViewObservation? = view.observe(\.bounds) { _, _ in calls += 1 }
    view.contentOffset.y = 1
    observation = nil
    view.contentOffset.y = 2
    #expect(observation == nil)
    let other = view.observe(\.bounds) { _, _ in calls += 1 }
    other.invalidate()
    view.contentOffset.y = 3
    #expect(calls == 1)
  }

  #if !canImport(Darwin)
    private final class Watching: UICollectionViewFlowLayout {
      var contexts: [Int] = []

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        contexts.append(context.map { Int(bitPattern: $0) } ?? 0)
      }
    }

    @Test func anObservationByNameEndsByItsContext() {
      let layout = Watching()
      func context(_ number: Int) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: number)
      }
      for number in [8, 16, 8] {
        layout.addObserver(layout, forKeyPath: "collectionView", context: context(number))
      }
      layout.removeObserver(layout, forKeyPath: "collectionView", context: context(8))
      layout.removeObserver(layout, forKeyPath: "collectionView", context: context(24))
      layout.removeObserver(layout, forKeyPath: "other", context: context(8))
      let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      #expect(layout.contexts == [8, 16])
      layout.removeObserver(layout, forKeyPath: "collectionView")
      layout.removeObserver(layout, forKeyPath: "collectionView", context: context(8))
      collectionView.collectionViewLayout = UICollectionViewFlowLayout()
      #expect(layout.contexts == [8, 16])
    }
  #endif

  @Test func initialComesAtOnceAndPriorBefore() {
    var log: [String] = []
    let observation = view.observe(\.frame, options: [.initial, .prior, .new]) { view, change in
      log.append("\(view.frame.width) \(change.isPrior) \(change.newValue?.width ?? -1)")
    }
    view.bounds.size.width = 50
    #expect(log == ["100.0 false 100.0", "100.0 true -1.0", "50.0 false 50.0"])
    observation.invalidate()
  }
}
