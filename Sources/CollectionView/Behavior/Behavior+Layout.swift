import Foundation

/// The knobs that a layout applies: the types of fields of `Behavior`.
extension Behavior {
  /// The content size that the layout reports; applied by the layout.
  ///
  /// Only the symptoms are documented; how UIKit computes its value is inferred.
  public enum ContentSize: Sendable, Equatable {
    /// The extent of the layout's frames.
    case live
    /// The first value: no reload, update or change of width changes it, only a new layout object does.
    case frozen
    /// The extent of as many lines as the estimates give, each as long as its measured items; for layouts that break items
    /// into lines.
    ///
    /// Reported of the flow layout in iOS 8 (rdar 18078598).
    case lineBlind
    /// The extent by the estimates alone, without measured sizes.
    case stale
    /// The extent the content would have with another line spacing, in points, whatever the frames are.
    ///
    /// Reported of the flow layout in iOS 12.1, which uses the default of 10 (rdar 46944818).
    case lineSpacing(CGFloat)
  }

  /// How a layout stores measured sizes, and when it forgets them; applied by the layout.
  public struct SizeCache: Sendable, Equatable {
    /// The key under which a measured size is stored.
    public enum Key: String, Sendable, CaseIterable {
      /// The item: the size follows its item through updates.
      case byID
      /// The index path, whatever item is there after an update; an item with a known size is never measured again.
      ///
      /// Documented of lists whose sizes an app keeps by index path (bvaughn/react-window, issue 199).
      case byIndex
      /// The index path, permanently: no update, reload or change of width makes the layout count its items or forget a
      /// size.
      ///
      /// Documented of flow layouts with estimates until iOS 12, which are queried for items that no longer exist
      /// (Instagram/IGListKit, issue 452).
      case neverDropped
    }

    public var key = Key.byID
    /// `reloadData()` forgets every size.
    public var isDroppedOnReload = false
    /// A change of width forgets the sizes measured at the old width; otherwise they are used again when that width
    /// returns.
    ///
    /// A waterfall forgets them in any case: the columns of items follow from their heights, and are valid for one width.
    public var isDroppedOnWidthChange = false
    /// Reappearing on the screen forgets every size, as documented of table views of iOS 8 (openradar 19988438).
    public var isDroppedOnReappear = false

    /// Sizes by item that are never dropped, unless arguments say otherwise.
    public init(
      key: Key = .byID, isDroppedOnReload: Bool = false, isDroppedOnWidthChange: Bool = false,
      isDroppedOnReappear: Bool = false
    ) {
      self.key = key
      self.isDroppedOnReload = isDroppedOnReload
      self.isDroppedOnWidthChange = isDroppedOnWidthChange
      self.isDroppedOnReappear = isDroppedOnReappear
    }
  }

  /// When a preferred size counts as a change; applied by the layout.
  public enum SizeGate: String, Sendable, CaseIterable {
    /// More than half a point from the last preferred size.
    case epsilon
    /// Any difference from the last preferred size.
    case exact
    /// More than half a point from the frame that was laid out, even if that is larger than the preferred size.
    ///
    /// With a layout that stretches its items, every pass finds a change: documented of a subclass of the compositional
    /// layout that makes the items of a row equally high (nathantannar4/Turbocharger, pull request 18).
    case frame
    /// Always.
    case none
  }

  /// How exactly a layout stores preferred sizes; applied by the layout.
  public enum SizeStorage: String, Sendable, CaseIterable {
    /// Unrounded.
    case exact
    /// Rounded to whole points, so that every item adds an error.
    ///
    /// Documented of Blazor's Virtualize, of TanStack Virtual (issue 715) and of FlashList (issue 869).
    case rounded
  }

  /// The size a layout gives an unmeasured item; applied by the layout.
  ///
  /// The means are those of libraries that estimate by themselves; that UIKit's `automaticSize` uses one is inferred.
  public enum Estimate: String, Sendable, CaseIterable {
    /// The estimate that the layout was given.
    case constant
    /// The mean of everything measured so far, updated with every size.
    case runningMean
    /// The mean of the measured items on the screen, updated with every size and every scroll.
    case visibleMean
    /// The mean of the items measured in the latest layout pass.
    case batchMean
  }

  /// Whether a list counts the spaces between its items when it adds up measured heights; applied by the layout.
  ///
  /// Documented of svelte-virtual-list (pull request 415), whose measured boxes leave out collapsed margins.
  public enum Margins: String, Sendable, CaseIterable {
    case counted
    /// Items before the screen and the content size are counted without the spaces; items on the screen have them.
    case uncounted
  }

  /// How the preferred sizes of headers and footers are treated; applied by the layout.
  public enum Supplementary: String, Sendable, CaseIterable {
    /// They are treated like those of cells.
    case samePass
    /// The preferred size of a header is accepted only in a later pass: when it is laid out again, or leaves and returns.
    ///
    /// The symptom is documented of custom layouts in iOS 9 and 10 (rdar 29630641), the mechanism inferred.
    case latePass
    /// The preferred size of a header is stored under its index path, which is also that of the section's item 0; the item
    /// then counts as measured.
    ///
    /// Documented of layouts that ignore `representedElementCategory`.
    case intoItemZero
    /// Pinned headers and footers stay in the bounds of their section as it was estimated.
    ///
    /// The symptom is documented, the mechanism inferred.
    case pinnedByEstimate
  }

  /// Which column of a waterfall an item is in, and how the items of a rectangle are found; applied by the layout.
  ///
  /// All of them are documented of layouts that fill the shortest column (TanStack Virtual's lanes, 2023 to 2026).
  public enum Lanes: String, Sendable, CaseIterable {
    /// The column that ends first when the item is measured, or when it is visible and precedes a measured item; then fixed.
    case sticky
    /// The column that ends first by the current sizes: a changed size moves later items to other columns.
    case repicked
    /// The column that ends first by the estimates; fixed from then on.
    case frozen
    /// As `sticky`, but the items of a rectangle are searched as in a list, where each item ends after the previous one.
    case sequentialSearch
  }

  /// How the elements after one that changes its size are placed; applied by the layout.
  public enum Successors: String, Sendable, CaseIterable {
    /// They move by the change.
    case recomputed
    /// They and the end of the content stay where the estimates placed them.
    ///
    /// The symptom is documented of the flow layout in iOS 9.3 (rdar 26626841), the mechanism inferred.
    case frozen
    /// They move, but sideways scrollers that are embedded in the content do not.
    ///
    /// The symptom is documented of compositional layouts in iOS 14.3, the mechanism inferred.
    case scrollersFrozen
    /// Those of a section after an item that is measured again start where the estimates would place them, with their
    /// measured sizes, until the layout is solved again.
    ///
    /// Documented of compositional layouts in iOS 15, where a targeted invalidation of an item does so until a scroll
    /// (dotnet/maui, pull request 38585).
    case estimatedAgain
    /// The frame of an item that was never measured is computed from its number and the number of estimated items that fit
    /// into a row, which may be 0.
    ///
    /// Documented of the flow layout in iOS 9.0 to 9.3, which divides by zero (rdar 22936683); the mechanism is inferred.
    case rowsByEstimate
  }

  /// Which items a layout visits when it is prepared and when it is queried; applied by the layout.
  public enum Cost: String, Sendable, CaseIterable {
    /// Those in the queried rectangle, and those that changed.
    case indexed
    /// Every item, each time; headers and footers, and layouts of more than a million items, are treated as by `indexed`.
    case fullPrepare
  }

  /// Which of a flow layout's two spacings is used between the lines of a section; applied by the layout.
  public enum FlowSpacing: String, Sendable, CaseIterable {
    /// As documented: `minimumLineSpacing` between lines, `minimumInteritemSpacing` between the items of a line.
    case documented
    /// As reported of horizontal sections whose items differ in size: the two change roles, and a first item too tall
    /// for the view leaves an empty line before it (rdar 47732322, iOS 12.1; Apple developer forum 766161, 2024).
    case swapped
  }

  /// Whether a self-sizing flow layout measures headers and footers; applied by the layout.
  public enum FlowHeaders: String, Sendable, CaseIterable {
    /// As its cells.
    case measured
    /// They keep `headerReferenceSize`, `footerReferenceSize`, or what the delegate gives in their place.
    ///
    /// Inferred: `estimatedItemSize` is documented for cells only, and apps measure headers themselves for
    /// `referenceSizeForHeaderInSection`.
    case reference
  }
}

extension Behavior.SizeGate {
  /// In points; two measurements of the same content may differ by this much.
  static let tolerance: CGFloat = 0.5

  /// Whether a preferred extent counts as a change from the last preferred one and the extent laid out, all in points.
  func accepts(_ preferred: CGFloat, after last: CGFloat, laidOut: CGFloat) -> Bool {
    switch self {
    case .epsilon: abs(preferred - last) > Self.tolerance
    case .exact: preferred != last
    case .frame: abs(preferred - laidOut) > Self.tolerance
    case .none: true
    }
  }
}

extension Behavior {
  /// Whether a layout replaces a known extent by a preferred one, as `SizeGate` defines it; all in points.
  ///
  /// A size that is kept by index is never replaced.
  func accepts(_ preferred: CGFloat, after last: CGFloat, laidOut: CGFloat) -> Bool {
    sizeCache.key != .byIndex && sizeGate.accepts(preferred, after: last, laidOut: laidOut)
  }
}
