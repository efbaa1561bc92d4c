import CollectionView
import Foundation
import Layouts
import Scenes

extension LayoutMaking {
  /// A layout of the gallery with every property the scene names; nil for another kind.
  static func galleryLayout(for content: SceneContent) -> UICollectionViewLayout? {
    let description = content.pane.layout
    switch description.kind {
    case "carousel": return carousel(description)
    case "circle": return circle(CircleLayout(), description)
    case "carelessCircle": return circle(CarelessCircleLayout(), description)
    case "stack": return stack(description)
    case "twoColumnPhotos": return photos(description, content)
    case "seedList": return seedList(description)
    case "incrementalList": return incrementalList(description)
    case "stickyGrid": return stickyGrid(description)
    case "timeline": return timeline(description, content)
    case "fittedRows": return flow(FittedRowsLayout(), description)
    case "stretchyHeader":
      let layout = StretchyHeaderLayout()
      take(description, in: layout)
      return layout
    default: return nil
    }
  }

  private static func carousel(_ description: LayoutDescription) -> CarouselLayout {
    let layout = CarouselLayout()
    take(description, in: layout)
    if let scale = description.number("scale") { layout.scale = scale }
    return layout
  }

  private static func circle(_ layout: CircleLayout, _ description: LayoutDescription)
    -> CircleLayout
  {
    if let size = description.size("itemSize") { layout.itemSize = size }
    layout.radius = description.number("radius")
    return layout
  }

  private static func stack(_ description: LayoutDescription) -> StackLayout {
    let layout = StackLayout()
    if let size = description.size("itemSize") { layout.itemSize = size }
    if let spacing = description.number("spacing") { layout.spacing = spacing }
    if let peek = description.number("peek") { layout.peek = peek }
    if let depth = description.number("depth") { layout.depth = Int(depth) }
    if let scale = description.number("scale") { layout.scale = scale }
    return layout
  }

  private static func photos(_ description: LayoutDescription, _ content: SceneContent)
    -> TwoColumnPhotosLayout
  {
    let layout = TwoColumnPhotosLayout()
    layout.delegate = content
    if let columns = description.number("columns") { layout.columns = Int(columns) }
    if let padding = description.number("cellPadding") { layout.cellPadding = padding }
    return layout
  }

  private static func seedList(_ description: LayoutDescription) -> SeedListLayout {
    let layout = SeedListLayout()
    if let height = description.number("estimatedHeight") { layout.estimatedHeight = height }
    return layout
  }

  private static func incrementalList(_ description: LayoutDescription) -> IncrementalListLayout {
    let layout = IncrementalListLayout()
    if let height = description.number("estimatedHeight") { layout.estimatedHeight = height }
    return layout
  }

  private static func stickyGrid(_ description: LayoutDescription) -> StickyGridLayout {
    let layout = StickyGridLayout()
    if let size = description.size("itemSize") { layout.itemSize = size }
    if let rows = description.number("stickyRows") { layout.stickyRows = Int(rows) }
    if let columns = description.number("stickyColumns") { layout.stickyColumns = Int(columns) }
    return layout
  }

  private static func timeline(_ description: LayoutDescription, _ content: SceneContent)
    -> TimelineLayout
  {
    let layout = TimelineLayout()
    layout.delegate = content
    if let height = description.number("headerHeight") { layout.headerHeight = height }
    if let spacing = description.number("spacing") { layout.spacing = spacing }
    if let width = description.number("railWidth") { layout.railWidth = width }
    return layout
  }
}
