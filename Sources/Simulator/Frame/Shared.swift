/// A value that its copies share.
///
/// For what is large, copied into every frame of a run and never changed once it is made: a copy costs one count, and whether
/// two are equal is mostly seen from where they are kept. To change it makes another.
@usableFromInline
struct Shared<Value: Sendable>: Sendable {
  @usableFromInline
  final class Storage: Sendable {
    @usableFromInline let value: Value

    @usableFromInline
    init(_ value: consuming Value) {
      self.value = value
    }
  }

  @usableFromInline var storage: Storage

  @usableFromInline
  init(_ value: consuming Value) {
    storage = Storage(value)
  }

  @usableFromInline var value: Value {
    @inlinable get { storage.value }
    @inlinable set { storage = Storage(newValue) }
  }

  /// Whether both are the same without being looked at.
  @inlinable
  func isIdentical(to other: Shared) -> Bool {
    storage === other.storage
  }
}

extension Shared: Equatable where Value: Equatable {
  @usableFromInline
  static func == (one: Shared, other: Shared) -> Bool {
    one.isIdentical(to: other) || one.storage.value == other.storage.value
  }
}
