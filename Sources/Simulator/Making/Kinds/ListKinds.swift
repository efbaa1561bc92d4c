import CollectionView
import Foundation
import Scenes

/// The list and the table: rows whose sections a provider describes.
struct ListKind: SimulatedLayout {
  static let list = ListKind(kind: .list, pinsHeaders: ListProperties.pinHeaders)
  static let table = ListKind(kind: .table, pinsHeaders: TableProperties.pinHeaders)

  let kind: SceneFormat.LayoutKind
  private let pinsHeaders: Property<Bool>

  private var isTable: Bool { kind.family == .table }

  // A table also pins footers in the plain style.
  var settings: [LayoutSetting] {
    [
      LayoutSetting(pinsHeaders, \ListLayout.sectionHeadersPinToVisibleBounds),
      .hidden(\ListLayout.sectionFootersPinToVisibleBounds) {
        isTable && $0[TableProperties.pinHeaders]
      },
      .hidden(\ListLayout.isSelfSizing) { $0.sizing == .self }, .sections,
    ] + (isTable ? [] : [LayoutSetting(ListProperties.flipsHorizontally, \ListLayout.isFlipping)])
  }

  func make(for content: SceneContent) -> UICollectionViewLayout {
    let layout = isTable ? TableLayout() : ListLayout()
    layout.sectionProvider = { [weak content] index in
      guard let content else { return ListSection() }
      // The provider is called again after each change of a setting.
      return Self.section(index, of: content)
    }
    return layout
  }

  private static func section(_ index: Int, of content: SceneContent) -> ListSection {
    let layout = content.pane.layout
    var section = ListSection()
    section.estimatedHeight = layout[ListProperties.estimatedHeight, section: index]
    section.spacing = layout[ListProperties.spacing, section: index]
    section.inset = UIEdgeInsets(layout[ListProperties.sectionInset, section: index])
    section.sidewaysItemSize = layout[ListProperties.sidewaysItemSize, section: index]
    if content.model.header(ofSection: index) != nil {
      section.estimatedHeaderHeight = layout[ListProperties.estimatedHeaderHeight, section: index]
    }
    if content.model.footer(ofSection: index) != nil {
      section.estimatedFooterHeight = ListProperties.defaultHeight
    }
    return section
  }

  var imposesWidth: Bool { true }

  var delegateSizes: Property<DelegateSizes?>? {
    isTable ? TableProperties.heightForRowAt : FlowProperties.sizeForItemAt
  }

  /// A table starts from estimates with every sizing, unless its estimate is 0.
  func startsFromEstimates(_ layout: LayoutDescription) -> Bool {
    isTable ? layout[TableProperties.estimatedHeight] != 0 : layout.sizing == .self
  }

  func hasEffect(_ property: PropertyDescription, in pane: Pane) -> Bool {
    switch property.name {
    case ListProperties.estimatedHeight.name: isTable || startsFromEstimates(pane.layout)
    case ListProperties.estimatedHeaderHeight.name:
      pane.data.sections.contains { $0.header != nil }
    case delegateSizes?.name: pane.layout.sizing == .delegate
    case ListProperties.flipsHorizontally.name: pane.isRightToLeft
    default: true
    }
  }

  func shows(_ edge: SectionEdge, in layout: LayoutDescription) -> Bool { true }

  // MARK: What the oracle knows

  func arrangement(in pane: Pane) -> Oracle.Arrangement? { .list }

  func place(_ section: inout TrueSection, at index: Int, in layout: LayoutDescription) {
    section.inset = layout[ListProperties.sectionInset, section: index]
    section.lineSpacing = layout[ListProperties.spacing, section: index]
    section.interitemSpacing = section.lineSpacing
    section.sidewaysItemSize = layout[ListProperties.sidewaysItemSize, section: index]
  }

  func trueLength(of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane)
    -> CGFloat
  {
    guard hasText else { return 0 }
    if let trueSize = pane[keyPath: edge.trueSize] { return trueSize.height }
    switch edge {
    case .header: return pane.layout[ListProperties.estimatedHeaderHeight, section: section]
    case .footer: return ListProperties.defaultHeight
    }
  }

  /// The common height of rows whose sizes are never requested.
  ///
  /// That is a list without self-sizing and without a delegate, which keeps its estimates, or a table whose estimate is
  /// 0, which asks the delegate for every height without an answer.
  func unaskedHeight(ofSection section: Int, in layout: LayoutDescription) -> CGFloat? {
    let estimate = layout[ListProperties.estimatedHeight, section: section]
    switch layout.sizing {
    case .fixed: return estimate > 0 ? estimate : ListProperties.defaultHeight
    case .self: return isTable && estimate == 0 ? ListProperties.defaultHeight : nil
    case .delegate, .both: return nil
    }
  }
}
