import Foundation

/// A finding of the audit: all violations of one invariant.
public struct Finding: Sendable, Equatable, Codable {
  /// The element to blame and the call that did it.
  public struct Culprit: Sendable, Equatable, Codable {
    public var category: ElementFrame.Category
    /// The element kind; nil for cells.
    public var kind: String?
    public var indexPath: [Int]
    /// The extent along the scroll axis before and after the call, in points.
    public var estimated: Double?
    public var measured: Double?
    /// The call, in UIKit's words.
    public var call: String
    /// How far the element moved others, in points.
    public var moved: Double?
    /// The number of other elements with the same effect in the same frame, none larger than this one's.
    public var others = 0

    public init(
      category: ElementFrame.Category, kind: String? = nil, indexPath: [Int], estimated: Double?,
      measured: Double?,
      call: String, moved: Double?, others: Int = 0
    ) {
      self.category = category
      self.kind = kind
      self.indexPath = indexPath
      self.estimated = estimated
      self.measured = measured
      self.call = call
      self.moved = moved
      self.others = others
    }

    /// Whether both blame the same element.
    func isElement(of other: Culprit) -> Bool {
      category == other.category && kind == other.kind && indexPath == other.indexPath
    }
  }

  public var invariant: Invariant
  /// The section whose own content broke the invariant in the worst frame, which scrolls across; nil for the pane.
  public var section: Int?
  /// The number of painted frames that break the invariant.
  public var count: Int
  /// The largest, the summed absolute and the summed signed amount, in `unit`.
  public var max: Double
  public var sum: Double
  public var signedSum: Double
  public var unit: Unit
  /// Virtual seconds of the first frame.
  public var firstTime: Double
  /// Whether it persisted when the pane came to rest.
  public var atRest: Bool
  /// The number of sizes or states after which they repeat; nil if they do not.
  public var period: Int?
  public var culprit: Culprit?
  /// What decides the fixes, without repetitions, the cause of the worst frame first; empty if it is not known.
  public var causes: [FindingCause] = []
  /// One sentence for the user.
  public var message: String
  /// Whether the painted frames break the invariant by different calls, so that the worst one does not represent all.
  public var isMixed = false

  /// The unit of the amounts.
  public enum Unit: String, Sendable, Equatable, Codable {
    case points
    case fraction
    case count
  }

  public init(
    invariant: Invariant, count: Int, max: Double, sum: Double, signedSum: Double, unit: Unit,
    firstTime: Double, atRest: Bool, period: Int? = nil, culprit: Culprit? = nil, message: String
  ) {
    self.invariant = invariant
    self.count = count
    self.max = max
    self.sum = sum
    self.signedSum = signedSum
    self.unit = unit
    self.firstTime = firstTime
    self.atRest = atRest
    self.period = period
    self.culprit = culprit
    self.message = message
  }
}

extension Finding {
  /// Whether a place is empty, at least in one of the frames; false if longer elements crowd out others.
  public var isOfBlank: Bool {
    invariant == .coverage
      && (isMixed || culprit?.call != Audit.updateCall || culprit?.estimated == nil)
  }
}

/// A position in the content at which the audit reported a finding.
public struct FindingPlace: Sendable, Equatable, Codable {
  public var invariant: Invariant
  /// The position along the scroll axis, in points of the content at that time.
  public var position: Double

  public init(invariant: Invariant, position: Double) {
    self.invariant = invariant
    self.position = position
  }
}

/// A jump: the reader's item, or a part of the screen, moved apart from the scroll.
public struct JumpFrame: Sendable, Equatable, Codable {
  /// The element to blame; nil if none can be named.
  public var culprit: Finding.Culprit?
  /// Further culprits: for other parts of the screen, or of the frames shortly before.
  public var others: [Finding.Culprit]
  /// Whether the jump is in this frame; otherwise it was shortly before.
  public var isNow: Bool

  /// Whether another visible part, such as another column, kept its place.
  ///
  /// Such a jump is no finding, since one content offset cannot keep both in place.
  public var isPartial: Bool

  public init(
    culprit: Finding.Culprit? = nil, others: [Finding.Culprit] = [], isNow: Bool = true,
    isPartial: Bool = false
  ) {
    self.culprit = culprit
    self.others = others
    self.isNow = isNow
    self.isPartial = isPartial
  }

  /// All culprits, the main one first.
  public var culprits: [Finding.Culprit] { [culprit].compactMap { $0 } + others }
}
