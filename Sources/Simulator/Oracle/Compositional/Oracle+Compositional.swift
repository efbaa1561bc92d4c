import Foundation
import Scenes

extension Oracle {
  /// What a compositional layout knows of its view.
  struct Surroundings: Sendable, Equatable {
    /// The bounds in points.
    var size = CGSize.zero
    var safeArea = Insets.zero
    var layoutMargins = Insets.zero

    func insets(of reference: Compositional.InsetsReference) -> Insets {
      switch reference {
      case .automatic, .none: .zero
      case .safeArea: safeArea
      case .layoutMargins, .readableContent: layoutMargins
      }
    }
  }

  /// A compositional layout: sections of groups one after another, as measured on real UIKit where measurements exist.
  ///
  /// Sections that scroll across the scroll direction are at their start.
  func compositional(_ composition: Composition, itemSize: ItemSize) -> TrueLayout {
    withoutActuallyEscaping(itemSize) { itemSize in
      CompositionalOracle(self, composition, itemSize).layout()
    }
  }
}

/// Lays one compositional layout out.
private struct CompositionalOracle {
  private let oracle: Oracle
  private let composition: Composition
  private let itemSize: Oracle.ItemSize
  private let axis: Axis
  private var elements: [TrueElement] = []

  init(_ oracle: Oracle, _ composition: Composition, _ itemSize: @escaping Oracle.ItemSize) {
    self.oracle = oracle
    self.composition = composition
    self.itemSize = itemSize
    axis = Axis(isHorizontal: composition.isHorizontal)
  }

  private var cross: Axis { axis.other }

  consuming func layout() -> TrueLayout {
    // The views at the edges of the layout decide where the sections begin, and only they depend on their length.
    let length = addSections(from: 0)
    let solver = solver(ofSection: composition.sections.list.count)
    let edges = Edges(
      composition.boundaryItems.map { ($0, solver.size(of: $0.layoutSize, in: size)) }, axis,
      body: length)
    elements = []
    _ = addSections(from: edges.before)
    let whole = edges.before + edges.body + edges.after
    return TrueLayout(
      elements: elements, contentSize: axis.size(whole, across: cross.length(size)),
      scrollsHorizontally: axis.isHorizontal, extent: 0...max(0, whole))
  }

  private var size: CGSize { oracle.surroundings.size }

  /// - Returns: The length of all sections.
  private mutating func addSections(from start: CGFloat) -> CGFloat {
    var end = start
    for index in oracle.sections.indices {
      if index > 0 { end += composition.sectionSpacing }
      end = addSection(index, at: end)
    }
    return end - start
  }

  private func solver(ofSection index: Int) -> TrueGroupSolver {
    TrueGroupSolver(
      scale: composition.floorsLengths ? oracle.grid.scale : nil,
      estimate: composition.estimate(ofSection: index)
    ) { [itemSize] item, offered in itemSize(index, item, offered) }
  }

  // MARK: Sections

  /// The room across the scroll axis: where it begins, and the size inside the insets of a reference.
  private func room(inside reference: Compositional.InsetsReference) -> (
    start: CGFloat, size: CGSize
  ) {
    let insets = oracle.surroundings.insets(
      of: reference == .automatic ? composition.insetsReference : reference)
    let breadth = cross.length(size) - cross.start(insets) - cross.end(insets)
    return (cross.start(insets), axis.size(axis.length(size), across: max(0, breadth)))
  }

  /// - Returns: The end of the section.
  private mutating func addSection(_ index: Int, at start: CGFloat) -> CGFloat {
    let section = composition.sections[index]
    let (origin, room) = room(inside: section.contentInsetsReference)
    // Views at the edges have a reference of their own, which a scene leaves automatic.
    let edgeRoom = self.room(inside: .automatic)
    let list = list(of: section)
    let insets = self.insets(of: section, list, isLast: index == oracle.sections.count - 1)
    let along = axis.start(insets) + axis.end(insets)
    let across = cross.start(insets) + cross.end(insets)
    let isRow = section.scrolling != .none
    let container = axis.size(
      max(0, axis.length(room) - (isRow ? along : 0)),
      across: max(0, cross.length(room) - (isRow ? 0 : across)))
    var content = content(ofSection: index, in: container, isRow: isRow)
    if content.items.isEmpty { content.length = 0 }
    let isEmpty = content.items.isEmpty && section.edgeItems.isEmpty
    let follows = section.supplementariesFollowContentInsets
    let breadth = max(0, cross.length(edgeRoom.size) - (follows ? across : 0))
    let views = section.edgeItems.map {
      ($0, size(of: $0, inSection: index, in: axis.size(axis.length(room), across: breadth)))
    }
    let edgeOrigin = edgeRoom.start + (follows ? cross.start(insets) : 0)
    let edges = Edges(views, axis, body: isEmpty ? 0 : along + content.length)
    let body = start + (list?.headerTopPadding ?? 0) + edges.before
    let header = view(.header, of: index, edges, body, edgeOrigin, breadth)
    let footer = view(.footer, of: index, edges, body, edgeOrigin, breadth)
    if let header { elements.append(header) }
    let corner = axis.point(
      body + axis.start(insets), across: origin + cross.start(insets))
    for (item, frame) in content.items {
      add(.item, index, item, frame.offsetBy(dx: corner.x, dy: corner.y))
    }
    if let footer { elements.append(footer) }
    return body + edges.body + edges.after
  }

  /// What a section that is a list adds; nil for another one.
  private func list(of section: Compositional.Section) -> TrueList? {
    section.list.map { list in
      let outer = oracle.surroundings.insets(of: composition.insetsReference)
      return TrueList(
        list: list, metrics: composition.listMetrics,
        width: max(0, size.width - outer.left - outer.right), scale: oracle.grid.scale)
    }
  }

  private func insets(of section: Compositional.Section, _ list: TrueList?, isLast: Bool) -> Insets
  {
    guard let list else { return section.contentInsets }
    var insets = section.ownContentInsets ?? list.insets
    if isLast, insets.bottom == list.insets.bottom { insets.bottom = list.lastBottom }
    return insets
  }

  private mutating func add(
    _ kind: TrueElement.Kind, _ section: Int, _ item: Int, _ frame: CGRect
  ) {
    elements.append(element(kind, section, item, frame))
  }

  private func element(_ kind: TrueElement.Kind, _ section: Int, _ item: Int, _ frame: CGRect)
    -> TrueElement
  {
    let corner = CGPoint(x: frame.width, y: frame.height)
    let size = composition.floorsLengths ? corner : oracle.grid.rounded(corner)
    return TrueElement(
      identity: TrueElement.Identity(kind: kind, section: section, item: item),
      frame: CGRect(
        origin: oracle.grid.rounded(frame.origin), size: CGSize(width: size.x, height: size.y)))
  }

  // MARK: Groups

  /// The items of a section relative to the corner of its content, and their length along the scroll axis.
  private func content(ofSection index: Int, in container: CGSize, isRow: Bool) -> (
    items: [(item: Int, frame: CGRect)], length: CGFloat
  ) {
    let section = composition.sections[index]
    let group = composition.group(ofSection: index)
    let solver = solver(ofSection: index)
    let way = isRow ? cross : axis
    let spaces = solver.spaces(around: group, way)
    let aside = solver.spaces(around: group, way.other)
    let template = solver.template(of: group, in: container)
    let end = oracle.sections[index].itemCount
    var items: [(item: Int, frame: CGRect)] = []
    var (next, place, length, breadth) = (0, CGFloat(0), CGFloat(0), CGFloat(0))
    while next < end {
      let instance = solver.instance(of: group, in: container, from: next, to: end)
      guard !instance.items.isEmpty else { return ([], 0) }
      let corner = way.point(place + spaces.before, across: aside.before)
      items += instance.items.map { ($0.item, $0.frame.offsetBy(dx: corner.x, dy: corner.y)) }
      next += instance.items.count
      var own = way.length(instance.size)
      if !isRow, instance.items.count < template.items.count, isTrimmed(group) {
        own = min(own, reach(instance) + way.length(template.size) - reach(template))
      }
      length = place + spaces.before + own + spaces.after
      place = length + section.groupSpacing
      breadth = max(breadth, way.other.length(instance.size) + aside.before + aside.after)
    }
    return (items, isRow ? breadth : length)
  }

  /// The end of the last item along the scroll axis.
  private func reach(_ group: TrueGroup) -> CGFloat {
    group.items.reduce(0) { max($0, axis.end($1.frame)) }
  }

  /// Whether a last instance with fewer items is shorter: if items follow one another along the scroll axis in a given
  /// length.
  private func isTrimmed(_ group: Compositional.Group) -> Bool {
    let own = Axis(isHorizontal: group.arrangement == .horizontal)
    if own.isHorizontal == axis.isHorizontal {
      var isEstimated = group.item.layoutSize[axis].isEstimated
      if case .equalShares = group.repetition { isEstimated = false }
      return !isEstimated
    }
    return group.members.contains { member in
      if case .group(let group) = member { isTrimmed(group) } else { false }
    }
  }

  // MARK: Views at the edges

  /// The size of a boundary item: measured along the scroll axis if it is a header or footer whose length is estimated.
  private func size(
    of item: Compositional.BoundaryItem, inSection index: Int, in container: CGSize
  ) -> CGSize {
    let size = solver(ofSection: index).size(of: item.layoutSize, in: container)
    guard item.layoutSize[axis].isEstimated else { return size }
    let section = oracle.sections[index]
    let measured =
      switch Compositional.StandardKind(rawValue: item.elementKind) {
      case .header: section.header
      case .footer: section.footer
      case nil: CGFloat(0)
      }
    return measured > 0 ? axis.size(measured, across: cross.length(size)) : size
  }

  /// The first header or footer of a section.
  private func view(
    _ kind: TrueElement.Kind, of section: Int, _ edges: Edges, _ body: CGFloat, _ origin: CGFloat,
    _ breadth: CGFloat
  ) -> TrueElement? {
    let name = kind == .header ? "header" : "footer"
    guard let view = edges.views.first(where: { $0.item.elementKind == name }) else { return nil }
    let offset = view.item.absoluteOffset
    let slack = breadth - cross.length(view.size)
    let across =
      switch Edges.End(of: view.item, cross) {
      case .start: CGFloat(0)
      case .middle: slack / 2
      case .end: slack
      }
    return element(
      kind, section, 0,
      CGRect(
        origin: axis.point(
          body + view.start, across: origin + across + cross.position(offset)), size: view.size))
  }
}

/// The views at the edges of a body, and how far they reach beyond it along the scroll axis; they overlap one another.
private struct Edges {
  /// The part of an axis at which a view is aligned.
  enum End {
    case start, middle, end

    init(of item: Compositional.BoundaryItem, _ axis: Axis) {
      let names = item.alignment.rawValue.lowercased()
      let isAtStart = names.contains(axis.isHorizontal ? "leading" : "top")
      let isAtEnd = names.contains(axis.isHorizontal ? "trailing" : "bottom")
      self = isAtStart ? .start : isAtEnd ? .end : .middle
    }
  }

  private(set) var views: [(item: Compositional.BoundaryItem, size: CGSize, start: CGFloat)] = []
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0
  private(set) var body: CGFloat

  init(_ items: [(Compositional.BoundaryItem, CGSize)], _ axis: Axis, body: CGFloat) {
    self.body = body
    for (item, size) in items where item.extendsBoundary && End(of: item, axis) == .middle {
      self.body = max(self.body, axis.length(size))
    }
    for (item, size) in items {
      let length = axis.length(size)
      let offset = axis.position(item.absoluteOffset)
      let start: CGFloat
      switch End(of: item, axis) {
      case .start: start = (item.extendsBoundary ? -length : 0) + offset
      case .middle: start = (self.body - length) / 2 + offset
      case .end: start = self.body - (item.extendsBoundary ? 0 : length) + offset
      }
      views.append((item, size, start))
      guard item.extendsBoundary, End(of: item, axis) != .middle else { continue }
      if End(of: item, axis) == .start {
        before = max(before, -start)
      } else {
        after = max(after, start + length - self.body)
      }
    }
  }
}
