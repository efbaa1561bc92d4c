/// The knobs that the collection view applies: the types of fields of `Behavior`.
extension Behavior {
  /// When the visible rectangle is queried again after cells have changed their size; applied by the view.
  public enum Requery: String, Sendable, CaseIterable {
    /// Until nothing changes.
    case fixpoint
    /// Only at the next bounds change.
    case once
    /// Only after a reload.
    case never
    /// Until nothing changes, but only while the content is narrower than the bounds.
    case narrowOnly
  }

  /// The rectangle for which the view queries the layout; applied by the view.
  public enum QueryRect: String, Sendable, CaseIterable {
    /// Whole pages of the view's size, counted from the content's origin; the attributes of up to five pages are cached
    /// until something is invalidated.
    ///
    /// Inferred: rectangles printed in public reports are whole screens.
    case screenPages
    /// The whole visible rectangle, each time it changes.
    case bounds
  }

  /// Whether content that fits at first may scroll later; applied by the view.
  public enum ScrollRange: String, Sendable, CaseIterable {
    case live
    /// Content that fits at first never scrolls.
    case judgedOnce
  }

  /// How `scrollToItem(at:at:animated:)` finds its offset; applied by the view.
  ///
  /// That the target comes from estimates is documented. The last three are inferred from symptoms reported of iOS 8, each
  /// the simplest mechanism that explains them; they apply to scrolls without animation, until the next scroll.
  public enum ScrollTo: String, Sendable, CaseIterable {
    /// Computed again with every measured size, until it no longer changes.
    case converge
    /// From the sizes known at the call.
    case oneShot
    /// From the sizes known at the call, but the cells dequeued there are placed as if only the dequeued cells existed, one
    /// after another.
    case dequeuedPrefix
    /// From the sizes known at the call; then the mean of the measured sizes becomes the estimate, and the offset stays.
    case retuned
    /// From the sizes known at the call, and not clamped, neither then nor when cells measured there shorten the content.
    case unclamped
  }

  /// Which state of the content is used during a batch update; applied by the view.
  public enum UpdatePhase: String, Sendable, CaseIterable {
    /// The state after the update, under new index paths.
    case new
    /// An appearing cell is measured, and the layout receives the size under the index path the item had before.
    ///
    /// Documented of flow layouts until iOS 11 (openradar 41101885).
    case oldIndexPath
    /// The layout is queried for the screen before it knows of the changes, and the returned attributes stay.
    ///
    /// Documented in the source of layouts that answer nil in that window (airbnb/MagazineLayout, ChatLayout).
    case preUpdateFrames
    /// An item's new index path is written into attributes that the layout has cached for the item now in its old place,
    /// so that the layout returns one path twice and the other not at all.
    ///
    /// Documented of iOS 15 and later (airbnb/MagazineLayout, pull request 107). Here it applies to the first item on the
    /// screen that an update moves, until the next update or reload.
    case aliasedCache
    /// The layout forgets its sizes, and cells are measured only when the animation of the update has ended, or in the next
    /// frame if there is none.
    ///
    /// The symptom is documented of iOS 8 to 12 (openradar 35717256, 41219127); that the sizes are forgotten is inferred.
    case resetToEstimate
    /// Whether a cell takes part in the animation of an update depends on the places it would have if no size were known: a
    /// cell that would be off the screen is moved without animation.
    ///
    /// Suspected by the maintainers of airbnb/MagazineLayout (pull request 124).
    case judgedByEstimate
  }

  /// The bounds in which elements are shown while a batch update is animated; applied by the view.
  public enum UpdateBounds: String, Sendable, CaseIterable {
    /// Those after the update, with the offset clamped to its new range.
    case new
    /// Those before the offset is clamped: an element that only the clamped offset brings in has no view until the
    /// animation of the update ends or the content scrolls.
    ///
    /// The symptom is reported of flow layouts from which the only item of the last line is deleted, the mechanism and the
    /// version are inferred.
    case old
  }

  /// Whether an offset outside the legal range is clamped when the content changes; applied by the view.
  ///
  /// That UIKit leaves offsets out of range is documented; the mechanism is inferred.
  public enum Clamp: String, Sendable, CaseIterable {
    /// It is, unless a drag or a bounce causes it.
    case always
    case never
    /// It is, even if a drag or a bounce causes it, which loses its overscroll.
    case whileRubberBanding
    /// To the end of the content only: content shorter than the view moves to the end of the view.
    case upperOnly
  }

  /// Whether frames and the offset that compensates for them are shown together; applied by the view.
  ///
  /// That the two were written in different frames is documented, of lists for the web.
  public enum Commit: String, Sendable, CaseIterable {
    case together
    /// The offset changes one frame before the elements.
    case offsetEarly
    /// The offset changes one frame after the elements.
    case offsetLate
  }

  /// When a prefetching data source is notified; applied by the view.
  public enum Prefetching: String, Sendable, CaseIterable {
    /// Under every layout.
    case always
    /// Not under a flow layout with an estimate (rdar 47325370, iOS 12.1); the cause is not known.
    case withoutEstimates
  }

  /// Which cells are measured; applied by the view.
  public enum Fitting: String, Sendable, CaseIterable {
    /// All but those of a flow layout without an estimate, as `estimatedItemSize` documents.
    case whenSelfSizing
    /// Also those whose preferred size is ignored (rdar 26887172, iOS 9 and 10).
    case always
  }
}
