import Scenes

/// A kind of finding, with the name that the screen, `check`, `--finding` and the documentation use.
public struct FindingKind: Sendable, Equatable {
  /// The broken invariant, under the name that scenes and reports use.
  public let invariant: Invariant
  /// The name, in capitals: `JUMP`.
  public let headline: String
  /// What the amounts count, as a plural in s; `times` if the amounts are points or parts of the screen.
  public let counted: String
  /// When the audit reports it, in one sentence.
  public let summary: String

  private init(_ headline: FindingHeadline, counted: String, _ summary: String) {
    invariant = headline.brokenInvariant
    self.headline = headline.rawValue
    self.counted = counted
    self.summary = summary
  }
}

extension FindingKind {
  /// Every kind, in the order of the documentation; the first kind of an invariant is its usual one.
  public static let all = [
    FindingKind(
      .jump, counted: "times",
      "What the reader looks at moved without finger, fling or scene. Where items share lines or columns, all of it moved; with `anchor: bottom` the last item did."
    ),
    FindingKind(
      .blank, counted: "times",
      "Part of the viewport is empty that the true layout would fill."),
    crowdedOut,
    FindingKind(
      .contentOff, counted: "times",
      "The content size is not the extent of the layout's own frames or, once everything is measured, not the true one."
    ),
    FindingKind(
      .outOfReach, counted: "times",
      "An end of the content cannot be scrolled to or stays under what covers the view, or the layout has no frame for an item."
    ),
    FindingKind(
      .gapOrOverlap, counted: "times",
      "Neighbours are not as far apart as the layout's spacing, or an element overlaps another."),
    FindingKind(
      .wrongSize, counted: "times",
      "An element is not drawn at the size its current content needs at this width."),
    FindingKind(
      .mistakenItem, counted: "mistakes",
      "A size measured for one item is used for another, attributes are returned twice or for an item that does not exist, or a frame is not a number."
    ),
    FindingKind(
      .illegalOffset, counted: "times",
      "The content offset is beyond its range with nothing holding it there, a correction moves it to an end of its range, or a fling stops before its target."
    ),
    FindingKind(
      .missedTarget, counted: "times",
      "A scroll to an item came to rest elsewhere or under what covers the view, or the item lost its place when the view changed its size."
    ),
    FindingKind(
      .neverSettles, counted: "rounds",
      "Cells or the layout repeat the same states within one layout pass."),
    runsAway,
    FindingKind(
      .wrongWay, counted: "times",
      "The content or the scroll indicator moves against the finger, or scrolling away and back ends elsewhere."
    ),
    FindingKind(
      .tooMuchWork, counted: "tasks",
      "A frame measures, dequeues or lays out far more than the screen needs, measures a cell again at a known size, or creates cells for many screens because an estimate is too small."
    ),
    notPrefetched, askedInVain, mixedWork,
  ]

  private static let crowdedOut = FindingKind(
    .crowdedOut, counted: "times",
    "An update that used estimates moved items off the screen for which there is room; the screen is full of others that are too long."
  )
  private static let runsAway = FindingKind(
    .runsAway, counted: "corrections",
    "Each correction of the content offset within one frame causes the next, until the reader's items are off the screen."
  )
  private static let notPrefetched = FindingKind(
    .notPrefetched, counted: "items",
    "Items are ahead of the screen, and a prefetching data source was never told of any.")
  private static let askedInVain = FindingKind(
    .askedInVain, counted: "times",
    "A layout without an estimate asks cells for their size and ignores the answer.")
  private static let mixedWork = FindingKind(
    .work, counted: "tasks", "Frames break `work` in several of these ways.")

  /// The kind with an invariant's name, a headline or a title, in any case and with spaces or hyphens: `anchor`, `JUMP`,
  /// `crowded-out`, `JUMP (anchor)`.
  public static func named(_ name: String) -> FindingKind? {
    let name = name.uppercased().replacing("-", with: " ")
    return all.first {
      [$0.invariant.rawValue, $0.headline, $0.title].contains { $0.uppercased() == name }
    }
  }

  fileprivate static func kind(of finding: Finding) -> FindingKind {
    // Work that was wasted or left out has kinds of its own.
    if finding.isMixed { return finding.invariant == .work ? mixedWork : finding.invariant.kind }
    switch (finding.invariant, finding.culprit) {
    case (.work, let culprit?) where culprit.call == "collectionView(_:prefetchItemsAt:)":
      return notPrefetched
    case (.work, let culprit?)
    where culprit.call == "preferredLayoutAttributesFitting(_:)" && culprit.estimated == nil:
      return askedInVain
    case (.coverage, _) where !finding.isOfBlank: return crowdedOut
    case (.convergence, let culprit?) where culprit.moved != nil: return runsAway
    default: return finding.invariant.kind
    }
  }
}

extension FindingKind {
  /// The headline with the invariant's key, as reports name a finding: `JUMP (anchor)`.
  public var title: String { "\(headline) (\(invariant))" }
}

extension Invariant {
  /// The usual kind of its findings.
  public var kind: FindingKind {
    FindingKind.all.first { $0.invariant == self } ?? FindingKind.all[0]
  }
}

extension Finding {
  /// The kind of the finding, by the culprit of its worst frame.
  public var kind: FindingKind { FindingKind.kind(of: self) }
}

extension FindingHeadline {
  /// The invariant that findings of this kind break.
  fileprivate var brokenInvariant: Invariant {
    guard let invariant = Invariant(rawValue: invariant) else {
      preconditionFailure("the format names no invariant \(invariant)")
    }
    return invariant
  }
}
