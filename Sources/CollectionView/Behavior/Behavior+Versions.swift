extension Behavior {
  /// A version of UIKit of which people have reported ways of its own.
  ///
  /// Each is what the reports of that version add to what UIKit is documented to do. The symptoms are documented; that they
  /// come about in just these ways is inferred, unless the knob says otherwise.
  public enum Version: String, Sendable, CaseIterable {
    /// The layout is asked once and its lines are counted by the estimate, content that fits at first never scrolls, and
    /// scrolling to an item ends on nothing.
    case flowLayoutIOS8
    /// Nothing makes up for a row above the screen that turns out another height than its estimate.
    case tableViewIOS8
    /// Items of self-sizing flow layouts come late or never (rdar 26626841), and stand apart where they shrank; cells are
    /// asked for sizes that nobody takes (rdar 26887172).
    case flowLayoutIOS9
    /// Horizontal rows end after spaces of 10 points (rdar 46944818) and exchange their spacings (rdar 47732322); updates
    /// begin from the estimate (rdar 46236635).
    case flowLayoutIOS12
    /// Rows that collapse leave a gap above the first one (rdar 48977017).
    case tableViewIOS11
    /// What a layout adjusts is lost while the user scrolls: iOS 15.1 (FB9727104).
    case collectionViewIOS15
  }

  /// The same behavior with the ways of a version.
  public func asOn(_ version: Version) -> Behavior {
    var behavior = self
    behavior.take(version)
    return behavior
  }

  private mutating func take(_ version: Version) {
    switch version {
    case .flowLayoutIOS8:
      requery = .once
      contentSize = .lineBlind
      scrollRange = .judgedOnce
      scrollTo = .dequeuedPrefix
    case .tableViewIOS8:
      compensation = .none
    case .flowLayoutIOS9:
      requery = .once
      successors = .frozen
      fitting = .always
    case .flowLayoutIOS12:
      contentSize = .lineSpacing(10)
      flowSpacing = .swapped
      updatePhase = .resetToEstimate
    case .tableViewIOS11:
      compensation = .none
      clamp = .upperOnly
    case .collectionViewIOS15:
      // Where nothing is adjusted, nothing is lost.
      if compensation != .none { compensation = .swallowed }
    }
  }
}
