import Foundation

/// Sizes added up, in points.
struct SizeMean {
  private var width: CGFloat = 0
  private var height: CGFloat = 0
  private var count = 0

  /// Nil before anything was added.
  var mean: CGSize? {
    count > 0 ? CGSize(width: width / CGFloat(count), height: height / CGFloat(count)) : nil
  }

  mutating func add(_ size: CGSize) {
    width += size.width
    height += size.height
    count += 1
  }
}
