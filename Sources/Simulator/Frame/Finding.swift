import Foundation

/// What the audit found against one invariant.
public struct Finding: Sendable, Equatable, Codable {
  /// The element to blame and the call that did it.
  public struct Culprit: Sendable, Equatable, Codable {
    public var category: ElementFrame.Category
    /// The element kind; nil for cells.
    public var kind: String?
    public var indexPath: [Int]
    /// The extent along the scroll axis before and after, in points.
    public var estimated: Double?
    public var measured: Double?
    /// The call, in UIKit's words.
    public var call: String
    /// Points moved.
    public var moved: Double?
    /// How many others did the same in the same frame, each by no more than this one.
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
  /// Painted frames that break the invariant.
  public var count: Int
  /// The largest, the summed absolute and the summed signed amount, in `unit`.
  public var max: Double
  public var sum: Double
  public var signedSum: Double
  public var unit: Unit
  /// Virtual seconds.
  public var firstTime: Double
  /// Whether it still held when nothing moved.
  public var atRest: Bool
  /// Frames after which it repeats; nil when it does not.
  public var period: Int?
  public var culprit: Culprit?
  /// One sentence a person understands.
  public var message: String
  /// Whether the painted frames break it by different calls, so that they are not all what the worst one is.
  public var isMixed = false

  /// What the amounts count.
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
  /// Whether something is empty, at least in one of its frames, and not full of what is too long for others that belong there.
  public var isOfBlank: Bool {
    invariant == .coverage
      && (isMixed || culprit?.call != Audit.updateCall || culprit?.estimated == nil)
  }
}

/// Where in the content the audit found something.
public struct FindingPlace: Sendable, Equatable, Codable {
  public var invariant: Invariant
  /// Content points along the scroll axis, as the content was then.
  public var position: Double

  public init(invariant: Invariant, position: Double) {
    self.invariant = invariant
    self.position = position
  }
}

/// What was being read, or a part of it, moved by other than the scroll, and who pushed it.
public struct JumpFrame: Sendable, Equatable, Codable {
  /// The element to blame; nil when there is none to be named.
  public var culprit: Finding.Culprit?
  /// What else pushed: each another part of the screen, or shortly before.
  public var others: [Finding.Culprit]
  /// Whether it came in this very frame; else it came shortly before.
  public var isNow: Bool

  /// Whether something else that was being read kept its place, as another column does: then it is no finding, since one
  /// offset cannot hold both.
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

  /// Everybody who pushed.
  public var culprits: [Finding.Culprit] { [culprit].compactMap { $0 } + others }
}
