import Foundation

/// The properties that a scene can set on the gallery's layouts, which are written as an app would write them.
public enum GalleryProperties {
  public enum Circle {
    public static let itemSize = Property(
      "itemSize", .size(.itemLength), default: CGSize(width: 60, height: 40),
      help: "Size of every item.")
    public static let radius = Property<CGFloat?>(
      "radius", .length(.notNegative), default: nil,
      help: "Radius of the circle of item centers; without it the largest that fits the view.")
  }

  public enum Stack {
    public static let itemSize = Property(
      "itemSize", .size(.itemLength), default: CGSize(width: 280, height: 200),
      help: "Size of the card on top.")
    public static let spacing = Property(
      "spacing", .length(.notNegative), default: CGFloat(20),
      help: "Space between the card on top and the next one, which comes up from below.")
    public static let peek = Property(
      "peek", .length(.notNegative), default: CGFloat(20),
      help: "Height of the part of a covered card that stays visible.")
    public static let depth = Property(
      "depth", .count(1...SceneFormat.Limits.columns), default: 3,
      help: "Number of covered cards that stay visible.")
    public static let scale = Property(
      "scale", .fraction, default: CGFloat(0.9),
      help: "Width of a covered card, relative to the one that covers it.")
  }

  public enum TwoColumnPhotos {
    public static let columns = Property(
      "columns", .count(1...SceneFormat.Limits.columns), default: 2, help: "Number of columns.")
    public static let cellPadding = Property(
      "cellPadding", .length(.notNegative), default: CGFloat(5), help: "Margin around each photo.")
  }

  public enum WrittenList {
    public static let estimatedHeight = Property(
      "estimatedHeight", .length(.positive), default: CGFloat(44),
      help: "Height of a row until its cell is measured.")
  }

  public enum StickyGrid {
    public static let itemSize = Property(
      "itemSize", .size(.itemLength), default: CGSize(width: 100, height: 40),
      help: "Size of every item.")
    public static let stickyRows = Property(
      "stickyRows", .count(0...SceneFormat.Limits.columns), default: 1,
      help: "Number of rows that stay at the top.")
    public static let stickyColumns = Property(
      "stickyColumns", .count(0...SceneFormat.Limits.columns), default: 1,
      help: "Number of columns that stay at the left.")
  }

  public enum Timeline {
    public static let headerHeight = Property(
      "headerHeight", .length(.notNegative), default: CGFloat(40),
      help: "Height of section headers; 0 shows none.")
    public static let spacing = Property(
      "spacing", .length(.notNegative), default: CGFloat(20), help: "Space between two entries.")
    public static let railWidth = Property(
      "railWidth", .length(.notNegative), default: CGFloat(40),
      help: "Width of the strip at the left that holds the line and its dots.")
  }
}

extension SceneFormat {
  /// The layouts of the gallery, in the order in which they are listed.
  static let gallery: [LayoutKind] = [
    .carousel, .circle, .carelessCircle, .stack, .twoColumnPhotos, .seedList, .incrementalList,
    .stickyGrid, .timeline, .stretchyHeader, .fittedRows,
  ]
}

extension SceneFormat.LayoutKind {
  public static let circle = SceneFormat.LayoutKind(
    "circle", .custom, sizings: [.fixed],
    properties: [
      GalleryProperties.Circle.itemSize.description, GalleryProperties.Circle.radius.description,
    ],
    summary: "Items on a circle; inserted ones fly out of its center, deleted ones shrink into it.")

  public static let carelessCircle = SceneFormat.LayoutKind(
    "carelessCircle", .custom, sizings: [.fixed], properties: circle.properties,
    summary:
      "The circle without a check of which items are new, so every item flies at each update.")

  public static let stack = SceneFormat.LayoutKind(
    "stack", .custom, sizings: [.fixed],
    properties: [
      GalleryProperties.Stack.itemSize.description, GalleryProperties.Stack.spacing.description,
      GalleryProperties.Stack.peek.description, GalleryProperties.Stack.depth.description,
      GalleryProperties.Stack.scale.description,
    ],
    summary: "A stack of cards, each of which comes up from below and covers the one before.")

  public static let twoColumnPhotos = SceneFormat.LayoutKind(
    "twoColumnPhotos", .custom, sizings: [.delegate],
    properties: [
      GalleryProperties.TwoColumnPhotos.columns.description,
      GalleryProperties.TwoColumnPhotos.cellPadding.description,
    ],
    summary: "Photos of different heights in columns; every frame is computed in `prepare()`.")

  public static let seedList = SceneFormat.LayoutKind(
    "seedList", .custom, sizings: [.self],
    estimate: GalleryProperties.WrittenList.estimatedHeight.description,
    properties: [GalleryProperties.WrittenList.estimatedHeight.description],
    summary: "A self-sizing list in its plainest form: every row is placed again in every pass.")

  public static let incrementalList = SceneFormat.LayoutKind(
    "incrementalList", .custom, sizings: [.self],
    estimate: GalleryProperties.WrittenList.estimatedHeight.description,
    properties: seedList.properties,
    summary:
      "The same list where a measured row moves only the rows after it, and the content offset.")

  public static let stickyGrid = SceneFormat.LayoutKind(
    "stickyGrid", .custom, sizings: [.fixed],
    properties: [
      GalleryProperties.StickyGrid.itemSize.description,
      GalleryProperties.StickyGrid.stickyRows.description,
      GalleryProperties.StickyGrid.stickyColumns.description,
    ],
    summary: "A spreadsheet that scrolls both ways; its first rows and columns stay.")

  public static let timeline = SceneFormat.LayoutKind(
    "timeline", .custom, sizings: [.delegate],
    properties: [
      GalleryProperties.Timeline.headerHeight.description,
      GalleryProperties.Timeline.spacing.description,
      GalleryProperties.Timeline.railWidth.description,
    ],
    summary: "Entries beside a line with a dot for each; line and dots are decoration views.")
}
