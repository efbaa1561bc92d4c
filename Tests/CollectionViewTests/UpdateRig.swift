import Foundation

@testable import CollectionView

/// Sections of named rows in a 320 × 480 view, with a header and a background each, whose layout tells where everything
/// comes from and goes to.
@MainActor
final class UpdateRig: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  static let headerHeight: CGFloat = 20
  static let rowHeight: CGFloat = 40
  static let background = "background"

  /// Rows under headers; a background behind every section.
  final class Layout: UICollectionViewLayout {
    var log: [String] = []
    /// Whether the base class is told of updates.
    var tellsSuper = true
    var deletedBackgrounds: [IndexPath] = []
    var initial: ((IndexPath) -> UICollectionViewLayoutAttributes?)?
    private var counts: [Int] = []

    override func prepare() {
      super.prepare()
      log.append("prepare")
      let view = collectionView
      counts = (0..<(view?.numberOfSections ?? 0)).map { view?.numberOfItems(inSection: $0) ?? 0 }
    }

    private func start(_ section: Int) -> CGFloat {
      counts[..<section].reduce(0) { $0 + height($1) }
    }

    private func height(_ count: Int) -> CGFloat {
      UpdateRig.headerHeight + CGFloat(count) * UpdateRig.rowHeight
    }

    private var width: CGFloat { collectionView?.bounds.width ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: width, height: start(counts.count))
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      counts.indices.flatMap { section in
        let first = IndexPath(item: 0, section: section)
        return [
          layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: first),
          layoutAttributesForDecorationView(ofKind: UpdateRig.background, at: first),
        ]
          + (0..<counts[section]).map {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))
          }
      }
      .compactMap { $0 }.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard counts.indices.contains(path.section), path.item < counts[path.section] else {
        return nil
      }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: 0,
        y: start(path.section) + UpdateRig.headerHeight + CGFloat(path.item) * UpdateRig.rowHeight,
        width: width, height: UpdateRig.rowHeight)
      return attributes
    }

    override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      guard counts.indices.contains(path.section) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = CGRect(
        x: 0, y: start(path.section), width: width, height: UpdateRig.headerHeight)
      return attributes
    }

    override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      guard counts.indices.contains(path.section) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: kind, with: path)
      attributes.frame = CGRect(
        x: 0, y: start(path.section), width: width, height: height(counts[path.section]))
      attributes.zIndex = -1
      return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      if tellsSuper { super.prepare(forCollectionViewUpdates: updateItems) }
      log.append(
        "updates "
          + updateItems.map { item in
            let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].compactMap { $0 }
            return "\(item.updateAction) \(paths.map(UpdateRig.text).joined(separator: ">"))"
          }.joined(separator: ", "))
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("finalize")
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      log.append("bounds from \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      log.append("finalize bounds")
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != width
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      log.append("target")
      return super.targetContentOffset(forProposedContentOffset: proposed)
    }

    override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
      log.append("deletes \(kind)")
      return deletedBackgrounds
    }

    override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      log.append("inserts header")
      return []
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      log.append("initial \(UpdateRig.text(path))")
      return initial.map { $0(path) } ?? super.initialLayoutAttributesForAppearingItem(at: path)
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      log.append("final \(UpdateRig.text(path))")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial header \(path.section)")
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final header \(path.section)")
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial background \(path.section)")
      return super.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final background \(path.section)")
      return super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  final class Cell: UICollectionViewCell {
    var name = ""
  }

  /// Gives time only when a test says so, and keeps the diagnostics.
  final class Clock: ScrollViewHost {
    var diagnostics: [Diagnostic] = []

    func scrollView(
      _ scrollView: UIScrollView, animateContentOffsetTo target: CGPoint,
      retarget: (() -> CGPoint)?
    ) {
      scrollView.scroll(to: target, as: .animation)
    }

    func scrollViewStopsMoving(_ scrollView: UIScrollView) {}

    func scrollView(_ scrollView: UIScrollView, didReport event: CollectionViewEvent) {
      if case .diagnostic(let diagnostic) = event { diagnostics.append(diagnostic) }
    }
  }

  var rows: [[String]]
  let layout = Layout()
  let view: UICollectionView
  let clock = Clock()
  var ended: [String] = []
  /// What was asked of the data source.
  var asked: [String] = []

  /// A view that is laid out; with `clock` it has a host, and animations take time.
  init(_ rows: [[String]], clock hasClock: Bool = true) {
    self.rows = rows
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: Self.background)
    if hasClock { view.host = clock }
    view.delegate = self
    view.dataSource = self
    view.layoutIfNeeded()
    layout.log = []
    asked = []
  }

  /// The same with rows of one section.
  convenience init(count: Int, clock: Bool = true) {
    self.init([(0..<count).map { "\($0)" }], clock: clock)
  }

  /// The name, top and opacity of every cell on the screen, those on their way out last.
  var cells: [String] {
    let elements = view.liveElements.filter { $0.view is Cell }
    return (elements.filter { !$0.isDisappearing } + elements.filter(\.isDisappearing)).map {
      let name = ($0.view as? Cell)?.name ?? ""
      let alpha = $0.attributes.alpha == 1 ? "" : " \($0.attributes.alpha.rounded3)"
      return "\($0.isDisappearing ? "-" : "")\(name) \($0.attributes.frame.minY.rounded3)\(alpha)"
    }
  }

  /// Top edges of the headers on the screen, by section.
  var headers: [Int: CGFloat] {
    Dictionary(
      view.liveElements.filter {
        $0.attributes.representedElementCategory == .supplementaryView && !$0.isDisappearing
      }.map { ($0.attributes.indexPath.section, $0.attributes.frame.minY) },
      uniquingKeysWith: { first, _ in first })
  }

  static func text(_ path: IndexPath) -> String {
    path.map { $0 == NSNotFound ? "*" : String($0) }.joined(separator: "-")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    rows[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked.append(Self.text(indexPath))
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.name = rows[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    ended.append(Self.text(indexPath))
  }
}

extension CGFloat {
  /// The number in thousandths, without a point when it is whole.
  var rounded3: String {
    let value = (self * 1000).rounded() / 1000
    return value == value.rounded() ? String(Int(value)) : String(Double(value))
  }
}
