import CollectionView
import Foundation
import Testing

/// What a layout answers wrongly is told once, with the element, and the view goes on.
@Suite("Diagnostics of attributes")
@MainActor
struct CollectionDiagnosticsAttributesTests {
  typealias Attributes = UICollectionViewLayoutAttributes

  /// Rows of 100 points from a cache, with every mistake a closure away.
  class CachingLayout: UICollectionViewLayout {
    var cache: [Attributes] = []
    var clears = true
    var contentSize = CGSize(width: 320, height: 1000)
    var minds = false
    var fill: (CachingLayout) -> Void = { layout in
      layout.cache += (0..<10).map {
        layout.row($0, CGRect(x: 0, y: $0 * 100, width: 320, height: 100))
      }
    }
    /// Answers for one element instead of the cache.
    var single: ((IndexPath) -> Attributes?)?

    func row(_ item: Int, _ frame: CGRect) -> Attributes {
      let attributes = Attributes(forCellWith: [0, item])
      attributes.frame = frame
      return attributes
    }

    override func prepare() {
      super.prepare()
      if clears { cache = [] }
      fill(self)
    }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? {
      cache.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? {
      single?(indexPath) ?? cache.first { $0.indexPath == indexPath }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { minds }
  }

  let listener = CollectionDiagnosticsTests.Listener()
  let rows = CollectionDiagnosticsTests.Rows()

  /// A view of 320 × 200 points with ten rows, laid out.
  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    rows.count = 10
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.host = listener
    view.dataSource = rows
    view.layoutIfNeeded()
    return view
  }

  private func invalidate(_ view: UICollectionView, times: Int = 3) {
    for _ in 0..<times {
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
    }
  }

  private func scroll(_ view: UICollectionView, through offsets: [CGFloat]) {
    for offset in offsets {
      view.scroll(to: CGPoint(x: 0, y: offset), as: .finger)
      view.layoutIfNeeded()
    }
  }

  private var ids: [Diagnostic.ID] { listener.diagnostics.map(\.id) }

  @Test("A layout that does all of it right is told nothing")
  func quiet() {
    let view = view(CachingLayout())
    invalidate(view)
    scroll(view, through: [30, 140, 800, 790, 0])
    #expect(ids.isEmpty)
  }

  // MARK: Twice the same

  @Test("A cache that prepare() appends to and never clears")
  func appendedCache() {
    let layout = CachingLayout()
    layout.clears = false
    let view = view(layout)
    #expect(ids.isEmpty)
    invalidate(view)
    #expect(ids == [.cacheNeverCleared])
    #expect(listener.diagnostics.first?.message.contains("(0 0; 320 100)") == true)
    #expect(view.visibleCells.count == 2)
  }

  @Test("Two attributes for one element from the start, told once for each; the first stands")
  func duplicates() {
    let layout = CachingLayout()
    layout.fill = { layout in
      layout.cache = [
        layout.row(0, CGRect(x: 0, y: 0, width: 320, height: 50)),
        layout.row(0, CGRect(x: 0, y: 50, width: 320, height: 50)),
        layout.row(1, CGRect(x: 0, y: 100, width: 320, height: 50)),
      ]
    }
    let view = view(layout)
    invalidate(view)
    #expect(ids == [.duplicateAttributes])
    #expect(listener.diagnostics.first?.indexPath == [0, 0])
    #expect(view.cellForItem(at: [0, 0])?.frame.minY == 0)
  }

  // MARK: Classes of attributes

  class Tilted: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0
    var image: NSObject? = NSObject()
    var note: String?

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      if let copy = copy as? Tilted {
        copy.tilt = tilt
        copy.image = NSObject()
        copy.note = note
      }
      return copy
    }
  }

  final class Comparable: Tilted {
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Comparable else { return false }
      return super.isEqual(other) && tilt == other.tilt && note == other.note
    }
  }

  final class Forgetful: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Forgetful else { return false }
      return super.isEqual(other) && tilt == other.tilt
    }
  }

  final class TiltedLayout: CachingLayout {
    override class var layoutAttributesClass: AnyClass { Tilted.self }
  }

  private func tilting(_ make: @escaping (IndexPath) -> Attributes) -> CachingLayout {
    let layout = CachingLayout()
    layout.fill = { layout in
      layout.cache = [make([0, 0])]
      layout.cache[0].frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    }
    return layout
  }

  @Test("A subclass with properties of its own that isEqual(_:) does not look at")
  func attributesWithoutEquality() {
    var tilt: CGFloat = 0
    let view = view(
      tilting {
        let attributes = Tilted(forCellWith: $0)
        attributes.tilt = tilt
        return attributes
      })
    invalidate(view)
    #expect(ids.isEmpty)
    tilt = 1
    invalidate(view)
    #expect(ids == [.attributesWithoutEquality])
    #expect(listener.diagnostics.first?.message.contains("whose tilt differs") == true)
  }

  @Test("Optional properties count, too; one that is compared is nobody's mistake")
  func optionalProperties() {
    var note: String?
    let mistaken = view(
      tilting {
        let attributes = Tilted(forCellWith: $0)
        attributes.note = note
        return attributes
      })
    let right = view(
      tilting {
        let attributes = Comparable(forCellWith: $0)
        attributes.note = note
        return attributes
      })
    note = "x"
    invalidate(right)
    #expect(ids.isEmpty)
    invalidate(mistaken)
    #expect(ids == [.attributesWithoutEquality])
  }

  @Test("A subclass whose copies lose a property")
  func attributesWithoutCopy() {
    let view = view(
      tilting {
        let attributes = Forgetful(forCellWith: $0)
        attributes.tilt = 1
        return attributes
      })
    invalidate(view)
    #expect(ids == [.attributesWithoutCopy])
    #expect(listener.diagnostics.first?.message.contains("loses tilt") == true)
  }

  @Test("Attributes that are not of the layout's class; subclasses of it are")
  func wrongClass() {
    let layout = TiltedLayout()
    let view = view(layout)
    invalidate(view)
    #expect(ids == [.wrongAttributesClass])
    #expect(
      listener.diagnostics.first?.message.hasPrefix(
        "the layout attributes of the cell at index path (0 - 0) are of class UICollectionViewLayoutAttributes"
      ) == true)
    layout.fill = { $0.cache = [Comparable(forCellWith: [0, 0])] }
    view.reloadData()
    view.layoutIfNeeded()
    #expect(ids.count == 1)
  }

  // MARK: Where and when

  @Test("Attributes that change without an invalidation")
  func unannouncedChange() {
    let layout = CachingLayout()
    let view = view(layout)
    scroll(view, through: [10])
    layout.cache[1].zIndex = 7
    scroll(view, through: [20, 30])
    #expect(ids.isEmpty)
    #expect(view.cellForItem(at: [0, 1])?.frame.height == 100)
    // The layout is asked for its page again.
    layout.cache[1].frame.size.height = 300
    scroll(view, through: [-10, 20, 30])
    #expect(ids == [.attributesChangedWithoutInvalidation])
    #expect(
      listener.diagnostics.first?.message
        == "layout attributes for cell at index path (0 - 1) changed from <UICollectionViewLayoutAttributes index path: (0 - 1); frame = (0 100; 320 100);> to <UICollectionViewLayoutAttributes index path: (0 - 1); frame = (0 100; 320 300); zIndex = 7;> without invalidating the layout"
    )
    #expect(view.cellForItem(at: [0, 1])?.frame.height == 300)
  }

  @Test("The same change is nobody's mistake when it is announced")
  func announcedChange() {
    let layout = CachingLayout()
    layout.minds = true
    let view = view(layout)
    layout.fill = { layout in
      let offset = layout.collectionView?.bounds.minY ?? 0
      layout.cache = (0..<10).map {
        layout.row($0, CGRect(x: 0, y: CGFloat($0) * 100 + offset / 2, width: 320, height: 100))
      }
    }
    scroll(view, through: [10, 20, 250])
    #expect(ids.isEmpty)
  }

  @Test("An answer about another element is not used")
  func wrongElement() {
    let layout = CachingLayout()
    let view = view(layout)
    layout.single = { _ in layout.cache[5] }
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 0]])
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(ids == [.wrongElement])
    #expect(
      listener.diagnostics.first?.message
        == "the layout was asked for the layout attributes of the cell at index path (0 - 0) and answered with those of the cell at index path (0 - 5)"
    )
  }

  @Test("A context that names an item that does not exist")
  func namedNobody() {
    let layout = CachingLayout()
    let view = view(layout)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 50]])
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    #expect(ids == [.indexPathDoesNotExist])
    #expect(view.visibleCells.count == 2)
  }

  final class EverythingLayout: CachingLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? { cache }
  }

  @Test("A layout that ignores the rect is told when that costs something, and shows what is in it")
  func outsideRect() {
    for (count, expected) in [(10, [] as [Diagnostic.ID]), (300, [.attributesOutsideRect])] {
      listener.diagnostics = []
      let layout = EverythingLayout()
      layout.contentSize.height = CGFloat(count) * 100
      layout.fill = { layout in
        layout.cache = (0..<count).map {
          layout.row($0, CGRect(x: 0, y: $0 * 100, width: 320, height: 100))
        }
      }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
      rows.count = count
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.host = listener
      view.dataSource = rows
      view.layoutIfNeeded()
      scroll(view, through: [50, 120])
      #expect(ids == expected)
      #expect(view.indexPathsForVisibleItems == [[0, 1], [0, 2], [0, 3]])
    }
  }

  // MARK: Reach

  @Test("A content size that does not cover a cell on the screen")
  func contentSizeTooSmall() {
    let layout = CachingLayout()
    layout.contentSize.height = 350
    let view = view(layout)
    #expect(ids.isEmpty)
    scroll(view, through: [150, 148])
    #expect(ids == [.contentSizeTooSmall])
    #expect(
      listener.diagnostics.first?.message
        == "the collectionViewContentSize of 320 × 350 does not cover the cell at index path (0 - 3), of which 50 points cannot be scrolled into view"
    )
  }

  @Test("Cells without a width, once; rows that are folded away are none")
  func withoutExtent() {
    for (size, expected) in [
      (CGSize(width: 0, height: 100), [.cellWithoutExtent]),
      (CGSize(width: 320, height: 0), [] as [Diagnostic.ID]),
    ] {
      listener.diagnostics = []
      let layout = EverythingLayout()
      layout.contentSize.height = 1000
      layout.fill = { layout in
        layout.cache = (0..<10).map {
          layout.row($0, CGRect(origin: CGPoint(x: 0, y: $0 * 100), size: size))
        }
      }
      let view = view(layout)
      scroll(view, through: [50, 120])
      #expect(ids == expected)
      for diagnostic in listener.diagnostics {
        #expect(
          diagnostic.message
            == "the cell at index path (0 - 0) has no width, and nothing of it can be seen: its frame is (0 0; 0 100)"
        )
      }
    }
  }

  @Test("An inset that makes room for it is enough")
  func insetCovers() {
    let layout = CachingLayout()
    layout.contentSize.height = 350
    let view = view(layout)
    view.contentInset.bottom = 50
    scroll(view, through: [200])
    #expect(ids.isEmpty)
  }

  @Test(
    "Cells wider, or higher, than a view that does not scroll that way",
    arguments: [
      (
        CGRect(x: 0, y: 0, width: 400, height: 100), CGSize(width: 320, height: 1000),
        Diagnostic.ID.itemWiderThanCollectionView
      ),
      (
        CGRect(x: 0, y: 0, width: 100, height: 210), CGSize(width: 900, height: 200),
        .itemTallerThanCollectionView
      ),
    ])
  func oversize(frame: CGRect, contentSize: CGSize, id: Diagnostic.ID) {
    let layout = CachingLayout()
    layout.contentSize = contentSize
    layout.fill = { $0.cache = [$0.row(0, frame)] }
    let view = view(layout)
    invalidate(view)
    #expect(ids == [id])
    #expect(listener.diagnostics.first?.indexPath == [0, 0])
  }
}
