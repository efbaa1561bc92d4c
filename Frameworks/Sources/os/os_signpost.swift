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
