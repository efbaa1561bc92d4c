import Foundation

/// One collection view at one moment.
///
/// It is handed on from the session to the history and the screen: copies share what they tell.
@dynamicMemberLookup
public struct PaneFrame: Sendable, Equatable {
  @usableFromInline var shared: Shared<Contents>

  public init() {
    self.init(Contents())
  }

  init(_ contents: consuming Contents) {
    shared = Shared(contents)
  }

  /// What there is to tell of it.
  @inlinable
  public subscript<Member>(dynamicMember path: WritableKeyPath<Contents, Member>) -> Member {
    get { shared.value[keyPath: path] }
    set { shared.value[keyPath: path] = newValue }
  }

  /// Most that are not the same show another part of the content.
  public static func == (one: PaneFrame, other: PaneFrame) -> Bool {
    one.shared.isIdentical(to: other.shared)
      || one.bounds == other.bounds && one.shared.value == other.shared.value
  }

  /// Points per second: the motion's.
  public var velocity: CGPoint {
    get { self.motion.velocity }
    set { self.motion.velocity = newValue }
  }

  /// Whether there is something to scroll to across the scroll axis.
  public var scrollsBothWays: Bool {
    self.crossScrollRange.lowerBound < self.crossScrollRange.upperBound
  }
}

extension PaneFrame: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try Contents(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try shared.value.encode(to: encoder)
  }
}
