import Foundation

extension IndexPath {
  /// Its indices: `[section, item]`.
  var numbers: [Int] {
    // Nearly all have a section and an item; to go through those of any takes five times as long.
    count == 2 ? [self[0], self[1]] : Array(self)
  }
}
