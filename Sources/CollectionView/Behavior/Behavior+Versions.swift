extension Behavior {
  /// A version of UIKit with reported bugs of its own.
  ///
  /// Each adds the reported bugs of that version to what UIKit is documented to do. The symptoms are documented; the
  /// mechanisms are inferred, unless the knob says otherwise.
  public enum Version: String, Sendable, CaseIterable {
    /// The layout is queried once and its lines are counted by the estimate, content that fits at first never scrolls,
    /// scrolling to an item shows an empty screen, and what an update brings in by clamping the offset appears late.
    case flowLayoutIOS8
    /// The offset is not adjusted for a row above the screen whose height differs from its estimate.
    case tableViewIOS8
    /// Items of self-sizing flow layouts appear late or never (rdar 26626841), with gaps after items that shrank; cells are
    /// measured and the sizes ignored (rdar 26887172).
    case flowLayoutIOS9
    /// The content of horizontal flow layouts is as long as with a line spacing of 10 points (rdar 46944818), and their two
    /// spacings are exchanged (rdar 47732322); updates begin from the estimate (rdar 46236635).
    case flowLayoutIOS12
    /// Rows that collapse leave a gap above the first one (rdar 48977017).
    case tableViewIOS11
    /// Offset adjustments of a layout are lost while the user scrolls: iOS 15.1 (FB9727104).
    case collectionViewIOS15
    /// Compositional layouts of iOS 14: frames are rounded as a whole and lists have other measures (both measured), and
    /// sections that scroll across stay at their estimated place (reported of iOS 14.0 to 14.2, StackOverflow 65369130).
    case compositionalIOS14
    /// Compositional layouts of iOS 26, whose lists have other measures (measured).
    case compositionalIOS26
  }

  /// The same behavior with the reported bugs of a version.
  public func asOn(_ version: Version) -> Behavior {
    var behavior = self
    behavior.add(version)
    return behavior
  }

  private mutating func add(_ version: Version) {
    switch version {
    case .flowLayoutIOS8:
      requery = .once
      contentSize = .lineBlind
      scrollRange = .judgedOnce
      scrollTo = .dequeuedPrefix
      updateBounds = .old
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
    case .compositionalIOS14:
      compositionalRounding = .roundFrames
      listMetrics = .iOS14
      successors = .scrollersFrozen
    case .compositionalIOS26:
      listMetrics = .iOS26
    case .collectionViewIOS15:
      // Without adjustments none can be lost.
      if compensation != .none { compensation = .swallowed }
    }
  }
}
