import Simulator

/// What the screen remembers from one picture to the next.
///
/// What any key or picture may change stands here. What was opened and chosen is many times as large, and most keys leave it as
/// it is: copies share it until one of them changes something.
@dynamicMemberLookup
public struct ScreenState: Sendable, Equatable {
  /// What was typed that waits for more: a count, or the first of two keys.
  public var prefix = KeyPrefix()
  /// What the key pressed last had to say; nil for nothing.
  var refusal: Refusal?
  /// How the time of the run stands.
  public var time = TimeState()
  @usableFromInline var storage = Storage(Choices())

  /// Nothing open, everything shown.
  public init() {}

  /// Whether the gallery is open.
  @inlinable public var isGalleryOpen: Bool {
    if case .gallery = self.overlay { true } else { false }
  }

  /// What was opened and chosen.
  @inlinable
  public subscript<Member>(dynamicMember path: WritableKeyPath<Choices, Member>) -> Member {
    get { storage.choices[keyPath: path] }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.choices) }
      yield &storage.choices[keyPath: path]
    }
  }

  /// What copies share; changed only while nobody else has it.
  @usableFromInline
  final class Storage: @unchecked Sendable, Equatable {
    @usableFromInline var choices: Choices

    @usableFromInline
    init(_ choices: Choices) {
      self.choices = choices
    }

    /// Most that are equal are the same.
    @usableFromInline
    static func == (one: Storage, other: Storage) -> Bool {
      one === other || one.choices == other.choices
    }
  }
}
