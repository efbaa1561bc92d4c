import Foundation

/// One live element at one moment.
///
/// Frame after frame has the same of most elements: copies share what they tell.
@dynamicMemberLookup
public struct ElementFrame: Sendable, Equatable {
  /// What kind of element it is.
  public enum Category: String, Sendable, Equatable, Codable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// How the element came by its size.
  public enum SizeState: String, Sendable, Equatable, Codable {
    /// It stands at the layout's guess.
    case estimated
    /// It was asked and answered.
    case measured
    /// The layout knew the size without asking.
    case fixed
  }

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

  /// The size before it was measured; nil when it never stood at another.
  public var estimatedSize: CGSize? { self.formerSizes.first }

  /// The size the layout gives it, without a transform and whatever an animation shows of it.
  public var size: CGSize { self.settledSize ?? self.transform?.size ?? self.frame.size }

  /// Measured in this very frame or shortly before.
  public var isFresh: Bool { self.marks.union(self.earlierMarks).contains(.measured) }

  /// Most that are not the same stand elsewhere.
  public static func == (one: ElementFrame, other: ElementFrame) -> Bool {
    one.isIdentical(to: other)
      || one.frame == other.frame && one.indexPath == other.indexPath
        && one.shared.value == other.shared.value
  }

  /// Whether it is the same as another without being looked at.
  public func isIdentical(to other: ElementFrame) -> Bool { shared.isIdentical(to: other.shared) }
}

extension ElementFrame: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try Contents(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try shared.value.encode(to: encoder)
  }
}
