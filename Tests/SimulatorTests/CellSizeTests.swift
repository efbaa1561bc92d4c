import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("True sizes of cells")
struct CellSizeTests {
  func size(
    _ source: CellSizeSource, of item: Item = Item(id: "0"), at position: Int = 0,
    offered: CGFloat? = nil, font: CGSize = CGSize(width: 10, height: 20), seed: UInt64 = 0
  ) -> CGSize {
    CellSizer(sizing: CellSizing(source: source), font: font, seed: seed)
      .size(of: item, at: position, offered: offered)
  }

  @Test("A fixed size is always the same")
  func fixed() {
    #expect(
      size(.fixed(CGSize(width: 320, height: 40)), offered: 100) == CGSize(width: 320, height: 40))
  }

  @Test("The item's own size wins")
  func ownSize() {
    let item = Item(id: "0", size: CGSize(width: 80, height: 40))
    #expect(size(.fixed(CGSize(width: 320, height: 90)), of: item) == CGSize(width: 80, height: 40))
  }

  @Test("A list goes through the data set and begins again", arguments: [0, 1, 2, 3, 1_000_001])
  func list(position: Int) {
    let sizes = [CGSize(width: 100, height: 60), CGSize(width: 80, height: 40)]
    #expect(size(.list(sizes), at: position) == sizes[position % 2])
    #expect(size(.list([]), at: position) == .zero)
  }

  @Test(
    "A collection view inside a cell is as high as a flow layout makes it",
    arguments: [0, 1, 2, 7, 12], [50, 99.5, 100, 210, 319.9, 320, 321, 480] as [CGFloat])
  @MainActor
  func inner(count: Int, width: CGFloat) {
    let inner = InnerSizing(
      items: [count, 3], itemSize: CGSize(width: 100, height: 80), spacing: 10, width: 320)
    let rig = EngineFlow(count: count, inner.itemSize, spacing: 10, width: width)
    #expect(size(.inner(inner), at: 4, offered: width) == CGSize(width: width, height: rig.height))
    #expect(size(.inner(inner), at: 4).width == 320)
    #expect(size(.inner(inner), at: 5, offered: 320).height == 80)
  }

  @Test("A cycle goes on after each run")
  func cycle() {
    let sizes = [CGSize(width: 320, height: 40), CGSize(width: 320, height: 200)]
    let heights = (0..<7).map { size(.cycle(sizes, run: 3), at: $0).height }
    #expect(heights == [40, 40, 40, 200, 200, 200, 40])
    #expect(size(.cycle(sizes, run: 0), at: 1).height == 200)
  }

  /// Seed, id, the only drawn height, the drawn width and the height after it: worked out apart from this code.
  static let draws: [(UInt64, String, CGFloat, CGFloat, CGFloat)] = [
    (0, "0", 111, 92, 44), (0, "1", 183, 58, 35), (0, "배", 20, 72, 117),
    (0, "new-1", 176, 79, 128), (7, "0", 96, 50, 52), (7, "1", 185, 100, 163),
    (7, "배", 126, 53, 194), (7, "new-1", 195, 97, 158),
  ]

  @Test("Random sizes follow seed and identity alone", arguments: draws)
  func random(seed: UInt64, id: String, only: CGFloat, width: CGFloat, height: CGFloat) {
    let fixedWidth = CellSizeSource.random(width: 320...320, height: 20...200)
    let item = Item(id: id, text: "something")
    #expect(
      size(fixedWidth, of: item, at: 5, seed: seed) == CGSize(width: 320, height: only))
    let both = CellSizeSource.random(width: 50...100, height: 20...200)
    #expect(size(both, of: item, at: 9, seed: seed) == CGSize(width: width, height: height))
  }

  @Test("Random sizes reach both ends of their range and no further")
  func randomRange() {
    let heights = (0..<500).map {
      size(.random(width: 1...1, height: 20...25), of: Item(id: String($0))).height
    }
    #expect(Set(heights) == [20, 21, 22, 23, 24, 25])
  }

  @Test("The generators are the published ones")
  func generators() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() as UInt64 == 6_457_827_717_110_365_317)
    #expect(random.next() as UInt64 == 3_203_168_211_198_807_973)
    #expect(random.next() as UInt64 == 9_817_491_932_198_370_423)
    #expect(FowlerNollVo.hash("") == 0xCBF2_9CE4_8422_2325)
    #expect(FowlerNollVo.hash("a") == 0xAF63_DC4C_8601_EC8C)
    #expect(FowlerNollVo.hash("foobar") == 0x8594_4171_F739_67E8)
    _ = random.next(in: Int.min...Int.max)
  }

  /// The width offered, and the size.
  static let widths: [(CGFloat?, CGSize)] = [
    (320, CGSize(width: 320, height: 60)), (480, CGSize(width: 480, height: 40)),
    (479, CGSize(width: 479, height: 60)), (1000, CGSize(width: 1000, height: 40)),
    (100, CGSize(width: 100, height: 60)), (nil, CGSize(width: 320, height: 60)),
  ]

  @Test(
    "By width: the width itself, else the nearest smaller one, else the smallest", arguments: widths
  )
  func byWidth(offered: CGFloat?, expected: CGSize) {
    #expect(size(.byWidth([320: 60, 480: 40]), offered: offered) == expected)
    #expect(size(.byWidth([:]), offered: offered) == .zero)
  }

  @Test("A field gives the height; without one a cell is as high as a line of text")
  func field() {
    let source = CellSizeSource.field("height", width: 320)
    #expect(size(source, of: Item(id: "0", measure: 70)) == CGSize(width: 320, height: 70))
    #expect(size(source) == CGSize(width: 320, height: 20))
    #expect(size(source, of: Item(id: "0", measure: .nan)) == CGSize(width: 320, height: 20))
    #expect(size(source, of: Item(id: "0", measure: -5)) == CGSize(width: 320, height: 0))
  }

  /// Text, width offered, largest width, size; padding 8, font 10 × 20.
  static let texts: [(String, CGFloat?, CGFloat?, CGSize)] = [
    ("", 320, nil, CGSize(width: 320, height: 36)),
    ("", nil, nil, CGSize(width: 16, height: 36)),
    ("cherry", nil, nil, CGSize(width: 76, height: 36)),
    ("배 먹자", nil, nil, CGSize(width: 86, height: 36)),
    ("one two three", 66, nil, CGSize(width: 66, height: 76)),
    ("one two three", nil, 66, CGSize(width: 66, height: 76)),
    ("one two three", nil, 100, CGSize(width: 86, height: 56)),
    ("one two three", 320, 100, CGSize(width: 320, height: 56)),
    ("one two three", 75.9, 300, CGSize(width: 75.9, height: 76)),
    ("abcdef", 36, nil, CGSize(width: 36, height: 76)),
    ("abc", 5, nil, CGSize(width: 5, height: 76)),
    ("a\nb\nc", nil, nil, CGSize(width: 26, height: 76)),
  ]

  @Test(
    "Text is broken in the width offered, at most the largest, and pads itself", arguments: texts)
  func text(text: String, offered: CGFloat?, largest: CGFloat?, expected: CGSize) {
    let source = CellSizeSource.text(TextSizing(maxWidth: largest))
    #expect(size(source, of: Item(id: "0", text: text), offered: offered) == expected)
  }

  @Test("The font decides what a column and a line measure")
  func font() {
    let source = CellSizeSource.text(TextSizing(padding: .zero))
    let item = Item(id: "0", text: "one two")
    #expect(
      size(source, of: item, offered: 40, font: CGSize(width: 8, height: 17))
        == CGSize(width: 40, height: 34))
    #expect(size(source, of: item, offered: 40, font: .zero) == CGSize(width: 40, height: 0))
  }

  @Test("Alternates take turns by how often the cell was asked")
  func alternates() {
    let sizing = CellSizing(
      source: .fixed(CGSize(width: 320, height: 100)), alternates: [0, 0.5, -200])
    let sizer = CellSizer(sizing: sizing, font: CGSize(width: 10, height: 20), seed: 0)
    let heights = (0..<4).map {
      sizer.size(of: Item(id: "0"), at: 0, offered: nil, asked: $0).height
    }
    #expect(heights == [100, 100.5, 0, 100])
  }

  @Test("Late content comes on top, also of the item's own size")
  func added() {
    let sizer = CellSizer(Pane())
    let item = Item(id: "0", size: CGSize(width: 80, height: 40))
    #expect(
      sizer.size(of: item, at: 0, offered: nil, added: CGSize(width: 0, height: 120))
        == CGSize(width: 80, height: 160))
  }
}

/// The content height of the engine's flow layout of equal items.
@MainActor
private final class EngineFlow: NSObject, UICollectionViewDataSource {
  private let count: Int
  private(set) var height: CGFloat = 0

  init(count: Int, _ size: CGSize, spacing: CGFloat, width: CGFloat) {
    self.count = count
    super.init()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
    height = layout.collectionViewContentSize.height
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
