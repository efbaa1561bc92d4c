import CollectionView
import Foundation
import Layouts
import Scenes

/// What scenes can set on the layouts, read from the layout objects and set on them.
@MainActor
enum LayoutProperties {
  /// The properties of a layout's class, those of its superclass first.
  static func all(of layout: UICollectionViewLayout) -> [LayoutProperty] {
    switch layout {
    case is ListLayout: list
    case is WaterfallLayout: waterfall
    case is CarouselLayout: flow + [number("scale", \CarouselLayout.scale)]
    case is UICollectionViewFlowLayout: flow
    case is CircleLayout: circle
    case is StackLayout: stack
    case is TwoColumnPhotosLayout:
      [
        count("columns", \TwoColumnPhotosLayout.columns),
        number("cellPadding", \TwoColumnPhotosLayout.cellPadding),
      ]
    case is SeedListLayout: [number("estimatedHeight", \SeedListLayout.estimatedHeight)]
    case is IncrementalListLayout:
      [number("estimatedHeight", \IncrementalListLayout.estimatedHeight)]
    case is StickyGridLayout:
      [
        size("itemSize", \StickyGridLayout.itemSize),
        count("stickyRows", \StickyGridLayout.stickyRows),
        count("stickyColumns", \StickyGridLayout.stickyColumns),
      ]
    case is TimelineLayout:
      [
        number("headerHeight", \TimelineLayout.headerHeight),
        number("spacing", \TimelineLayout.spacing),
        number("railWidth", \TimelineLayout.railWidth),
      ]
    default: []
    }
  }

  private static let list: [LayoutProperty] = [
    flag("pinHeaders", \ListLayout.sectionHeadersPinToVisibleBounds),
    .hidden(\ListLayout.sectionFootersPinToVisibleBounds), .hidden(\ListLayout.isSelfSizing),
    .sections,
  ]

  private static let flow: [LayoutProperty] = [
    LayoutProperty("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize) { size in
      switch size {
      case .zero: nil
      case UICollectionViewFlowLayout.automaticSize: .automatic
      default: .size(size)
      }
    },
    size("itemSize", \UICollectionViewFlowLayout.itemSize),
    number("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
    number("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
    insets("sectionInset", \UICollectionViewFlowLayout.sectionInset),
    LayoutProperty("scrollDirection", \UICollectionViewFlowLayout.scrollDirection) {
      .word($0 == .horizontal ? "horizontal" : "vertical")
    },
    size("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
    size("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
    flag(
      "sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
    flag(
      "sectionFootersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
    LayoutProperty("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference) {
      switch $0 {
      case .fromContentInset: .word("fromContentInset")
      case .fromSafeArea: .word("fromSafeArea")
      case .fromLayoutMargins: .word("fromLayoutMargins")
      }
    },
  ]

  private static let waterfall: [LayoutProperty] = [
    count("columns", \WaterfallLayout.columns),
    number("spacing", \WaterfallLayout.spacing),
    LayoutProperty("order", \WaterfallLayout.order) { .word($0.rawValue) },
    insets("sectionInset", \WaterfallLayout.sectionInset),
    number("estimatedHeight", \WaterfallLayout.estimatedHeight),
    .hidden(\WaterfallLayout.isSelfSizing),
  ]

  private static let circle: [LayoutProperty] = [
    size("itemSize", \CircleLayout.itemSize),
    LayoutProperty("radius", \CircleLayout.radius) { $0.map { .number($0) } },
  ]

  private static let stack: [LayoutProperty] = [
    size("itemSize", \StackLayout.itemSize),
    number("spacing", \StackLayout.spacing),
    number("peek", \StackLayout.peek),
    count("depth", \StackLayout.depth),
    number("scale", \StackLayout.scale),
  ]

  private static func number<Layout: UICollectionViewLayout>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, CGFloat>
  ) -> LayoutProperty {
    LayoutProperty(name, path) { .number($0) }
  }

  private static func count<Layout: UICollectionViewLayout>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Int>
  ) -> LayoutProperty {
    LayoutProperty(name, path) { .number(CGFloat($0)) }
  }

  private static func size<Layout: UICollectionViewLayout>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, CGSize>
  ) -> LayoutProperty {
    LayoutProperty(name, path) { .size($0) }
  }

  private static func insets<Layout: UICollectionViewLayout>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, UIEdgeInsets>
  ) -> LayoutProperty {
    LayoutProperty(name, path) { .insets(Insets($0)) }
  }

  private static func flag<Layout: UICollectionViewLayout>(
    _ name: String, _ path: ReferenceWritableKeyPath<Layout, Bool>
  ) -> LayoutProperty {
    LayoutProperty(name, path) { .flag($0) }
  }
}
