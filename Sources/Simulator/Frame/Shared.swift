/// A value that its copies share until one of them is changed.
///
/// For what is large, copied into every frame of a run and seldom changed: a copy costs one count, and whether two are equal
/// is mostly seen from where they are kept.
@usableFromInline
struct Shared<Value: Sendable>: Sendable {
  /// Changed only where one copy alone holds it.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var value: Value

    @usableFromInline
    init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var storage: Storage

  @usableFromInline
  init(_ value: Value) {
    storage = Storage(value)
  }

  @usableFromInline var value: Value {
    @inlinable get { storage.value }
    @inlinable set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = Storage(newValue)
      }
    }
    @inlinable _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
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
