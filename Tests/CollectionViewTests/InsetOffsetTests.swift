import CollectionView
import Foundation
import Testing

/// How the content offset follows the insets.
@MainActor @Suite("Insets and the content offset")
struct InsetOffsetTests {
  private let view: UIScrollView

  init() {
    view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 1000, height: 2000)
  }

  @Test("At the top and the left edge the offset follows the inset, there and back")
  func start() {
    view.contentInset.top = 20
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
    view.contentInset.left = 135
    #expect(view.contentOffset == CGPoint(x: -135, y: -20))
    view.contentInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -10, y: -5))
    view.contentInset = .zero
    #expect(view.contentOffset == .zero)
  }

  @Test("In the middle the offset stays")
  func middle() {
    view.contentOffset = CGPoint(x: 100, y: 300)
    view.contentInset = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    #expect(view.contentOffset == CGPoint(x: 100, y: 300))
    view.contentInset = .zero
    #expect(view.contentOffset == CGPoint(x: 100, y: 300))
  }

  @Test("One axis follows where the other is in the middle")
  func axes() {
    view.contentOffset.y = 300
    view.contentInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -30, y: 300))
  }

  @Test("A larger bottom or right inset never moves the offset, a smaller one clamps it")
  func end() {
    view.contentOffset = CGPoint(x: 680, y: 1520)
    view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 300, right: 200)
    #expect(view.contentOffset == CGPoint(x: 680, y: 1520))
    view.contentOffset = CGPoint(x: 880, y: 1820)
    view.contentInset.bottom = 100
    #expect(view.contentOffset == CGPoint(x: 880, y: 1620))
    view.contentInset.right = 0
    #expect(view.contentOffset == CGPoint(x: 680, y: 1620))
  }

  @Test("A smaller top inset clamps an offset between the two")
  func smallerTop() {
    view.contentInset.top = 100
    view.contentOffset.y = -60
    view.contentInset.top = 40
    #expect(view.contentOffset.y == -40)
  }

  @Test("An offset that code left outside the range stays there")
  func outside() {
    view.contentOffset.y = -300
    view.contentInset.bottom = 50
    #expect(view.contentOffset.y == -300)
  }

  @Test("Each axis is clamped by itself, also beside one that follows its start")
  func bothAxes() {
    view.contentInset.bottom = 34
    view.contentOffset.y = 1554
    view.contentInset = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 0)
    #expect(view.contentOffset == CGPoint(x: -44, y: 1541))
  }

  @Test("A finger keeps the offset")
  func finger() {
    view.beginTracking()
    view.contentInset.top = 20
    #expect(view.contentOffset.y == 0)
  }

  @Test("The safe area counts as the content inset does")
  func safeArea() {
    view.cover(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -44)
    view.contentInset.top = 6
    #expect(view.contentOffset.y == -50)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.contentOffset.y == -6)
    view.contentOffset.y = 10
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.contentOffset.y == 10)
  }

  @Test("The delegate learns of an adjusted inset, once for each change")
  func delegate() {
    let watcher = Watcher()
    view.delegate = watcher
    view.contentInset.top = 20
    view.contentInset.top = 20
    view.cover(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(watcher.insets == [20, 64])
    view.contentInsetAdjustmentBehavior = .never
    #expect(watcher.insets == [20, 64, 20])
  }

  private final class Watcher: NSObject, UIScrollViewDelegate {
    var insets: [CGFloat] = []

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset.top)
    }
  }

  @Test("A collection view does the same, with a layout that places one card a page")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let rows = Rows()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.layoutIfNeeded()
    view.contentInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
    #expect(view.contentOffset.x == -100)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == -100)
    view.contentOffset.x = 800
    view.layoutIfNeeded()
    view.contentInset.right = 0
    #expect(view.contentOffset.x == 700)
    view.contentOffset.x = -500
    view.layoutIfNeeded()
    view.contentInset.right = 50
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == -500)
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 10 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }
}
