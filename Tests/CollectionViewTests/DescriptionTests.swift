import CollectionView
import Foundation
import Testing

/// What objects say of themselves, in UIKit's form.
@Suite("Descriptions")
@MainActor
struct DescriptionTests {
  final class Panel: UIView {}
  final class Pages: UIScrollView {}
  final class Tile: UICollectionViewCell {}

  final class Named: UICollectionViewFlowLayout {
    override var description: String { "NAMED" }
  }

  /// A layout and data source that count the questions they are asked.
  final class Asked: UICollectionViewFlowLayout, UICollectionViewDataSource {
    var questions = 0

    override func prepare() { questions += 1 }
    override var collectionViewContentSize: CGSize {
      questions += 1
      return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      questions += 1
      return nil
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      questions += 1
      return 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      questions += 1
      return 3
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      questions += 1
      return UICollectionViewCell(frame: .zero)
    }
  }

  /// A text with every address replaced by a star.
  private func text(_ object: NSObject) -> String {
    var text = object.description
    var start = text.startIndex
    while let found = text.range(of: ": 0x", range: start..<text.endIndex) {
      let end = text[found.upperBound...].firstIndex { !$0.isHexDigit } ?? text.endIndex
      text.replaceSubrange(found.upperBound..<end, with: "*")
      start = found.upperBound
    }
    return text
  }

  @Test("A view: its frame, and only what differs from the defaults, in UIKit's order")
  func view() {
    let view = UIView(frame: CGRect(x: 0, y: 172.0 / 3, width: 100, height: 50.5))
    #expect(text(view) == "<UIView: 0x*; frame = (0 57.3333; 100 50.5)>")
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.clipsToBounds = true
    view.alpha = 0.2
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleHeight, .flexibleWidth, .flexibleLeftMargin]
    view.isUserInteractionEnabled = false
    view.tag = 7
    #expect(
      text(view)
        == "<UIView: 0x*; frame = (0 0; 100 50); clipsToBounds = YES; alpha = 0.2; hidden = YES; opaque = NO; autoresize = LM+W+H; userInteractionEnabled = NO; tag = 7>"
    )
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    turned.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    #expect(
      text(turned)
        == "<UIView: 0x*; frame = (2.5 0; 5 20); transform = [0.5, 0, 0, 1, 0, 0]>")
  }

  @Test("A user's class has its module, and the class of UIKit it builds on")
  func classes() {
    let panel = text(Panel(frame: .zero))
    #expect(panel == "<CollectionViewTests.DescriptionTests.Panel: 0x*; frame = (0 0; 0 0)>")
    #expect(text(Pages(frame: .zero)).contains("Pages: 0x*; baseClass = UIScrollView; frame = "))
    #expect(text(Tile(frame: .zero)).contains("Tile: 0x*; baseClass = UICollectionViewCell; frame"))
    final class Local: UIView {}
    #expect(!text(Local(frame: .zero)).contains("unknown context"))
  }

  @Test("Two objects have two addresses, and one always the same")
  func addresses() {
    let (one, other) = (UIView(frame: .zero), UIView(frame: .zero))
    #expect(one.description != other.description)
    #expect(one.description == one.description)
    #expect(one.description.hasPrefix("<UIView: 0x"))
    #expect(!one.description.contains("0x0"))
  }

  @Test("A scroll view adds its content")
  func scrollView() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 187))
    view.contentSize = CGSize(width: 375, height: 1400.0 / 3)
    view.contentInset = UIEdgeInsets(top: 74, left: 0, bottom: 34, right: 1)
    view.contentOffset = CGPoint(x: 0, y: -74)
    #expect(
      text(view)
        == "<UIScrollView: 0x*; frame = (0 0; 375 187); clipsToBounds = YES; contentOffset: {0, -74}; contentSize: {375, 466.66666666666669}; adjustedContentInset: {74, 0, 34, 1}>"
    )
  }

  @Test("A collection view adds what its layout says, and its data source")
  func collectionView() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: Named())
    #expect(
      text(view).hasSuffix(
        "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; layout: NAMED; dataSource: (null)>"
      ))
    view.collectionViewLayout = UICollectionViewFlowLayout()
    let asked = Asked()
    view.dataSource = asked
    #expect(
      text(view).hasSuffix(
        "; layout: <UICollectionViewFlowLayout: 0x*>; dataSource: <CollectionViewTests.DescriptionTests.Asked: 0x*>>"
      ))
  }

  @Test(
    "A collection view that is its own data source, or another's, is described without end in sight"
  )
  func circles() {
    final class Own: UICollectionView, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 0 }

      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { UICollectionViewCell(frame: .zero) }
    }
    let one = Own(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let other = Own(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    one.dataSource = other
    other.dataSource = one
    #expect(text(one).hasSuffix("Own: 0x*>>"))
    one.dataSource = one
    #expect(text(one).hasSuffix("Own: 0x*>>"))
  }

  @Test("To describe a view asks nobody anything, and leaves pending work pending")
  func noEffect() {
    let asked = Asked()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: asked)
    view.dataSource = asked
    asked.invalidateLayout()
    let before = asked.questions
    _ = view.description
    _ = asked.description
    #expect(asked.questions == before)
    #expect(view.isLayoutPending)
    #expect(view.subviews.isEmpty)
  }

  @Test("Attributes: element, frame, and what differs from the defaults")
  func attributes() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
    cell.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    cell.zIndex = 1
    #expect(
      text(cell)
        == "<UICollectionViewLayoutAttributes: 0x*> index path: (<NSIndexPath> {length = 2, path = 0 - 3}); frame = (0 0; 50 50); zIndex = 1; "
    )
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [2, 0])
    header.frame = CGRect(x: 0, y: 0, width: 375, height: 48)
    header.alpha = 0.5
    header.isHidden = true
    #expect(
      text(header)
        == "<UICollectionViewLayoutAttributes: 0x*> index path: (<NSIndexPath> {length = 2, path = 2 - 0}); element kind: (UICollectionElementKindSectionHeader); frame = (0 0; 375 48); alpha = 0.5; hidden = YES; "
    )
  }

  @Test(
    "An index path has its length and its steps",
    arguments: [
      ([0, 1], "<NSIndexPath> {length = 2, path = 0 - 1}"),
      ([6], "{length = 1, path = 6}"),
      ([-1, .max], "{length = 2, path = -1 - 9223372036854775807}"),
    ] as [(IndexPath, String)])
  func indexPaths(path: IndexPath, expected: String) {
    let text = UICollectionViewLayoutAttributes(forCellWith: path).description
    #expect(text.contains(expected))
  }

  @Test("An invalidation context: what it names and adjusts")
  func context() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(text(context) == "<UICollectionViewFlowLayoutInvalidationContext: 0x*>")
    context.invalidateItems(at: [[0, 1], [2, 3]])
    context.invalidateDecorationElements(ofKind: "b", at: [[0, 0]])
    context.invalidateDecorationElements(ofKind: "a", at: [[1, 0]])
    context.contentOffsetAdjustment.y = -40
    context.invalidateFlowLayoutDelegateMetrics = false
    #expect(
      text(context)
        == "<UICollectionViewFlowLayoutInvalidationContext: 0x*; invalidatedItemIndexPaths = (0 - 1, 2 - 3); invalidatedDecorationIndexPaths = {a: (1 - 0); b: (0 - 0)}; contentOffsetAdjustment = {0, -40}; invalidateFlowLayoutDelegateMetrics = NO>"
    )
  }

  @Test("Off the main thread a view says what it is, and no more")
  func elsewhere() async {
    let view = UIView(frame: .zero)
    let text = await Task.detached { view.description }.value
    #expect(text.hasPrefix("<UIView: 0x") && text.hasSuffix(">"))
    #expect(!text.contains("frame"))
  }
}
