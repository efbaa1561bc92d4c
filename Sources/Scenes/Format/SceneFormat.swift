/// What the scene format names, and which of it is built.
///
/// This is the only place that knows: work that builds a name flips its entry here from `planned` to
/// `built`, and everything else (reading, refusing by name, suggestions, lists) follows.
public enum SceneFormat {
  /// The version of the format that is read.
  public static let version = 1

  /// How the names of scene files end, in small letters; a scene is also a `.json` with a scene's keys or steps.
  public static let endings = ["yaml", "yml"]

  /// The kinds of layout, in the order of the format, then the gallery.
  public static let layoutKinds: [LayoutKind] = engineKinds + gallery

  private static let engineKinds: [LayoutKind] = [
    LayoutKind(
      .built("list"), sizings: [.built("self"), .built("delegate")],
      properties: [
        .init("estimatedHeight", .positive, perSection: true),
        .init("estimatedHeaderHeight", .notNegative, perSection: true),
        .init("spacing", .notNegative, perSection: true),
        .init("sectionInset", .insets, perSection: true),
        .init("sidewaysItemSize", .itemSize(), perSection: true),
        .init("pinHeaders", .flag),
      ]),
    LayoutKind(
      .built("flow"),
      sizings: [.built("self"), .built("delegate"), .built("fixed"), .built("both")],
      properties: [
        .init("estimatedItemSize", .itemSize(automatic: .built("automatic"))),
        .init("itemSize", .itemSize()),
        .init("minimumLineSpacing", .anyLength, perSection: true),
        .init("minimumInteritemSpacing", .notNegative, perSection: true),
        .init("sectionInset", .anyInsets, perSection: true),
        .init("scrollDirection", .word([.built("vertical"), .built("horizontal")])),
        .init("headerReferenceSize", .size, perSection: true),
        .init("footerReferenceSize", .size, perSection: true),
        .init("sectionHeadersPinToVisibleBounds", .flag),
        .init("sectionFootersPinToVisibleBounds", .flag),
        .init(
          "sectionInsetReference",
          .word([.built("fromContentInset"), .built("fromSafeArea"), .built("fromLayoutMargins")])),
      ]),
    LayoutKind(
      .built("table"), sizings: [.built("self"), .built("delegate")],
      properties: [
        .init("estimatedHeight", .notNegative, perSection: true),
        .init("estimatedHeaderHeight", .notNegative, perSection: true),
        .init("spacing", .notNegative, perSection: true),
        .init("pinHeaders", .flag),
      ]),
    LayoutKind(
      .built("waterfall"), sizings: [.built("self"), .built("delegate")],
      properties: [
        .init("columns", .count),
        .init("spacing", .notNegative),
        .init("order", .word([.built("shortest"), .built("roundRobin")])),
        .init("sectionInset", .insets),
        .init("estimatedHeight", .positive),
      ]),
    LayoutKind(.planned("compositional"), sizings: [.built("self")], properties: []),
  ]

  /// The behaviour presets; the first is the default.
  public static let presets: [Word] = [
    .built("uikit"), .built("correct"), .built("flowLayoutIOS8"), .built("tableViewIOS8"),
    .built("seedList"),
    .built("flowLayoutIOS9"), .built("flowLayoutIOS12"), .built("tableViewIOS11"),
    .built("collectionViewIOS15"),
  ]

  /// The behaviour knobs K1–K16 without K12, in the order of the format, and those of this project.
  public static let knobs: [Knob] = [
    Knob(
      "requery", .view,
      [.built("fixpoint"), .built("once"), .built("never"), .built("narrowOnly")]),
    Knob("queryRect", .view, [.built("screenPages"), .built("bounds")]),
    Knob(
      "contentSize", .layout,
      [.built("live"), .built("frozen"), .built("lineBlind"), .built("stale")],
      measure: .built("lineSpacing")),
    Knob("scrollRange", .view, [.built("live"), .built("judgedOnce")]),
    Knob(
      "compensation", .layout,
      [
        .built("firstSized"), .built("none"), .built("contentDelta"),
        .built("contentDeltaOfUpdate"), .built("double"),
        .built("nearestEdge"), .built("spanning"), .built("unsized"), .built("downOnly"),
        .built("deferred"), .built("swallowed"), .built("endsFling"), .built("byPage"),
      ]),
    Knob(
      "sizeCache", .layout, [.built("byID"), .built("byIndex"), .built("neverDropped")],
      together: [
        .built("droppedOnReload"), .built("droppedOnWidthChange"), .built("droppedOnReappear"),
      ]),
    Knob(
      "scrollTo", .view,
      [
        .built("converge"), .built("oneShot"), .built("dequeuedPrefix"), .built("retuned"),
        .built("unclamped"),
      ]),
    Knob(
      "sizeGate", .layout,
      [.built("epsilon"), .built("exact"), .built("frame"), .built("none")]),
    Knob(
      "estimate", .layout,
      [
        .built("constant"), .built("runningMean"), .built("visibleMean"), .built("batchMean"),
      ]),
    Knob(
      "updatePhase", .view,
      [
        .built("new"), .built("oldIndexPath"), .built("preUpdateFrames"), .built("aliasedCache"),
        .built("resetToEstimate"), .built("judgedByEstimate"),
      ]),
    Knob(
      "clamp", .view,
      [.built("always"), .built("never"), .built("whileRubberBanding"), .built("upperOnly")]),
    Knob(
      "supplementary", .layout,
      [
        .built("samePass"), .built("latePass"), .built("intoItemZero"),
        .built("pinnedByEstimate"),
      ]),
    Knob(
      "commit", .view, [.built("together"), .built("offsetEarly"), .built("offsetLate")]),
    Knob(
      "lanes", .layout,
      [
        .built("sticky"), .built("repicked"), .built("frozen"), .built("sequentialSearch"),
      ]),
    Knob("cost", .layout, [.built("indexed"), .built("fullPrepare")]),
    Knob(
      "successors", .layout,
      [
        .built("recomputed"), .built("frozen"), .built("scrollersFrozen"),
        .built("rowsByEstimate"),
      ]),
    Knob("sizeStorage", .layout, [.built("exact"), .built("rounded")]),
    Knob("margins", .layout, [.built("counted"), .built("uncounted")]),
    Knob("prefetching", .view, [.built("always"), .built("withoutEstimates")]),
    Knob("fitting", .view, [.built("whenSelfSizing"), .built("always")]),
    Knob("flowSpacing", .layout, [.built("documented"), .built("swapped")]),
  ]

  /// The steps, in the order of the format.
  public static let steps: [Word] = [
    .built("scrollBy"), .built("drag"), .built("touch"), .built("fling"), .built("page"),
    .built("key"), .built("keyboard"), .built("wheel"), .built("indicator"),
    .built("follow"),
    .built("scrollTo"), .built("setOffset"), .built("insert"), .built("delete"),
    .built("reload"), .built("reconfigure"), .built("move"), .built("batch"),
    .built("insertSections"), .built("deleteSections"), .built("reloadSections"),
    .built("moveSection"), .built("reloadData"), .built("reappear"), .built("grow"),
    .built("invalidateLayout"),
    .built("viewport"), .built("set"),
    .built("wait"), .built("repeat"), .built("say"), .built("pause"), .built("mark"),
    .built("expect"),
  ]

  /// What a report counts, by the names it uses.
  public static let counters: [Word] = [
    .built("frames"), .built("passes"), .built("invalidations"), .built("prepare"),
    .built("attributesInRect"), .built("attributesForItem"), .built("dequeued"),
    .built("reused"), .built("shown"), .built("asked"), .built("measured"), .built("visited"),
    .built("prefetched"),
  ]

  /// The audit's invariants I1–I12, in the order of the format.
  public static let invariants: [Word] = [
    .built("contentSize"), .built("reachability"), .built("coverage"), .built("tiling"),
    .built("anchor"), .built("offset"), .built("target"), .built("convergence"),
    .built("sizeFidelity"), .built("identity"), .built("motion"), .built("work"),
  ]
}
