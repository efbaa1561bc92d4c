extension Behavior {
  /// Which state of the content counts in the middle of a batch update; the view's duty.
  public enum UpdatePhase: String, Sendable, CaseIterable {
    /// The one after the update, under new index paths.
    case new
    /// A cell that comes in is asked for its size, and the layout is told the answer under the index path the item had
    /// before.
    ///
    /// Documented of flow layouts until iOS 11 (openradar 41101885).
    case oldIndexPath
    /// The layout is asked what is on the screen before it is told what has changed, and what it says then stays.
    ///
    /// Documented in the source of layouts that answer nil in that window (airbnb/MagazineLayout, ChatLayout).
    case preUpdateFrames
    /// An item's new index path is written into attributes that the layout has cached for the item now in its old place,
    /// so that the layout names one path twice and the other not at all.
    ///
    /// Documented of iOS 15 and later (airbnb/MagazineLayout, pull request 107). Here it befalls the first item on the
    /// screen that an update moves, until the next update or reload.
    case aliasedCache
    /// The layout forgets its sizes, and cells are asked only when the animation of the update has ended, or in the next
    /// frame without one.
    ///
    /// The symptom is documented of iOS 8 to 12 (openradar 35717256, 41219127), that the sizes are forgotten is inferred.
    case resetToEstimate
    /// Whether a cell takes part in the animation of an update is judged by where it would come from, and end, if no size
    /// were known: one that would be off the screen is in its place at once.
    ///
    /// The suspicion of the maintainers of airbnb/MagazineLayout, pull request 124.
    case judgedByEstimate
  }
}
