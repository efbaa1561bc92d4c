/// A large value that is copied into every frame and stored once; setting it stores a new one.
struct Shared<Value: Sendable>: Sendable {
  final class Storage: Sendable {
    let value: Value
    init(_ value: consuming Value) {
      self.value = value
    }
  }

  var storage: Storage
  init(_ value: consuming Value) {
    storage = Storage(value)
  }

  var value: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  /// Whether both have the same storage.
  func isIdentical(to other: Shared) -> Bool {
    storage === other.storage
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (one: Shared, other: Shared) -> Bool {
    one.isIdentical(to: other) || one.storage.value == other.storage.value
  }
}
