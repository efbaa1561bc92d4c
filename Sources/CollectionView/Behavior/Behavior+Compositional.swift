import Foundation

/// The knobs that a compositional layout applies.
extension Behavior {
  /// How a compositional layout rounds; applied by the layout.
  public enum CompositionalRounding: String, Sendable, CaseIterable {
    /// Lengths that are fractions or shares are rounded down to pixels, then origins to the nearest pixel.
    ///
    /// Measured on iOS 17, iOS 26 and macOS 27; since which version is not known, here since iOS 16.
    case floorSizes
    /// Lengths stay exact, then origins and sizes of frames are rounded to the nearest pixel; measured on iOS 14.
    case roundFrames
  }

  /// What the fractions of a group's members refer to along the group; applied by the layout.
  public enum CompositionalFractions: String, Sendable, CaseIterable {
    /// The length that the gaps between the members leave: three thirds with gaps fit.
    ///
    /// Measured on iOS 26 and macOS 27.
    case afterSpacing
    /// The whole length: three thirds with gaps do not fit. Reported of older versions; of which is not known.
    case wholeLength
  }

  /// The version of iOS whose insets, estimates and heights lists have; applied by the layout, and by the cells of lists.
  public enum ListMetrics: String, Sendable, CaseIterable {
    /// The lists of iOS 16 to 18; measured on iOS 16.
    case iOS16
    /// The lists of iOS 14 and 15; measured on iOS 14.
    case iOS14
    /// The lists of iOS 26; measured.
    case iOS26
  }

  /// How a compositional layout finds the items of a rectangle; applied by the layout.
  public enum GroupMembers: String, Sendable, CaseIterable {
    /// By their own frames.
    case byFrame
    /// By the frame of their group: an item that reaches beyond its group is missing where the group is not. Measured.
    case byGroup
  }

  /// Which items count as solved again when a size changes; counted by the layout, which computes only what is visible.
  public enum UIKitCost: String, Sendable, CaseIterable {
    /// Those that the layout solves: the group of the measured item.
    case visible
    /// Those that UIKit solves: for a measured item all later items of its section that are estimated, for an update those
    /// of all sections.
    ///
    /// Measured by time: 10,000 estimated items in one section cost more than four times what 20 sections of 500 do
    /// (dev.exact.heavybench). That the items of the count are exactly these is inferred.
    case uikit
  }

  /// What a section that scrolls across does when it is reloaded as a whole; applied by the layout.
  public enum OrthogonalOffsets: String, Sendable, CaseIterable {
    /// It keeps its offset.
    case kept
    /// It is back at its first group. Reported (StackOverflow 71713686).
    case lostOnReload
  }
}
