import Foundation

/// Gives every item an identity of its own.
struct Identities {
  /// The positions that serve as identities of the items there.
  private let positions: IndexSet
  private var taken: Set<String> = []
  /// The next number to append to an identity that is taken.
  private var copies: [String: Int] = [:]

  /// - Parameter positions: The positions of the items for which the data gives no identity.
  init(positions: IndexSet) {
    self.positions = positions
  }

  /// The identity from the data; `#2`, `#3` … is appended if another item has the same.
  mutating func unique(_ id: String) -> String {
    if insert(id) { return id }
    var copy = copies[id] ?? 2
    while !insert("\(id)#\(copy)") { copy += 1 }
    copies[id] = copy + 1
    return "\(id)#\(copy)"
  }

  private mutating func insert(_ id: String) -> Bool {
    if let position = Int(id), String(position) == id, positions.contains(position) { return false }
    return taken.insert(id).inserted
  }
}
