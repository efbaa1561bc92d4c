import Foundation

/// All sections of a compositional layout, one after another along the scroll axis, and the views around them.
struct SolvedContent {
  private(set) var sections: [SolvedSection] = []
  /// The lengths of the sections along the scroll axis.
  private(set) var extents = ExtentTree()
  /// The lengths when the sections were solved, before anything else was measured.
  private var solvedExtents = ExtentTree()
  /// The boundary items of the whole layout.
  private(set) var boundary: BoundaryPlaces
  private(set) var boundarySizes: [Int: CGSize] = [:]
  /// The number of measured items.
  private(set) var measuredCount = 0
  /// Whether any size is estimated until it is measured.
  private(set) var hasEstimates = false
  /// The number of sections with a boundary item that is still estimated.
  private var unmeasuredSections = 0
  /// Whether any boundary item is pinned.
  private(set) var pins = false
  /// Whether any section scrolls across.
  private(set) var hasScrollers = false
  /// Whether any section has a handler of visible items.
  private(set) var hasHandlers = false
  /// Whether any section places groups by their estimates, for `Behavior.Successors.estimatedAgain`.
  private(set) var hasForgottenPlaces = false
  let frame: ContentFrame

  /// Without sections.
  init(_ frame: ContentFrame) {
    self.frame = frame
    boundary = BoundaryPlaces([], along: frame.axis, body: 0, room: (0, 0))
  }

  /// Sections in a frame.
  ///
  /// - Complexity: O(sections).
  init(_ frame: ContentFrame, _ sections: [SolvedSection], boundarySizes: [Int: CGSize]) {
    self.init(frame)
    self.sections = sections
    self.boundarySizes = boundarySizes
    extents = ExtentTree(measured: sections.map(\.length), spacing: frame.sectionSpacing)
    solvedExtents = extents
    measuredCount = sections.reduce(0) { $0 + $1.sizes.count }
    hasEstimates =
      sections.contains(where: \.mayMeasure)
      || frame.boundaryItems.contains(where: \.layoutSize.isEstimated)
    pins =
      sections.contains {
        $0.description.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
      || frame.boundaryItems.contains(where: \.pinToVisibleBounds)
    unmeasuredSections = sections.count { !$0.areBoundaryItemsMeasured }
    hasScrollers = sections.contains(where: \.isOrthogonal)
    hasHandlers = sections.contains { $0.description.visibleItemsInvalidationHandler != nil }
    placeBoundary()
  }

  /// The length of the whole content, in points.
  var length: CGFloat { boundary.before + boundary.body + boundary.after }

  /// The size of the whole content, in points.
  var size: CGSize {
    frame.axis.size(along: length, across: frame.axis.other.length(of: frame.size))
  }

  /// The start of a section along the scroll axis, in content points, before rounding.
  func start(ofSection index: Int) -> CGFloat { boundary.before + extents.offset(of: index) }

  /// The start that a section had when the sections were solved last, in content points.
  func solvedStart(ofSection index: Int) -> CGFloat {
    boundary.before + solvedExtents.offset(of: index)
  }

  /// Whether every boundary item of the sections and of the layout is measured or has a fixed size.
  var areBoundaryItemsMeasured: Bool {
    unmeasuredSections == 0 && frame.boundaryItems.areMeasured(boundarySizes)
  }

  /// The sections that meet a part of the scroll axis.
  func indices(in span: Range<CGFloat>) -> Range<Int> {
    extents.indices(
      from: span.lowerBound - boundary.before, to: span.upperBound - boundary.before)
  }

  /// Changes one section.
  mutating func edit(section index: Int, _ change: (inout SolvedSection) -> Void) {
    let measured = sections[index].sizes.count
    let wasComplete = sections[index].areBoundaryItemsMeasured
    change(&sections[index])
    measuredCount += sections[index].sizes.count - measured
    if !wasComplete, sections[index].areBoundaryItemsMeasured { unmeasuredSections -= 1 }
    if sections[index].hasForgottenPlaces { hasForgottenPlaces = true }
    extents.setExtent(sections[index].length, at: index)
    placeBoundary()
  }

  /// Stores the measured size of a boundary item of the layout, in points.
  mutating func setSize(_ size: CGSize, ofBoundaryItem number: Int) {
    boundarySizes[number] = size
    placeBoundary()
  }

  private mutating func placeBoundary() {
    let container = frame.size
    let items = frame.boundaryItems.enumerated().map { number, item in
      var size = frame.rules.size(of: item.layoutSize, in: container)
      if let measured = boundarySizes[number] {
        if item.layoutSize.widthDimension.isEstimated { size.width = measured.width }
        if item.layoutSize.heightDimension.isEstimated { size.height = measured.height }
      }
      return (item, size)
    }
    boundary = BoundaryPlaces(
      items, along: frame.axis, body: extents.totalExtent,
      room: (0, frame.axis.other.length(of: container)))
  }
}

/// What all sections of a compositional layout have in common.
struct ContentFrame {
  var axis = LayoutAxis.vertical
  /// The size of the collection view in points.
  var size = CGSize.zero
  var sectionSpacing: CGFloat = 0
  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  var rules = SolvingRules()
}

extension NSCollectionLayoutSize {
  /// Whether any dimension is measured.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

extension [NSCollectionLayoutBoundarySupplementaryItem] {
  /// Whether each item has a fixed size or a measured one, by its number.
  fileprivate func areMeasured(_ sizes: [Int: CGSize]) -> Bool {
    enumerated().allSatisfy { !$0.element.layoutSize.isEstimated || sizes[$0.offset] != nil }
  }
}

extension SolvedSection {
  /// Whether every boundary item is measured or has a fixed size.
  fileprivate var areBoundaryItemsMeasured: Bool {
    description.boundarySupplementaryItems.areMeasured(boundarySizes)
  }

  /// Whether any size is estimated until it is measured.
  var mayMeasure: Bool {
    template.hasEstimates
      || description.boundarySupplementaryItems.contains(where: \.layoutSize.isEstimated)
  }
}
