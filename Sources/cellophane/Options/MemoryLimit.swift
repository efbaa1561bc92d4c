import ArgumentParser
import Foundation

/// The memory that a layout may take: `2GB`, `500MB`, or `25%` of the machine's.
///
/// A layout that computes very many elements would otherwise take all memory of the machine.
struct MemoryLimit: ExpressibleByArgument, Equatable {
  static let standard = MemoryLimit(bytes: share(25), argument: "25%")

  let bytes: Int
  /// The limit as the user wrote it.
  let argument: String

  private init(bytes: Int, argument: String) {
    self.bytes = bytes
    self.argument = argument
  }

  /// - Parameter argument: A number above 0 with the unit `%`, `KB`, `MB`, `GB` or `TB`.
  init?(argument: String) {
    let units = ["KB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12, "%": 0]
    let text = argument.uppercased()
    guard let unit = units.first(where: { text.hasSuffix($0.key) }),
      let number = Double(text.dropLast(unit.key.count)), number > 0,
      number <= (unit.key == "%" ? 100 : 1_000_000)
    else { return nil }
    let bytes = unit.key == "%" ? Self.share(number) : Int(min(number * unit.value, 1e18))
    self.init(bytes: bytes, argument: argument)
  }

  private static func share(_ percent: Double) -> Int {
    Int(Double(ProcessInfo.processInfo.physicalMemory) / 100 * percent)
  }

  /// What to tell a user whose layout takes more.
  var complaint: String {
    let megabytes = String(max(1, bytes / 1_000_000))
    let size = argument.hasSuffix("%") ? "\(argument) of this machine's, \(megabytes) MB" : argument
    return
      "The layout needs more memory than the limit (\(size)). Show fewer items, use a layout that computes only what it shows, or raise --memory-limit."
  }
}
