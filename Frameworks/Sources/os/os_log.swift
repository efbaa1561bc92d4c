import Foundation

/// Writes a formatted message to a log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(type.name) { formatted(message, arguments) }
}

/// Writes a formatted message to a log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(type.name) { formatted(message, arguments) }
}

/// The message with its arguments, without the marks of privacy that only Apple's formats know.
func formatted(_ message: StaticString, _ arguments: [any CVarArg]) -> String {
  let format = ["public", "private", "sensitive"].reduce(message.description) {
    $0.replacingOccurrences(of: "%{\($1)}", with: "%")
  }
  return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}
