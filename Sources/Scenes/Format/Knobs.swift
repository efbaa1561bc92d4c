extension SceneFormat {
  /// The behavior knobs K1–K16 without K12, in the order of the format, and those of this project.
  public static let knobs: [Knob] = [
    .requery, .queryRect, .contentSize, .scrollRange, .compensation, .sizeCache, .scrollTo,
    .sizeGate, .estimate, .updatePhase, .clamp, .supplementary, .commit, .lanes, .cost, .successors,
    .sizeStorage, .margins, .prefetching, .fitting, .flowSpacing,
    .updateBounds,
    .flowHeaders, .compositionalRounding, .compositionalFractions, .repeatedFractions,
    .groupMembers, .orthogonalOffsets, .listMetrics, .uikitCost,
  ]
}

// MARK: - Queries and content size

extension SceneFormat.Knob {
  public static let requery = SceneFormat.Knob(
    "requery", .view,
    "When the layout is queried again after measured cells have changed what is visible.",
    [
      .init("fixpoint", "Until nothing changes."),
      .init(
        "once", .documented, "Only at the next bounds change, so a viewport may stay partly empty."),
      .init("never", .documented, "Only after a reload."),
      .init(
        "narrowOnly", .documented,
        "Until nothing changes, but only while the content is narrower than the bounds."),
    ])

  public static let queryRect = SceneFormat.Knob(
    "queryRect", .view, "The rectangle of `layoutAttributesForElements(in:)`.",
    [
      .init(
        "screenPages",
        "Whole pages of the size of the bounds, counted from the origin of the content (inferred)."),
      .init("bounds", .documented, "The whole visible rectangle, each time it changes."),
    ])

  public static let contentSize = SceneFormat.Knob(
    "contentSize", .layout, "What `collectionViewContentSize` returns.",
    [
      .init("live", "The extent of the current frames."),
      .init(
        "frozen", .documentedSymptom, "The first value, until another layout object is installed."),
      .init(
        "lineBlind", .documentedSymptom,
        "As many lines as the estimates made, each as long as its items are known to be (rdar 18078598)."
      ),
      .init("stale", .inferred, "The extent by the estimates alone, whatever has been measured."),
    ],
    measure: .init(
      "lineSpacing", .documentedSymptom,
      """
      `{ lineSpacing: 10 }`: the extent of frames that would stand so many points apart, wherever they do stand \
      (rdar 46944818).
      """))

  public static let scrollRange = SceneFormat.Knob(
    "scrollRange", .view, "Whether content that fits at first can scroll later.",
    [
      .init("live", "The scroll range follows the content size."),
      .init("judgedOnce", .documentedSymptom, "Content that fits at first never scrolls."),
    ])
}

// MARK: - Sizes

extension SceneFormat.Knob {
  public static let compensation = SceneFormat.Knob(
    "compensation", .layout,
    "How the content offset is adjusted when an element above the viewport is measured.",
    [
      .init(
        "firstSized", "By the distance that the first visible item with a known size has moved."),
      .init("none", .documented, "Not at all: what is visible moves."),
      .init("contentDelta", .documented, "By the change of the content size."),
      .init(
        "contentDeltaOfUpdate", .documented,
        "By the change of the content size in an update only, as an app does that adds it after an insertion."
      ),
      .init("double", .documented, "Twice, as when two authorities correct the same change."),
      .init(
        "nearestEdge", .documented,
        """
        By the distance that the edge of the first visible item nearest to the start of the bounds has moved \
        (MagazineLayout before pull requests 129 and 137).
        """),
      .init(
        "spanning", .documented,
        """
        By the whole growth of an item that begins before the bounds, even if it reaches into them (TanStack Virtual, \
        issue 1218).
        """),
      .init(
        "unsized", .documented,
        """
        By the distance that the first visible item has moved, which may be the one being measured (MagazineLayout \
        before pull request 137).
        """),
      .init(
        "downOnly", .documented,
        "As `firstSized`, but not while the content offset decreases (TanStack Virtual, issue 1227)."
      ),
      .init(
        "deferred", .documented,
        "As `firstSized`, but all at once when the content comes to rest (virtua and TanStack Virtual on WebKit)."
      ),
      .init(
        "swallowed", .documented,
        "As `firstSized`, but lost while a finger or a motion moves the content, also in an update (iOS 15.1, FB9727104)."
      ),
      .init(
        "endsFling", .documented,
        "As `firstSized`, but set as a new offset, which ends a fling (WebKit)."),
      .init(
        "byPage", .documentedSymptom,
        """
        By one page whenever sizes become known away from the start (a model of react-infinite-scroller, issue 70).
        """),
    ])

  public static let sizeCache = SceneFormat.Knob(
    "sizeCache", .layout, "What the layout keeps measured sizes by, and when it drops them.",
    [
      .init("byID", "By item: a size follows its item through updates."),
      .init(
        "byIndex", .documented,
        "By index path, whatever item is there after an update; a known size is never measured again."
      ),
      .init(
        "neverDropped", .documented,
        """
        By index path, for good: neither an update, a reload nor another width drops a size (flow layouts until iOS 12).
        """),
    ],
    together: [
      .init("droppedOnReload", .documented, "`reloadData()` drops every size."),
      .init(
        "droppedOnWidthChange", .documented,
        "A change of width drops the sizes measured at the old width."),
      .init(
        "droppedOnReappear", .documented,
        "Returning to the screen drops every size (table views of iOS 8)."),
    ])

  public static let sizeGate = SceneFormat.Knob(
    "sizeGate", .layout, "Which preferred size counts as a change.",
    [
      .init("epsilon", "One that differs by more than 0.5 points from the last preferred size."),
      .init("exact", .documented, "One that differs at all from the last preferred size."),
      .init(
        "frame", .documented,
        "One that differs by more than 0.5 points from the frame that was laid out."),
      .init("none", .inferred, "Every one."),
    ])

  public static let estimate = SceneFormat.Knob(
    "estimate", .layout, "The size of an item before it is measured.",
    [
      .init("constant", "The estimate of the layout."),
      .init("runningMean", .documented, "The mean of everything measured so far."),
      .init("visibleMean", .documented, "The mean of what is measured and visible."),
      .init("batchMean", .documented, "The mean of what was measured in the last layout pass."),
    ])

  public static let sizeStorage = SceneFormat.Knob(
    "sizeStorage", .layout, "How exactly measured sizes are kept.",
    [
      .init("exact", "As they are."),
      .init("rounded", .documented, "In whole points, so that every item adds its own error."),
    ])

  public static let fitting = SceneFormat.Knob(
    "fitting", .view, on: [.flow], "Which cells are asked for their preferred attributes.",
    [
      .init(
        "whenSelfSizing", "All but those of a flow layout whose `estimatedItemSize` is zero."),
      .init(
        "always", .documented,
        "All, even where the answer is discarded (rdar 26887172, iOS 9 and 10)."),
    ])

  public static let supplementary = SceneFormat.Knob(
    "supplementary", .layout, on: [.flow, .list, .table, .compositional],
    "When the preferred sizes of headers and footers are used.",
    [
      .init("samePass", "In the same pass, as those of cells."),
      .init(
        "latePass", .documentedSymptom,
        "In a later pass, when the header is placed again or returns (rdar 29630641)."),
      .init(
        "intoItemZero", .documented, on: [.flow, .list, .table],
        "Never: the size is stored under the header's index path, which is also that of item 0."),
      .init(
        "pinnedByEstimate", .documentedSymptom, on: [.flow, .list, .table],
        "In the same pass, but pinned headers stay in view for the section as it was estimated."),
    ])
}

// MARK: - Scrolling to items and the offset

extension SceneFormat.Knob {
  public static let scrollTo = SceneFormat.Knob(
    "scrollTo", .view, "How `scrollToItem(at:at:animated:)` finds its offset.",
    [
      .init("converge", "Again with every measured size, until the item is in place."),
      .init("oneShot", .documented, "Once, from the sizes known at the call."),
      .init(
        "dequeuedPrefix", .inferred,
        "Once; cells dequeued there are placed as if no others had been dequeued before."),
      .init(
        "retuned", .inferred,
        "Once; then the mean of what was measured becomes the estimate, and the offset stays."),
      .init("unclamped", .inferred, "Once, without clamping to the scroll range, then or later."),
    ])

  public static let clamp = SceneFormat.Knob(
    "clamp", .view,
    "Whether an offset outside the scroll range is moved back when the content size changes.",
    [
      .init("always", "Unless a finger or a bounce holds it there."),
      .init("never", .documentedSymptom, "Never."),
      .init(
        "whileRubberBanding", .documented, "Also while a finger or a bounce holds it there."),
      .init(
        "upperOnly", .documentedSymptom,
        "To the end only: content shorter than the view is moved to the end of the view."),
    ])

  public static let commit = SceneFormat.Knob(
    "commit", .view, "Whether an offset adjustment and the frames that caused it appear together.",
    [
      .init("together", "In the same frame."),
      .init(
        "offsetEarly", .documented, "The offset is adjusted one frame before the elements move."),
      .init(
        "offsetLate", .documented, "The offset is adjusted one frame after the elements moved."),
    ])
}

// MARK: - Updates and places

extension SceneFormat.Knob {
  public static let updatePhase = SceneFormat.Knob(
    "updatePhase", .view, "Which state the layout is queried about during a batch update.",
    [
      .init("new", "The state after the update, under new index paths."),
      .init(
        "oldIndexPath", .documented,
        "Preferred sizes arrive under the index path that the item had before (openradar 41101885)."
      ),
      .init(
        "preUpdateFrames", .documented,
        "The layout is queried before `prepare(forCollectionViewUpdates:)`, and that answer stays."),
      .init(
        "aliasedCache", .documented,
        """
        An item's new index path is written into cached attributes of another item, so one path exists twice and the \
        other is missing (MagazineLayout, pull request 107).
        """),
      .init(
        "resetToEstimate", .documentedSymptom,
        "The layout drops its sizes, and cells are measured only when the animation of the update has ended."
      ),
      .init(
        "judgedByEstimate", .documentedSymptom,
        "Whether a cell is animated is judged by where it would be if no size were known."),
    ])

  public static let updateBounds = SceneFormat.Knob(
    "updateBounds", .view,
    "The bounds in which elements are shown while a batch update is animated.",
    [
      .init("new", "Those after the update, with the offset clamped to the new scroll range."),
      .init(
        "old", .documentedSymptom,
        "Those before the offset is clamped: what only the clamped offset brings in appears when the animation has ended."
      ),
    ])

  public static let lanes = SceneFormat.Knob(
    "lanes", .layout, on: [.waterfall], "Which column of a waterfall an item is in.",
    [
      .init(
        "sticky", "The shortest column when the item is measured, or first visible; it stays there."
      ),
      .init(
        "repicked", .documented,
        "The shortest column by current sizes, so a new size moves items to other columns."),
      .init("frozen", .documented, "The shortest column by the estimates; it stays there."),
      .init(
        "sequentialSearch", .documented,
        "As `sticky`, but queries search the items as if each ended after the one before, and miss some."
      ),
    ])

  public static let cost = SceneFormat.Knob(
    "cost", .layout, "What `prepare()` computes.",
    [
      .init("indexed", "What is queried, and what has changed."),
      .init("fullPrepare", .documented, "Every item, in every pass."),
    ])

  public static let successors = SceneFormat.Knob(
    "successors", .layout, on: [.flow, .list, .table, .compositional],
    "What happens to the elements after one that changes its size.",
    [
      .init("recomputed", "They move by the same distance."),
      .init(
        "frozen", .documentedSymptom, on: [.flow, .list, .table],
        "They, and the end of the content, stay where the estimates have them (rdar 26626841)."),
      .init(
        "scrollersFrozen", .documentedSymptom, on: [.list, .compositional],
        "They move, but sections that scroll sideways do not (compositional layouts of iOS 14.3)."),
      .init(
        "estimatedAgain", .documentedSymptom, on: [.compositional],
        """
        After an item that is measured again, those of its section start where the estimates would place them, until the \
        next scroll (iOS 15; dotnet/maui, pull request 38585).
        """),
      .init(
        "rowsByEstimate", .documentedSymptom, on: [.flow],
        """
        The frame of an unmeasured item follows from its number and how many estimated items fit a row, which may be \
        none (rdar 22936683).
        """),
    ])

  public static let margins = SceneFormat.Knob(
    "margins", .layout, on: [.list, .table],
    "Whether a list counts the spaces between items where it adds up measured sizes.",
    [
      .init("counted", "It does."),
      .init(
        "uncounted", .documented,
        "Items before the viewport and the content size are computed without the spaces (svelte-virtual-list, pull request 415)."
      ),
    ])

  public static let prefetching = SceneFormat.Knob(
    "prefetching", .view, on: [.flow], "When a prefetching data source is called.",
    [
      .init("always", "Whatever the layout knows of its sizes."),
      .init(
        "withoutEstimates", .documentedSymptom,
        "Not by a flow layout that has an estimate (rdar 47325370)."),
    ])

  public static let flowSpacing = SceneFormat.Knob(
    "flowSpacing", .layout, on: [.flow], "Which of a flow layout's two spacings separates lines.",
    [
      .init(
        "documented", "`minimumLineSpacing` lines, `minimumInteritemSpacing` the items of a line."),
      .init(
        "swapped", .documentedSymptom,
        "The other way round, in horizontal sections whose items differ in size (rdar 47732322)."),
    ])

  public static let flowHeaders = SceneFormat.Knob(
    "flowHeaders", .layout, on: [.flow],
    "Whether a flow layout with an estimate measures headers and footers, too.",
    [
      .init("measured", "It does, as it measures cells."),
      .init(
        "reference", .inferred,
        """
        They keep `headerReferenceSize`, `footerReferenceSize` or the delegate's answer: UIKit's documentation of \
        `estimatedItemSize` speaks of cells only.
        """),
    ])
}

// MARK: - Compositional layouts

extension SceneFormat.Knob {
  public static let compositionalRounding = SceneFormat.Knob(
    "compositionalRounding", .layout, on: [.compositional],
    "How the frames of a compositional layout become whole pixels.",
    [
      .init(
        "floorSizes",
        "Lengths that are fractions or shares are rounded down, then origins to the nearest pixel."),
      .init(
        "roundFrames", .documentedSymptom,
        "Lengths stay exact, then origins and sizes are rounded to the nearest pixel (measured on iOS 14)."
      ),
    ])

  public static let compositionalFractions = SceneFormat.Knob(
    "compositionalFractions", .layout, on: [.compositional],
    "What the fractions of a group's subitems refer to along the group.",
    [
      .init("afterSpacing", "The length that the spacings leave: three thirds fit."),
      .init(
        "wholeLength", .documentedSymptom,
        "The whole length: three thirds with spacings do not fit, as was reported of older versions."
      ),
    ])

  public static let repeatedFractions = SceneFormat.Knob(
    "repeatedFractions", .layout, on: [.compositional],
    "The same for a group of `repeatingSubitem` and `count`.",
    [
      .init("afterSpacing", "The length that the spacings leave."),
      .init(
        "wholeLength", .inferred,
        "The whole length, as its documentation can be read; the group overflows by its spacings."),
    ])

  public static let groupMembers = SceneFormat.Knob(
    "groupMembers", .layout, on: [.compositional],
    "By which frame a compositional layout finds the items of a rectangle.",
    [
      .init("byFrame", "By their own."),
      .init(
        "byGroup", .documentedSymptom,
        "By that of their group: an item that reaches beyond it disappears with it (measured)."),
    ])

  public static let orthogonalOffsets = SceneFormat.Knob(
    "orthogonalOffsets", .layout, on: [.compositional],
    "What a section with an `orthogonalScrollingBehavior` does when it is reloaded as a whole.",
    [
      .init("kept", "It keeps its offset."),
      .init(
        "lostOnReload", .documentedSymptom,
        "It is back at its first group (StackOverflow 71713686)."),
    ])

  public static let listMetrics = SceneFormat.Knob(
    "listMetrics", .layout, on: [.compositional],
    "The measures of a compositional layout's lists: insets, estimates, and the heights of rows, headers and footers.",
    [
      .init("iOS16", "Those of iOS 16 to 18: rows of at least 44 points."),
      .init(
        "iOS14", .documentedSymptom,
        "Those of iOS 14 and 15: as iOS 16, without the 20 points below the last section of a grouped list."
      ),
      .init(
        "iOS26", .documentedSymptom,
        "Those of iOS 26: rows of at least 52 points, estimated at 56, and 35 points above a section without a header."
      ),
    ])

  public static let uikitCost = SceneFormat.Knob(
    "uikitCost", .layout, on: [.compositional],
    "Which items the counter `visited` and the audit count when a cell is measured or items are updated.",
    [
      .init("visible", "Those that this layout visits."),
      .init(
        "uikit", .inferred,
        """
        Also those that UIKit solves again: all later estimated items of the section, and in an update those of all \
        sections (inferred from measured times of 10,000 estimated items).
        """),
    ])
}
