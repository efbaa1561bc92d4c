import Synchronization

/// Marks a moment, or an end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(type.rawValue) { "\(name) \(signpostID.rawValue)" }
}

/// Marks a moment, or an end of an interval, with a formatted message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.write(type.rawValue) { "\(name) \(signpostID.rawValue) \(formatted(format, arguments))" }
}

/// Tells intervals apart that overlap under one name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)

  private static let made = Mutex<UInt64>(0)

  public init(_ value: UInt64) {
    rawValue = value
  }

  /// An identifier that no other one made like this has.
  public init(log: OSLog) {
    rawValue = Self.made.withLock { count in
      count += 1
      return count
    }
  }

  /// The identifier of an object: the same each time, while it lives.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// What a signpost marks.
public enum OSSignpostType: String, Sendable {
  case event
  case begin
  case end
}
