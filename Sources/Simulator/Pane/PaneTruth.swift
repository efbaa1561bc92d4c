import CollectionView
import Foundation
import Scenes

/// The oracle's results for a pane, computed again only if the data, the width or the content changed.
@MainActor
struct PaneTruth {
  private let content: SceneContent
  /// Defines how layouts of the pane's kind are judged.
  private var kind: any SimulatedLayout
  /// The rules of the layout; nil without an oracle.
  private(set) var arrangement: Oracle.Arrangement?
  private var whole: TrueLayout?
  /// The state for which the whole layout was computed; nil before that.
  private var wholeState: WholeState?
  /// Whether there are true sizes; nil before that was determined.
  private var knownToHaveSizes: Bool?
  /// The sections computed so far, at a breadth.
  private var sections: (breadth: CGFloat, known: [Int: TrueSection]) = (0, [:])

  /// The state on which the whole true layout depends, except changes reported by `forget()`.
  private struct WholeState: Equatable {
    var breadth: CGFloat
    /// The version of the true sizes: cells with alternating sizes return another size each time.
    var sizes: Int
  }

  init(_ content: SceneContent) {
    self.content = content
    kind = content.pane.layout.simulated
    arrangement = kind.arrangement(in: content.pane)
  }

  /// Whether there is an oracle for the layout, for the whole content or, for a list, for a window.
  var isKnown: Bool {
    guard let arrangement else { return false }
    return arrangement == .list || content.model.itemCount <= Oracle.wholeLimit
  }

  /// Whether the layout computes its rows one after another, only as far as it was queried.
  var isSettledOnTheWay: Bool { kind.placesRowsInOrder }

  /// Whether a layout that has measured everything must agree with the truth.
  ///
  /// A waterfall that fills the shortest column chooses it by the sizes known at that time, and items stay in their
  /// column.
  var isBinding: Bool {
    if case .waterfall(_, .shortest) = arrangement { false } else { true }
  }

  /// Forgets everything: something the truth depends on has changed.
  mutating func forget() {
    kind = content.pane.layout.simulated
    arrangement = kind.arrangement(in: content.pane)
    wholeState = nil
    knownToHaveSizes = nil
    whole = nil
    sections.known = [:]
  }

  /// Whether elements have true sizes of their own; false if all items have a given size, and for cells with
  /// alternating sizes.
  var hasTrueSizes: Bool {
    mutating get {
      if let knownToHaveSizes { return knownToHaveSizes }
      let hasSizes =
        content.pane.cell.alternates.isEmpty && description.sizing != .fixed
        && kind.unaskedHeight(ofSection: 0, in: description) == nil
      knownToHaveSizes = hasSizes
      return hasSizes
    }
  }

  /// A section for the oracle.
  ///
  /// - Complexity: O(1).
  mutating func section(_ index: Int, in view: UICollectionView) -> TrueSection {
    let breadth = breadth(of: view)
    if sections.breadth != breadth { sections = (breadth, [:]) }
    if let known = sections.known[index] { return known }
    let section = trueSection(index, in: view)
    sections.known[index] = section
    return section
  }

  /// The whole true layout; nil without an oracle, and for too many items.
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

  /// The part of the viewport that the true layout leaves empty at its legal offset nearest to the view's, in points.
  ///
  /// The rest below content that is shorter than the viewport does not count.
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

  /// The same for a list with too many items to lay out whole, from the first item on the screen.
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

  /// The part of a list from a known item on, laid out with true sizes; nil for other layouts.
  ///
  /// - Complexity: O(sections + items of the part).
  func window(from anchor: Oracle.Anchor, in view: UICollectionView) -> TrueLayout? {
    guard arrangement == .list else { return nil }
    return oracle(for: view)?.listWindow(from: anchor, itemSize: itemSize)
  }

  private var description: LayoutDescription { content.pane.layout }

  /// The breadth of the content across the scroll axis, in points.
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
    if let height = kind.unaskedHeight(ofSection: section, in: description) {
      return CGSize(width: offered ?? 0, height: height)
    }
    if description.sizing == .fixed {
      return description[FlowProperties.itemSize]
    }
    guard let entry = content.model.entry(section: section, item: item) else { return .zero }
    return content.trueSize(of: entry, offered: offered ?? 0)
  }

  /// Section insets relative to the content insets; a flow layout may measure its own from another boundary.
  private func fromContentInset(_ inset: Insets, in view: UICollectionView) -> Insets {
    var inset = inset
    let boundary: UIEdgeInsets
    switch description[FlowProperties.sectionInsetReference] {
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
    kind.place(&section, at: index, in: description)
    section.inset = fromContentInset(section.inset, in: view)
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    section.header = trueLength(of: .header, ofSection: index, along: axis)
    section.footer = trueLength(of: .footer, ofSection: index, along: axis)
    return section
  }

  private func trueLength(
    of edge: SectionEdge, ofSection index: Int, along axis: Axis
  ) -> CGFloat {
    let length = kind.trueLength(
      of: edge, ofSection: index, hasText: content.hasText(edge, ofSection: index),
      in: content.pane)
    // A header that the layout does not show does not grow.
    guard length > 0 else { return length }
    return max(0, length + axis.length(content.added(to: edge, ofSection: index)))
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
