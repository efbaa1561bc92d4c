import CollectionView
import Foundation
import Layouts
import Scenes

/// Makes a pane's layout from the words of its scene.
@MainActor
enum LayoutMaking {
  /// The layout with every property the scene names.
  ///
  /// - Throws: `UnbuiltFeature` for a layout that is not built.
  static func layout(for content: SceneContent) throws -> UICollectionViewLayout {
    let description = content.pane.layout
    switch description.kind {
    case "list":
      let layout = ListLayout()
      layout.sectionHeadersPinToVisibleBounds = description.flag("pinHeaders")
      return prepared(layout, description, content)
    case "table":
      let isPlain = description.flag("pinHeaders", default: true)
      return prepared(TableLayout(style: isPlain ? .plain : .grouped), description, content)
    case "flow": return flow(UICollectionViewFlowLayout(), description)
    case "waterfall": return waterfall(description)
    default:
      guard let layout = galleryLayout(for: content) else {
        throw UnbuiltFeature(name: "layout `\(description.kind)`")
      }
      return layout
    }
  }

  /// The kinds that are flow layouts of UIKit's class, or of a subclass.
  nonisolated static let flows = ["flow", "carousel", "stretchyHeader", "fittedRows"]

  /// Whether a layout says which of its cells were measured; one written for UIKit has no words for it.
  static func tellsMeasured(_ kind: String) -> Bool {
    !["seedList", "incrementalList"].contains(kind)
  }

  /// Whether sizes are guesses until something is asked.
  static func startsFromEstimates(_ layout: LayoutDescription) -> Bool {
    switch layout.kind {
    case "list", "flow", "fittedRows", "waterfall", "seedList", "incrementalList":
      layout.sizing == .`self`
    case "table": layout.number("estimatedHeight") != 0
    default: false
    }
  }

  /// A list or table with what the scene says of its sections.
  private static func prepared(
    _ layout: ListLayout, _ description: LayoutDescription, _ content: SceneContent
  ) -> ListLayout {
    layout.isSelfSizing = description.sizing == .`self`
    layout.sectionProvider = { [weak content] index in
      var section = ListSection()
      guard let content else { return section }
      // Asked for again whenever something has been set.
      let description = content.pane.layout
      if let height = description.number("estimatedHeight", section: index) {
        section.estimatedHeight = height
      }
      section.spacing = description.number("spacing", section: index) ?? 0
      section.inset = description.insets("sectionInset", section: index) ?? .zero
      section.sidewaysItemSize = description.size("sidewaysItemSize", section: index)
      if content.model.header(ofSection: index) != nil {
        section.estimatedHeaderHeight =
          description.number("estimatedHeaderHeight", section: index)
          ?? ListSection.defaultHeight
      }
      if content.model.footer(ofSection: index) != nil {
        section.estimatedFooterHeight = ListSection.defaultHeight
      }
      return section
    }
    return layout
  }

  /// A flow layout, be it of a subclass, with what the scene says of it.
  static func flow<Layout: UICollectionViewFlowLayout>(
    _ layout: Layout, _ description: LayoutDescription
  ) -> Layout {
    take(description, in: layout)
    if description.word("scrollDirection") == "horizontal" { layout.scrollDirection = .horizontal }
    layout.sectionHeadersPinToVisibleBounds = description.flag("sectionHeadersPinToVisibleBounds")
    layout.sectionFootersPinToVisibleBounds = description.flag("sectionFootersPinToVisibleBounds")
    layout.sectionInsetReference = insetReference(description)
    if description.sizing == .`self` || description.sizing == .both {
      layout.estimatedItemSize =
        description.isAutomatic("estimatedItemSize")
        ? UICollectionViewFlowLayout.automaticSize
        : description.size("estimatedItemSize") ?? layout.itemSize
    }
    return layout
  }

  /// What a scene measures a flow layout's section insets from.
  static func insetReference(_ description: LayoutDescription)
    -> UICollectionViewFlowLayout.SectionInsetReference
  {
    switch description.word("sectionInsetReference") {
    case "fromSafeArea": .fromSafeArea
    case "fromLayoutMargins": .fromLayoutMargins
    default: .fromContentInset
    }
  }

  private static func waterfall(_ description: LayoutDescription) -> WaterfallLayout {
    let layout = WaterfallLayout()
    layout.isSelfSizing = description.sizing == .`self`
    layout.columns = Int(description.number("columns") ?? 2)
    layout.spacing = description.number("spacing") ?? 0
    layout.order = description.word("order") == "roundRobin" ? .roundRobin : .shortest
    layout.sectionInset = description.insets("sectionInset") ?? .zero
    layout.estimatedHeight = description.number("estimatedHeight") ?? layout.estimatedHeight
    return layout
  }

  /// Gives a flow layout the properties a scene names.
  static func take(_ description: LayoutDescription, in layout: UICollectionViewFlowLayout) {
    if let size = description.size("itemSize") { layout.itemSize = size }
    if let spacing = description.number("minimumLineSpacing") {
      layout.minimumLineSpacing = spacing
    }
    if let spacing = description.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let inset = description.insets("sectionInset") { layout.sectionInset = inset }
    if let size = description.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = description.size("footerReferenceSize") { layout.footerReferenceSize = size }
  }
}
