/// A value that is written as `null` when it is missing, so that every key of the report is always there.
@propertyWrapper
public struct Nullable<Value: Encodable & Sendable & Equatable>: Encodable, Sendable, Equatable {
  public var wrappedValue: Value?

  /// Wraps a value.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  /// Writes the value, or `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}
