import CollectionView
import Foundation
import Scenes

/// The oracle's results for a pane, computed again only if the data, the width or the content changed.
///
/// Places are in the coordinates of the layout, also where the view mirrors it.
@MainActor
struct PaneTruth {
  private let content: SceneContent
  /// Defines how layouts of the pane's kind are judged.
  private var kind: any SimulatedLayout
  /// The rules of the layout; nil without an oracle.
  private(set) var arrangement: Oracle.Arrangement?
  /// The whole layout by what the content needs.
  private var whole = Whole()
  /// The whole layout by the sizes that the layout is given.
  private var given = Whole()
  /// Whether there are true sizes; nil before that was determined.
  private var knownToHaveSizes: Bool?
  /// The sections computed so far, at a breadth.
  private var sections: (breadth: CGFloat, known: [Int: TrueSection]) = (0, [:])

  /// A layout of the whole content.
  private struct Whole {
    var layout: TrueLayout?
    /// The state for which it was computed; nil before that.
    var state: WholeState?
  }

  /// The state on which a whole layout depends, except changes reported by `forget()`.
  private struct WholeState: Equatable {
    var breadth: CGFloat
    var width: CGFloat
    /// The version of the delegate's answers.
    var answers: Int
    /// The version of the true sizes: cells with alternating sizes return another size each time.
    var sizes: Int
    var surroundings: Oracle.Surroundings
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
    whole = Whole()
    given = Whole()
    knownToHaveSizes = nil
    sections.known = [:]
  }

  /// Whether elements have true sizes of their own that the layout uses; false if they are given other sizes, and for
  /// cells with alternating sizes.
  var hasTrueSizes: Bool {
    mutating get {
      if let knownToHaveSizes { return knownToHaveSizes }
      let hasSizes =
        content.pane.cell.alternates.isEmpty && description.sizing != .fixed
        && !description.hasDelegateSizes
        && kind.unaskedHeight(ofSection: 0, in: description) == nil
      knownToHaveSizes = hasSizes
      return hasSizes
    }
  }

  /// A section for the oracle, with the sizes that the layout is given.
  ///
  /// - Complexity: O(1).
  mutating func section(_ index: Int, in view: UICollectionView) -> TrueSection {
    let breadth = breadth(of: view)
    if sections.breadth != breadth { sections = (breadth, [:]) }
    if let known = sections.known[index] { return known }
    let section = makeSection(index, .given, in: view)
    sections.known[index] = section
    return section
  }

  /// The true layout of the whole content, by what the content needs; nil without an oracle, and for too many items.
  mutating func layout(for view: UICollectionView) -> TrueLayout? {
    whole = updated(whole, .needed, for: view)
    return whole.layout
  }

  /// The layout of the whole content by the sizes that the layout is given, with which its frames have to agree; nil
  /// without an oracle, and for too many items.
  mutating func givenLayout(for view: UICollectionView) -> TrueLayout? {
    guard mayBeGivenOtherSizes else { return layout(for: view) }
    given = updated(given, .given, for: view)
    return given.layout
  }

  /// Whether the layout may be given other sizes than the true ones.
  private var mayBeGivenOtherSizes: Bool {
    let pane = content.pane
    return description.sizing != .self
      || description.family == .flow && (pane.header ?? pane.footer) != nil
      || (0...description.perSection.count).contains { description.isSideways(section: $0) }
      || kind.unaskedHeight(ofSection: 0, in: description) != nil
  }

  private func updated(_ former: Whole, _ source: Source, for view: UICollectionView) -> Whole {
    let state = WholeState(
      breadth: breadth(of: view), width: view.bounds.width, answers: content.answerVersion,
      sizes: content.sizeVersion, surroundings: surroundings(of: view))
    guard former.state != state else { return former }
    guard content.model.itemCount <= Oracle.wholeLimit, let oracle = oracle(source, for: view)
    else { return Whole(state: state) }
    let layout = oracle.whole { section, item, offered in
      size(of: item, in: section, source, offered: offered, for: view)
    }
    return Whole(layout: layout, state: state)
  }

  /// The true length of a header or footer along the scroll axis; 0 for none.
  func trueLength(
    of edge: SectionEdge, ofSection section: Int, in view: UICollectionView
  ) -> CGFloat {
    let length = kind.trueLength(
      of: edge, ofSection: section, hasText: content.hasText(edge, ofSection: section),
      in: content.pane)
    return grown(length, of: edge, ofSection: section, in: view)
  }

  /// A length with what the content of a header or footer has grown by; a header that the layout does not show does not
  /// grow.
  private func grown(
    _ length: CGFloat, of edge: SectionEdge, ofSection section: Int, in view: UICollectionView
  ) -> CGFloat {
    guard length > 0 else { return length }
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    return max(0, length + axis.length(content.added(to: edge, ofSection: section)))
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
    let bounds = LayoutMirror(view)(view.bounds)
    let offset = isHorizontal ? bounds.minX : bounds.minY
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

  /// The true content around an item that the reader looks at; nil if it is unknown.
  ///
  /// For a list with too many items to lay out whole, the layout's own frames stand for the content before the item.
  ///
  /// - Parameters:
  ///   - reader: The item.
  ///   - offset: The content offset along the scroll axis, in points.
  ///   - view: The view.
  /// - Returns: The lengths before and after the item's leading edge.
  mutating func room(
    around reader: Survivor, scrolledTo offset: CGFloat, in view: UICollectionView
  ) -> ReaderRoom? {
    let axis = Axis(isHorizontal: view.scrollsHorizontally)
    if let layout = givenLayout(for: view), let size = layout.contentSize {
      guard let frame = layout.frame(section: reader.path.section, item: reader.path.item) else {
        return nil
      }
      let before = axis.start(frame)
      return ReaderRoom(before: before, after: axis.length(size) - before)
    }
    let before = reader.now.span.lowerBound + offset
    let reach = axis.length(view.bounds.size) + reader.before.span.upperBound
    guard
      let window = window(
        from: Oracle.Anchor(
          section: reader.path.section, item: reader.path.item, origin: 0, end: reach), in: view)
    else { return nil }
    let isEnd = window.extent.upperBound < reach
    return ReaderRoom(before: before, after: isEnd ? window.extent.upperBound : .infinity)
  }

  /// The part of a list from a known item on, laid out with true sizes; nil for other layouts.
  ///
  /// - Complexity: O(sections + items of the part).
  func window(from anchor: Oracle.Anchor, in view: UICollectionView) -> TrueLayout? {
    guard arrangement == .list else { return nil }
    return oracle(.needed, for: view)?.listWindow(from: anchor) { section, item, offered in
      size(of: item, in: section, .needed, offered: offered, for: view)
    }
  }

  private var description: LayoutDescription { content.pane.layout }

  /// What a compositional layout knows of its view; nothing for other layouts.
  private func surroundings(of view: UICollectionView) -> Oracle.Surroundings {
    guard case .compositional = arrangement else { return Oracle.Surroundings() }
    let mirror = LayoutMirror(view)
    return Oracle.Surroundings(
      size: view.bounds.size, safeArea: Insets(mirror(view.safeAreaInsets)),
      layoutMargins: Insets(mirror(view.layoutMargins)))
  }

  /// The breadth of the content across the scroll axis, in points.
  func breadth(of view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    return view.scrollsHorizontally
      ? view.bounds.height - insets.top - insets.bottom
      : view.bounds.width - insets.left - insets.right
  }

  /// Which sizes a layout is computed with.
  private enum Source {
    /// Those that the content needs.
    case needed
    /// Those that the layout is given: by its properties, by the delegate, or by cells.
    case given
  }

  private func oracle(_ source: Source, for view: UICollectionView) -> Oracle? {
    guard let arrangement else { return nil }
    var oracle = Oracle(
      arrangement: arrangement,
      sections: (0..<content.model.sectionCount).map { makeSection($0, source, in: view) },
      breadth: breadth(of: view), grid: PixelGrid(scale: content.pane.displayScale))
    oracle.surroundings = surroundings(of: view)
    return oracle
  }

  private func size(
    of item: Int, in section: Int, _ source: Source, offered: CGFloat?, for view: UICollectionView
  ) -> CGSize {
    guard let entry = content.model.entry(section: section, item: item) else { return .zero }
    let room = DelegateRoom(section: section, itemWidth: offered, in: view, description)
    let given = givenSize(of: entry, in: room, offered: offered)
    return source == .given
      ? given : content.neededSize(of: entry, given: given, in: room) ?? given
  }

  private func givenSize(
    of entry: ModelEntry, in room: DelegateRoom, offered: CGFloat?
  ) -> CGSize {
    if let height = kind.unaskedHeight(ofSection: room.section, in: description) {
      return CGSize(width: offered ?? 0, height: height)
    }
    return switch description.sizing {
    case .fixed: description[FlowProperties.itemSize]
    case .delegate, .both:
      content.lastAnswer(for: entry) ?? content.delegateSize(of: entry, in: room)
    case .self: content.trueSize(of: entry, offered: offered)
    }
  }

  /// Section insets relative to the content insets; a flow layout may measure its own from another boundary.
  private func fromContentInset(_ inset: Insets, in view: UICollectionView) -> Insets {
    var inset = inset
    let mirror = LayoutMirror(view)
    let boundary: UIEdgeInsets
    switch description[FlowProperties.sectionInsetReference] {
    case .fromContentInset: return inset
    case .fromSafeArea: boundary = mirror(view.safeAreaInsets)
    case .fromLayoutMargins: boundary = mirror(view.layoutMargins)
    }
    let content = mirror(view.adjustedContentInset)
    if view.scrollsHorizontally {
      inset.top = max(content.top, boundary.top + inset.top) - content.top
      inset.bottom = max(content.bottom, boundary.bottom + inset.bottom) - content.bottom
    } else {
      inset.left = max(content.left, boundary.left + inset.left) - content.left
      inset.right = max(content.right, boundary.right + inset.right) - content.right
    }
    return inset
  }

  private func makeSection(_ index: Int, _ source: Source, in view: UICollectionView) -> TrueSection
  {
    var section = TrueSection(itemCount: content.model.count(inSection: index))
    kind.place(&section, at: index, in: description)
    section.inset = fromContentInset(section.inset, in: view)
    switch source {
    case .needed:
      section.header = trueLength(of: .header, ofSection: index, in: view)
      section.footer = trueLength(of: .footer, ofSection: index, in: view)
      if let size = section.sidewaysItemSize {
        section.sidewaysItemSize?.height = tallest(inSection: index, otherwise: size.height)
      }
    case .given:
      section.header = givenLength(of: .header, ofSection: index, in: view)
      section.footer = givenLength(of: .footer, ofSection: index, in: view)
    }
    return section
  }

  private func givenLength(
    of edge: SectionEdge, ofSection section: Int, in view: UICollectionView
  ) -> CGFloat {
    let length = kind.givenLength(
      of: edge, ofSection: section, hasText: content.hasText(edge, ofSection: section),
      in: content.pane, isMeasured: view.behavior.flowHeaders == .measured)
    // The layout learns of a growth when it asks for the size again.
    guard let number = content.model.number(ofSection: section),
      !content.changedUnasked.contains(.edge(edge, ofSection: number))
    else { return length }
    return grown(length, of: edge, ofSection: section, in: view)
  }

  /// The height of the tallest of the items side by side in a section; items without a size of their own have the given
  /// height.
  ///
  /// - Complexity: O(items).
  private func tallest(inSection section: Int, otherwise height: CGFloat) -> CGFloat {
    let count = content.model.count(inSection: section)
    guard count <= Oracle.wholeLimit else { return height }
    let heights = (0..<count).compactMap { item -> CGFloat? in
      guard let entry = content.model.entry(section: section, item: item) else { return nil }
      return entry.item.size == nil ? height : content.size(of: entry, inWidth: nil).height
    }
    return heights.max() ?? height
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
