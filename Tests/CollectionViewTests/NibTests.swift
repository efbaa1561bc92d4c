import CollectionView
import Foundation
import Testing

// The classes that the nibs stand for; a nib finds only what is at the top level.

class NibCell: UICollectionViewCell {
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let hasValue =
      coder.containsValue(forKey: "any") || coder.decodeObject(forKey: "any") != nil
      || coder.decodeObject(of: NSString.self, forKey: "any") != nil
      || coder.decodeBool(forKey: "any") || coder.decodeInteger(forKey: "any") != 0
      || coder.decodeDouble(forKey: "any") + Double(coder.decodeFloat(forKey: "any")) != 0
    log.append("coder \(hasValue)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(reuseIdentifier ?? "-")")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    log.append("reuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log.append("apply")
  }
}

/// A cell that only code can make.
class NibCodeCell: UICollectionViewCell {
  var isAwake = false

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }

  override func awakeFromNib() { isAwake = true }
}

class NibHeader: UICollectionReusableView {
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

class NibPlainView: UIView {
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

class NibNoView: NSObject {}

@Suite("Nibs")
@MainActor
struct NibTests {
  final class Layout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (super.layoutAttributesForElements(in: rect) ?? []) + [ground]
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { ground }

    private var ground: UICollectionViewLayoutAttributes {
      let ground = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "ground", with: [0, 0])
      ground.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
      return ground
    }
  }

  @MainActor
  final class Rig: NSObject, UICollectionViewDataSource {
    let layout = Layout()
    let view: UICollectionView
    var diagnostics: [Diagnostic] = []
    let header = UICollectionView.elementKindSectionHeader

    override init() {
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: header,
        withReuseIdentifier: "header")
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
      view.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
    }

    func lay() {
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @Test("Cells, headers and decorations are of the class of the nib's name, and awake")
  func made() throws {
    let rig = Rig()
    rig.view.register(
      UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "cell")
    rig.view.register(
      UINib(nibName: "NibHeader", bundle: nil), forSupplementaryViewOfKind: rig.header,
      withReuseIdentifier: "header")
    rig.layout.register(UINib(nibName: "NibHeader", bundle: nil), forDecorationViewOfKind: "ground")
    rig.lay()
    #expect(rig.diagnostics.isEmpty)
    let cell = try #require(rig.view.cellForItem(at: [0, 1]) as? NibCell)
    #expect(cell.log == ["coder false", "awake cell", "apply"])
    #expect(cell.frame.size == CGSize(width: 50, height: 50))
    let header = rig.view.supplementaryView(forElementKind: rig.header, at: [0, 0])
    #expect((header as? NibHeader)?.isAwake == true)
    let ground = rig.view.subviews.compactMap { $0 as? NibHeader }.first { $0 !== header }
    #expect(ground?.isAwake == true && ground?.reuseIdentifier == nil)
    #expect(ground?.frame.height == 300)
  }

  @Test("A cell from a nib is awakened once, however often it is used")
  func reused() throws {
    let rig = Rig()
    rig.view.register(
      UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "cell")
    rig.lay()
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    let cell = try #require(rig.view.cellForItem(at: [0, 0]) as? NibCell)
    #expect(cell.log.filter { $0.hasPrefix("awake") }.count == 1)
    #expect(cell.log.contains("reuse"))
  }

  @Test("A class without init(coder:) is made by init(frame:)")
  func codeOnly() {
    let rig = Rig()
    rig.view.register(
      UINib(nibName: "NibCodeCell", bundle: nil), forCellWithReuseIdentifier: "cell")
    rig.lay()
    #expect(
      rig.view.visibleCells.map { ($0 as? NibCodeCell)?.isAwake } == [true, true])
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("The last registration counts, be it a class, a nib or nil")
  func replaced() {
    let nib = UINib(nibName: "NibCell", bundle: nil)
    let withClass = Rig()
    withClass.view.register(nib, forCellWithReuseIdentifier: "cell")
    withClass.view.register(NibCodeCell.self, forCellWithReuseIdentifier: "cell")
    withClass.lay()
    #expect(withClass.view.visibleCells.allSatisfy { $0 is NibCodeCell })
    let withNil = Rig()
    withNil.view.register(nib, forCellWithReuseIdentifier: "cell")
    withNil.view.register(nil as UINib?, forCellWithReuseIdentifier: "cell")
    withNil.lay()
    #expect(withNil.diagnostics.map(\.id).contains(.unregisteredReuseIdentifier))
    #expect(withNil.view.visibleCells.count == 2)
  }

  @Test(
    "A name without a class, and a class that is no cell, are told, and plain views take their place"
  )
  func missing() {
    let rig = Rig()
    rig.view.register(UINib(nibName: "NibNobody", bundle: nil), forCellWithReuseIdentifier: "cell")
    rig.view.register(
      UINib(nibName: "NibNobody", bundle: nil), forSupplementaryViewOfKind: rig.header,
      withReuseIdentifier: "header")
    rig.layout.register(UINib(nibName: "NibNobody", bundle: nil), forDecorationViewOfKind: "ground")
    rig.lay()
    #expect(Set(rig.diagnostics.map(\.id)) == [.nibNotLoaded])
    #expect(rig.diagnostics.count == 4)
    #expect(
      rig.diagnostics.allSatisfy {
        $0.message.hasPrefix("Could not load NIB in bundle: 'NSBundle <")
          && $0.message.contains("(loaded)' with name 'NibNobody'")
      })
    #expect(rig.view.visibleCells.count == 2)
    for name in ["NibHeader", "NibPlainView", "NibNoView"] {
      let wrong = Rig()
      wrong.view.register(UINib(nibName: name, bundle: nil), forCellWithReuseIdentifier: "cell")
      wrong.lay()
      #expect(wrong.diagnostics.map(\.id) == [.invalidNib, .invalidNib])
      #expect(wrong.view.visibleCells.count == 2)
    }
  }

  @Test(
    "A decoration nib whose class is no reusable view is diagnosed",
    arguments: ["NibPlainView", "NibNoView"])
  func decoration(name: String) {
    let rig = Rig()
    rig.layout.register(UINib(nibName: name, bundle: nil), forDecorationViewOfKind: "ground")
    rig.lay()
    #expect(rig.diagnostics.map(\.id) == [.invalidNib])
    #expect(rig.diagnostics.first?.message.contains("UICollectionReusableView") == true)
  }

  @Test("A decoration class that is no reusable view counts as none")
  func decorationClass() {
    let rig = Rig()
    rig.layout.register(NibPlainView.self, forDecorationViewOfKind: "ground")
    rig.lay()
    #expect(rig.diagnostics.map(\.id) == [.missingView])
  }

  @Test("A nib used for objects of several modules has the class of each")
  func severalModules() {
    let nib = UINib(nibName: "NibPlainView", bundle: nil, file: "Elsewhere/A.swift")
    #expect(nib.instantiate(withOwner: NibNoView()).count == 1)
    #expect(nib.instantiate(withOwner: NSObject()).isEmpty)
    #expect(nib.instantiate(withOwner: nil).isEmpty)
    #expect(nib.instantiate(withOwner: NibNoView()).count == 1)
  }

  /// A data source that makes its views by registrations of nibs.
  @MainActor
  final class Registering: NSObject, UICollectionViewDataSource {
    let cell = UICollectionView.CellRegistration<NibCell, Int>(
      cellNib: UINib(nibName: "NibCell", bundle: nil)
    ) { cell, _, item in cell.tag = item }
    let header = UICollectionView.SupplementaryRegistration<NibHeader>(
      supplementaryNib: UINib(nibName: "NibHeader", bundle: nil),
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in header.tag = 7 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueConfiguredReusableCell(
        using: cell, for: indexPath, item: indexPath.item + 1)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  @Test("A registration may have a nib")
  func registrations() {
    let rig = Rig()
    let source = Registering()
    rig.view.dataSource = source
    rig.view.layoutIfNeeded()
    #expect(rig.view.visibleCells.map { ($0 as? NibCell)?.tag } == [1, 2])
    let header = rig.view.supplementaryView(forElementKind: rig.header, at: [0, 0])
    #expect((header as? NibHeader)?.isAwake == true && header?.tag == 7)
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("In a transition the nibs of both layouts make the decorations")
  func transition() {
    let rig = Rig()
    let next = Layout()
    for layout in [rig.layout, next] {
      layout.register(UINib(nibName: "NibHeader", bundle: nil), forDecorationViewOfKind: "ground")
    }
    rig.lay()
    let transition = rig.view.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    rig.view.layoutIfNeeded()
    #expect(rig.view.subviews.contains { ($0 as? NibHeader)?.isAwake == true })
    rig.view.finishInteractiveTransition()
    rig.view.layoutIfNeeded()
    #expect(rig.view.collectionViewLayout === next)
    #expect(!rig.view.subviews.contains { ($0 as? NibHeader)?.isAwake == false })
    #expect(rig.view.subviews.contains { $0 is NibHeader })
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("The class is looked for near the data source, too")
  func nearDataSource() {
    let rig = Rig()
    rig.view.register(
      UINib(nibName: "NibCell", bundle: nil, file: "Elsewhere/Cells.swift"),
      forCellWithReuseIdentifier: "cell")
    rig.lay()
    #expect(rig.view.visibleCells.allSatisfy { $0 is NibCell })
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("A nib makes one view, of any class of views")
  func instantiated() {
    func made(_ name: String, owner: Any? = nil, file: String = #fileID) -> [Any] {
      UINib(nibName: name, bundle: .main, file: file).instantiate(withOwner: owner)
    }
    #expect((made("NibPlainView").first as? NibPlainView)?.isAwake == true)
    #expect((made("NibCell").first as? NibCell)?.log == ["coder false", "awake -"])
    #expect(made("NibNoView").isEmpty && made("NibNobody").isEmpty)
    #expect(made("NibPlainView", file: "Elsewhere/A.swift").isEmpty)
    #expect(made("NibPlainView", owner: NibNoView(), file: "Elsewhere/A.swift").count == 1)
    #expect(made("UICollectionViewCell", file: "Elsewhere/A.swift").count == 1)
  }

  @Test("Views come from no other coder")
  func otherCoder() {
    #expect(NibPlainView(coder: NSKeyedArchiver(requiringSecureCoding: false)) == nil)
  }
}
