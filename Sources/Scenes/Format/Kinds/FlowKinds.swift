import Foundation

/// The properties that a scene can set on a flow layout, under the names of `UICollectionViewFlowLayout`.
public enum FlowProperties {
  /// The axis that scrolls.
  public enum Direction: String, PropertyConvertible, CaseIterable {
    case vertical
    case horizontal
  }

  /// The edges from which `sectionInset` is measured.
  public enum InsetReference: String, PropertyConvertible, CaseIterable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  public static let estimatedItemSize = Property<EstimatedSize?>(
    "estimatedItemSize", .sizeOrAutomatic(.itemLength), default: nil,
    help: """
      Size of an item until its cell is measured; `automatic` is `automaticSize`. Without it the estimate is `itemSize`.
      """)
  public static let itemSize = Property(
    "itemSize", .size(.itemLength), default: CGSize(width: 50, height: 50),
    help: "Size of every item where neither cells nor the delegate give one.")
  public static let sizeForItemAt = Property<DelegateSizes?>(
    "sizeForItemAt", .delegateSizes, default: nil, perSection: true,
    help: """
      `collectionView(_:layout:sizeForItemAt:)`: the delegate's answer where the delegate is asked, right or wrong; without \
      it what the content needs.
      """)
  public static let minimumLineSpacing = Property(
    "minimumLineSpacing", .length(.any), default: CGFloat(10), perSection: true,
    help: "Least space between two lines of items, along the scroll axis.")
  public static let minimumInteritemSpacing = Property(
    "minimumInteritemSpacing", .length(.notNegative), default: CGFloat(10), perSection: true,
    help: "Least space between two items of a line; what is left over widens it.")
  public static let sectionInset = Property(
    "sectionInset", .insets(.any), default: Insets.zero, perSection: true,
    help: "Margins around the items of a section; headers and footers lie outside.")
  public static let scrollDirection = Property(
    "scrollDirection", .word(["vertical", "horizontal"]), default: Direction.vertical,
    help: "Axis that scrolls; lines of items run across it.")
  public static let headerReferenceSize = Property(
    "headerReferenceSize", .size(.notNegative), default: CGSize.zero, perSection: true,
    help: """
      Size of section headers, of which the length along the scroll axis counts; a length of 0 shows no header.
      """)
  public static let footerReferenceSize = Property(
    "footerReferenceSize", .size(.notNegative), default: CGSize.zero, perSection: true,
    help: """
      Size of section footers, of which the length along the scroll axis counts; a length of 0 shows no footer.
      """)
  public static let sectionHeadersPinToVisibleBounds = Property(
    "sectionHeadersPinToVisibleBounds", .flag, default: false,
    help: "Whether a header stays at the start of the visible bounds while its section is visible.")
  public static let sectionFootersPinToVisibleBounds = Property(
    "sectionFootersPinToVisibleBounds", .flag, default: false,
    help: "Whether a footer stays at the end of the visible bounds while its section is visible.")
  public static let sectionInsetReference = Property(
    "sectionInsetReference", .word(["fromContentInset", "fromSafeArea", "fromLayoutMargins"]),
    default: InsetReference.fromContentInset,
    help: "Boundary that `sectionInset` is measured from.")

  public static let flipsHorizontally = Property(
    "flipsHorizontallyInOppositeLayoutDirection", .flag, default: false,
    help: """
      Whether the layout is mirrored in a view that is read from right to left. Read-only in UIKit: a subclass \
      overrides it.
      """)

  /// The spacings and insets that subclasses of flow layouts share.
  static let placing: [PropertyDescription] = [
    minimumLineSpacing.description, minimumInteritemSpacing.description, sectionInset.description,
  ].map { property in
    var property = property
    property.isPerSection = false
    return property
  }
}

/// The properties that a scene can set on a carousel.
public enum CarouselProperties {
  public static let itemSize = Property(
    "itemSize", .size(.itemLength), default: CGSize(width: 200, height: 240),
    help: "Size of the card in the middle.")
  public static let minimumLineSpacing = Property(
    "minimumLineSpacing", .length(.notNegative), default: CGFloat(20),
    help: "Space between two cards.")
  public static let scale = Property(
    "scale", .fraction, default: CGFloat(0.85),
    help: "Size of a card that is one card away from the middle, relative to the one in the middle."
  )
}

extension SceneFormat.LayoutKind {
  public static let flow = SceneFormat.LayoutKind(
    "flow", .flow, sizings: [.self, .delegate, .fixed, .both],
    estimate: FlowProperties.estimatedItemSize.description,
    properties: [
      FlowProperties.estimatedItemSize.description, FlowProperties.itemSize.description,
      FlowProperties.sizeForItemAt.description, FlowProperties.minimumLineSpacing.description,
      FlowProperties.minimumInteritemSpacing.description, FlowProperties.sectionInset.description,
      FlowProperties.scrollDirection.description, FlowProperties.headerReferenceSize.description,
      FlowProperties.footerReferenceSize.description,
      FlowProperties.sectionHeadersPinToVisibleBounds.description,
      FlowProperties.sectionFootersPinToVisibleBounds.description,
      FlowProperties.sectionInsetReference.description,
      FlowProperties.flipsHorizontally.description,
    ],
    summary:
      "`UICollectionViewFlowLayout`: items in lines that break where the next one does not fit.")

  public static let carousel = SceneFormat.LayoutKind(
    "carousel", .flow, sizings: [.fixed], isHorizontal: true,
    properties: [
      CarouselProperties.itemSize.description, CarouselProperties.minimumLineSpacing.description,
      CarouselProperties.scale.description,
    ],
    summary: "A row of cards that comes to rest with one in the middle, which is the largest.")

  public static let stretchyHeader = SceneFormat.LayoutKind(
    "stretchyHeader", .flow, sizings: [.fixed],
    properties: [FlowProperties.itemSize.description] + FlowProperties.placing
      + [FlowProperties.headerReferenceSize, FlowProperties.footerReferenceSize].map { property in
        var property = property.description
        property.isPerSection = false
        return property
      },
    summary: "A flow whose first header grows while the content is pulled down past its start.")

  public static let fittedRows = SceneFormat.LayoutKind(
    "fittedRows", .flow, sizings: [.self, .delegate, .fixed],
    estimate: FlowProperties.estimatedItemSize.description,
    properties: [
      FlowProperties.estimatedItemSize.description, FlowProperties.itemSize.description,
    ] + FlowProperties.placing,
    summary: "A flow that makes every item of a row as high as the tallest one.")
}
