import CollectionView
import Foundation
import Scenes

/// What the oracle says of a pane, worked out anew only when data, width or content has changed.
@MainActor
struct PaneTruth {
  private let content: SceneContent
  /// The rules of the layout; nil for one without an oracle.
  private(set) var arrangement: Oracle.Arrangement?
  private var whole: TrueLayout?
  /// What that was laid out for; nil before it was.
  private var wholeState: WholeState?
  /// Whether there are true sizes, once that was asked.
  private var knownToHaveSizes: Bool?
  /// The sections that were asked for, at a breadth.
  private var sections: (breadth: CGFloat, known: [Int: TrueSection]) = (0, [:])
  /// Counted up whenever sections may have become others.
  private var version = 0

  /// What the whole true layout depends on beside what is told of.
  private struct WholeState: Equatable {
    var breadth: CGFloat
    /// The version of what items are truly like: cells that cannot decide tell another size each time they are asked.
    var sizes: Int
  }

  init(_ content: SceneContent) {
    self.content = content
    arrangement = Self.arrangement(in: content.pane)
  }

  /// Whether an oracle can say anything: it knows the layout, and lays it out whole or, for a list, in a window.
  var isKnown: Bool {
    guard let arrangement else { return false }
    return arrangement == .list || content.model.itemCount <= Oracle.wholeLimit
  }

  /// Whether the layout settles its rows one after another, as far as it was asked.
  var isSettledOnTheWay: Bool { description.kind == "incrementalList" }

  /// Whether a layout that has measured everything must agree with the truth.
  ///
  /// A waterfall that fills the shortest column chooses it by what is known at the time, and items stay in their column.
  var isBinding: Bool {
    if case .waterfall(_, .shortest) = arrangement { false } else { true }
  }

  /// Something the truth depends on has changed.
  mutating func forget() {
    arrangement = Self.arrangement(in: content.pane)
    wholeState = nil
    knownToHaveSizes = nil
    whole = nil
    sections.known = [:]
    version += 1
  }

  /// Whether an element on the screen has a size of its own to be held against: not where all items are given one, and not
  /// of cells that cannot decide.
  var hasTrueSizes: Bool {
    mutating get {
      if let knownToHaveSizes { return knownToHaveSizes }
      let hasSizes =
        content.pane.cell.alternates.isEmpty && description.sizing != .fixed
        && commonHeight(ofSection: 0) == nil
      knownToHaveSizes = hasSizes
      return hasSizes
    }
  }

  /// What the oracle knows of a section.
  ///
  /// - Complexity: O(1), once until something changes.
  mutating func section(_ index: Int, in view: UICollectionView) -> TrueSection {
    take(breadth(of: view))
    if let known = sections.known[index] { return known }
    let section = trueSection(index, in: view)
    sections.known[index] = section
    return section
  }

  /// Counted up whenever what is said of a section may have become another.
  mutating func version(in view: UICollectionView) -> Int {
    take(breadth(of: view))
    return version
  }

  private mutating func take(_ breadth: CGFloat) {
    guard sections.breadth != breadth else { return }
    sections = (breadth, [:])
    version += 1
  }

  /// The whole true layout; nil without an oracle, and for more items than it lays out.
  mutating func layout(for view: UICollectionView) -> TrueLayout? {
    let state = WholeState(breadth: breadth(of: view), sizes: content.sizeVersion)
    if wholeState == state { return whole }
    wholeState = state
    guard content.model.itemCount <= Oracle.wholeLimit, let oracle = oracle(for: view) else {
      whole = nil
      return nil
    }
    whole = oracle.whole(itemSize: itemSize)
    return whole
  }

  /// How much of the viewport the truth leaves empty at its legal offset nearest to the view's, in points, beside the rest
  /// below content that is shorter than the view.
  mutating func uncovered(in view: UICollectionView) -> CGFloat {
    let isHorizontal = view.scrollsHorizontally
    let extent = isHorizontal ? view.bounds.width : view.bounds.height
    guard let layout = layout(for: view), let size = layout.contentSize else {
      return uncoveredInWindow(of: view)
    }
    let content = isHorizontal ? size.width : size.height
    let offset = isHorizontal ? view.bounds.minX : view.bounds.minY
    let nearest = min(max(0, offset), max(0, content - extent))
    let rect =
      isHorizontal
      ? CGRect(x: nearest, y: 0, width: extent, height: view.bounds.height)
      : CGRect(x: 0, y: nearest, width: view.bounds.width, height: extent)
    return min(extent, content)
      - layout.covered(in: rect).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }

  /// The same for a list that is too long to lay out whole: true sizes from the first item on the screen onwards.
  private func uncoveredInWindow(of view: UICollectionView) -> CGFloat {
    let bounds = view.bounds
    let first = view.elementsWanted(in: bounds)
      .filter { $0.representedElementCategory == .cell }
      .min { $0.indexPath < $1.indexPath }
    guard let first,
      let window = window(
        from: Oracle.Anchor(
          section: first.indexPath.section, item: first.indexPath.item,
          origin: first.frame.minY, end: bounds.maxY), in: view)
    else { return 0 }
    let known = CGRect(
      x: bounds.minX, y: max(bounds.minY, first.frame.minY), width: bounds.width,
      height: bounds.maxY - max(bounds.minY, first.frame.minY))
    return known.height
      - window.covered(in: known).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }

  /// The part of a list that begins with a known item, laid out with true sizes; nil for other layouts.
  ///
  /// - Complexity: O(sections + items of the part).
  func window(from anchor: Oracle.Anchor, in view: UICollectionView) -> TrueLayout? {
    guard arrangement == .list else { return nil }
    return oracle(for: view)?.listWindow(from: anchor, itemSize: itemSize)
  }

  private var description: LayoutDescription { content.pane.layout }

  private static func arrangement(in pane: Pane) -> Oracle.Arrangement? {
    let description = pane.layout
    return switch description.kind {
    case "list", "table", "seedList", "incrementalList": .list
    case "flow":
      .flow(
        horizontal: description.word("scrollDirection") == "horizontal",
        swapsSpacings: pane.behavior.knobs["flowSpacing"] == .word("swapped"))
    case "waterfall":
      .waterfall(
        columns: Int(description.number("columns") ?? 2),
        order: description.word("order") == "roundRobin" ? .roundRobin : .shortest)
    default: nil
    }
  }

  /// How much room the content has across the scroll axis, in points.
  func breadth(of view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    return view.scrollsHorizontally
      ? view.bounds.height - insets.top - insets.bottom
      : view.bounds.width - insets.left - insets.right
  }

  private func oracle(for view: UICollectionView) -> Oracle? {
    guard let arrangement else { return nil }
    return Oracle(
      arrangement: arrangement,
      sections: (0..<content.model.sectionCount).map { trueSection($0, in: view) },
      breadth: breadth(of: view), grid: PixelGrid(scale: content.pane.displayScale))
  }

  private func itemSize(section: Int, item: Int, offered: CGFloat?) -> CGSize {
    if let height = commonHeight(ofSection: section) {
      return CGSize(width: offered ?? 0, height: height)
    }
    if description.sizing == .fixed {
      return description.size("itemSize", section: section) ?? CGSize(width: 50, height: 50)
    }
    guard let entry = content.model.entry(section: section, item: item) else { return .zero }
    return content.trueSize(of: entry, offered: offered ?? 0)
  }

  /// The height of all rows of a section where nobody is asked for theirs; nil where somebody is.
  ///
  /// A list without self-sizing and without a delegate that speaks keeps its estimates, and so does a table; one whose
  /// estimate is 0 asks the delegate for everything and takes its common height where it does not answer.
  private func commonHeight(ofSection section: Int) -> CGFloat? {
    guard ["list", "table", "waterfall"].contains(description.kind) else { return nil }
    let estimate = description.number("estimatedHeight", section: section)
    switch description.sizing {
    case .fixed:
      return estimate.map { $0 > 0 ? $0 : ListSection.defaultHeight } ?? ListSection.defaultHeight
    case .`self` where description.kind == "table" && estimate == 0:
      return ListSection.defaultHeight
    case .`self`, .delegate, .both: return nil
    }
  }

  /// The insets of a section from the content insets, which a flow layout may measure from another boundary.
  private func inset(ofSection index: Int, in view: UICollectionView) -> Insets {
    var inset = Insets(description.insets("sectionInset", section: index) ?? .zero)
    let boundary: UIEdgeInsets
    switch LayoutMaking.insetReference(description) {
    case .fromContentInset: return inset
    case .fromSafeArea: boundary = view.safeAreaInsets
    case .fromLayoutMargins: boundary = view.layoutMargins
    }
    let content = view.adjustedContentInset
    if view.scrollsHorizontally {
      inset.top = max(content.top, boundary.top + inset.top) - content.top
      inset.bottom = max(content.bottom, boundary.bottom + inset.bottom) - content.bottom
    } else {
      inset.left = max(content.left, boundary.left + inset.left) - content.left
      inset.right = max(content.right, boundary.right + inset.right) - content.right
    }
    return inset
  }

  private func trueSection(_ index: Int, in view: UICollectionView) -> TrueSection {
    var section = TrueSection(itemCount: content.model.count(inSection: index))
    section.inset = inset(ofSection: index, in: view)
    section.header = edge(
      index, text: content.model.header(ofSection: index), trueSize: content.pane.header,
      estimate: "estimatedHeaderHeight", reference: "headerReferenceSize")
    section.footer = edge(
      index, text: content.model.footer(ofSection: index), trueSize: content.pane.footer,
      estimate: nil, reference: "footerReferenceSize")
    if description.kind == "flow" {
      section.lineSpacing = description.number("minimumLineSpacing", section: index) ?? 10
      section.interitemSpacing =
        description.number("minimumInteritemSpacing", section: index) ?? 10
    } else {
      let spacing = description.number("spacing", section: index) ?? 0
      section.lineSpacing = spacing
      section.interitemSpacing = spacing
      section.sidewaysItemSize = description.size("sidewaysItemSize", section: index)
    }
    return section
  }

  /// The true length of a header or footer along the scroll axis; 0 where the layout has none.
  ///
  /// `estimate` and `reference` name the properties of list and flow that say it where the scene gives no true size.
  private func edge(
    _ section: Int, text: String?, trueSize: CGSize?, estimate: String?, reference: String
  ) -> CGFloat {
    switch description.kind {
    case "list", "table":
      guard text != nil else { return 0 }
      return trueSize?.height ?? estimate.flatMap { description.number($0, section: section) }
        ?? ListSection.defaultHeight
    case "flow":
      let size = description.size(reference, section: section) ?? .zero
      let isHorizontal = description.word("scrollDirection") == "horizontal"
      let given = isHorizontal ? size.width : size.height
      // Only a layout that asks its cells asks its headers.
      guard given > 0, description.sizing == .`self`, let trueSize else { return given }
      return isHorizontal ? trueSize.width : trueSize.height
    default:
      return 0
    }
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
