import Foundation

/// Where an element stands in the data, as two numbers that are ordered as index paths are.
///
/// To compare index paths themselves takes many times as long. Elements of several kinds, and paths of more than two indexes
/// that begin alike, share a place.
struct DataPlace: Hashable, Comparable {
  /// The first two indexes of the path; the least number there is for one that the path does not have.
  let section: Int
  let item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  init(_ path: IndexPath) {
    let count = path.count
    // A path comes before those that begin with it.
    section = count > 0 ? path[0] : .min
    item = count > 1 ? path[1] : .min
  }

  @inline(__always)
  static func < (lhs: DataPlace, rhs: DataPlace) -> Bool {
    lhs.section != rhs.section ? lhs.section < rhs.section : lhs.item < rhs.item
  }
}
