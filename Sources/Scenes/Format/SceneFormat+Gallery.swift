extension SceneFormat {
  /// The layouts of the gallery, which are written as an app would write them.
  static let gallery: [LayoutKind] = [
    LayoutKind(
      .built("carousel"), sizings: [.built("fixed")],
      properties: [
        .init("itemSize", .itemSize()),
        .init("minimumLineSpacing", .notNegative),
        .init("scale", .fraction),
      ]),
    LayoutKind(.built("circle"), sizings: [.built("fixed")], properties: circle),
    LayoutKind(.built("carelessCircle"), sizings: [.built("fixed")], properties: circle),
    LayoutKind(
      .built("stack"), sizings: [.built("fixed")],
      properties: [
        .init("itemSize", .itemSize()),
        .init("spacing", .notNegative),
        .init("peek", .notNegative),
        .init("depth", .count),
        .init("scale", .fraction),
      ]),
    LayoutKind(
      .built("twoColumnPhotos"), sizings: [.built("delegate")],
      properties: [
        .init("columns", .count),
        .init("cellPadding", .notNegative),
      ]),
    LayoutKind(
      .built("seedList"), sizings: [.built("self")],
      properties: [.init("estimatedHeight", .positive)]),
    LayoutKind(
      .built("incrementalList"), sizings: [.built("self")],
      properties: [.init("estimatedHeight", .positive)]),
    LayoutKind(
      .built("stickyGrid"), sizings: [.built("fixed")],
      properties: [
        .init("itemSize", .itemSize()),
        .init("stickyRows", .countOrNone),
        .init("stickyColumns", .countOrNone),
      ]),
    LayoutKind(
      .built("timeline"), sizings: [.built("delegate")],
      properties: [
        .init("headerHeight", .notNegative),
        .init("spacing", .notNegative),
        .init("railWidth", .notNegative),
      ]),
    LayoutKind(
      .built("stretchyHeader"), sizings: [.built("fixed")],
      properties: [
        .init("itemSize", .itemSize()),
        .init("minimumLineSpacing", .notNegative),
        .init("minimumInteritemSpacing", .notNegative),
        .init("sectionInset", .insets),
        .init("headerReferenceSize", .size),
        .init("footerReferenceSize", .size),
      ]),
    LayoutKind(
      .built("fittedRows"), sizings: [.built("self"), .built("delegate"), .built("fixed")],
      properties: [
        .init("estimatedItemSize", .itemSize(automatic: .built("automatic"))),
        .init("itemSize", .itemSize()),
        .init("minimumLineSpacing", .notNegative),
        .init("minimumInteritemSpacing", .notNegative),
        .init("sectionInset", .insets),
      ]),
  ]

  private static let circle: [Property] = [
    .init("itemSize", .itemSize()),
    .init("radius", .notNegative),
  ]
}
