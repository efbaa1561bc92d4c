import CollectionView
import Foundation
import Layouts
import Scenes

/// The layouts of the gallery that are subclasses of `UICollectionViewLayout`.
struct GalleryKind: SimulatedLayout {
  let kind: SceneFormat.LayoutKind
  let settings: [LayoutSetting]
  var imposesWidth = false
  /// Nil for any layout but a self-sizing list, which places rows as the oracle's list does.
  private var list: WrittenList?
  /// The height of a header; nil for a layout without headers.
  private var headerHeight: Property<CGFloat>?
  private let makeLayout: (SceneContent) -> UICollectionViewLayout

  /// How a self-sizing list computes its rows.
  private enum WrittenList {
    case all
    case inOrder
  }

  private init(
    _ kind: SceneFormat.LayoutKind, _ settings: [LayoutSetting],
    make: @escaping (SceneContent) -> UICollectionViewLayout
  ) {
    self.kind = kind
    self.settings = settings
    makeLayout = make
  }

  func make(for content: SceneContent) -> UICollectionViewLayout { makeLayout(content) }

  var reportsMeasuredCells: Bool { list == nil }
  var placesRowsInOrder: Bool { list == .inOrder }

  func shows(_ edge: SectionEdge, in layout: LayoutDescription) -> Bool {
    guard edge == .header, let headerHeight else { return false }
    return layout[headerHeight] != 0
  }

  func arrangement(in pane: Pane) -> Oracle.Arrangement? { list == nil ? nil : .list }
}

extension GalleryKind {
  static let all: [any SimulatedLayout] = [
    circle, carelessCircle, stack, photos, seedList, incrementalList, stickyGrid, timeline,
  ]

  private static let circle = GalleryKind(.circle, circleSettings) { _ in CircleLayout() }
  private static let carelessCircle = GalleryKind(.carelessCircle, circleSettings) { _ in
    CarelessCircleLayout()
  }
  private static let circleSettings = [
    LayoutSetting(GalleryProperties.Circle.itemSize, \CircleLayout.itemSize),
    LayoutSetting(GalleryProperties.Circle.radius, \CircleLayout.radius),
  ]

  private static let stack = GalleryKind(
    .stack,
    [
      LayoutSetting(GalleryProperties.Stack.itemSize, \StackLayout.itemSize),
      LayoutSetting(GalleryProperties.Stack.spacing, \StackLayout.spacing),
      LayoutSetting(GalleryProperties.Stack.peek, \StackLayout.peek),
      LayoutSetting(GalleryProperties.Stack.depth, \StackLayout.depth),
      LayoutSetting(GalleryProperties.Stack.scale, \StackLayout.scale),
    ]
  ) { _ in StackLayout() }

  private static let photos: GalleryKind = {
    var photos = GalleryKind(
      .twoColumnPhotos,
      [
        LayoutSetting(GalleryProperties.TwoColumnPhotos.columns, \TwoColumnPhotosLayout.columns),
        LayoutSetting(
          GalleryProperties.TwoColumnPhotos.cellPadding, \TwoColumnPhotosLayout.cellPadding),
      ]
    ) { content in
      let layout = TwoColumnPhotosLayout()
      layout.delegate = content
      return layout
    }
    photos.imposesWidth = true
    return photos
  }()

  private static let seedList = written(
    .seedList, .all,
    LayoutSetting(GalleryProperties.WrittenList.estimatedHeight, \SeedListLayout.estimatedHeight)
  ) { SeedListLayout() }
  private static let incrementalList = written(
    .incrementalList, .inOrder,
    LayoutSetting(
      GalleryProperties.WrittenList.estimatedHeight, \IncrementalListLayout.estimatedHeight)
  ) { IncrementalListLayout() }

  private static func written(
    _ kind: SceneFormat.LayoutKind, _ list: WrittenList, _ estimate: LayoutSetting,
    make: @escaping () -> UICollectionViewLayout
  ) -> GalleryKind {
    var made = GalleryKind(kind, [estimate]) { _ in make() }
    made.list = list
    made.imposesWidth = true
    return made
  }

  private static let stickyGrid = GalleryKind(
    .stickyGrid,
    [
      LayoutSetting(GalleryProperties.StickyGrid.itemSize, \StickyGridLayout.itemSize),
      LayoutSetting(GalleryProperties.StickyGrid.stickyRows, \StickyGridLayout.stickyRows),
      LayoutSetting(GalleryProperties.StickyGrid.stickyColumns, \StickyGridLayout.stickyColumns),
    ]
  ) { _ in StickyGridLayout() }

  private static let timeline: GalleryKind = {
    var timeline = GalleryKind(
      .timeline,
      [
        LayoutSetting(GalleryProperties.Timeline.headerHeight, \TimelineLayout.headerHeight),
        LayoutSetting(GalleryProperties.Timeline.spacing, \TimelineLayout.spacing),
        LayoutSetting(GalleryProperties.Timeline.railWidth, \TimelineLayout.railWidth),
      ]
    ) { content in
      let layout = TimelineLayout()
      layout.delegate = content
      return layout
    }
    timeline.imposesWidth = true
    timeline.headerHeight = GalleryProperties.Timeline.headerHeight
    return timeline
  }()
}
