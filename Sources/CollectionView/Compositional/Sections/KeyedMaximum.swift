import Foundation

/// The greatest of some lengths, each of which has a key and may change.
struct KeyedMaximum {
  private var lengths: [Int: CGFloat] = [:]

  /// The greatest length; nil without any.
  private(set) var maximum: CGFloat?
  /// The number of keys.
  var count: Int { lengths.count }

  /// Sets the length of a key.
  ///
  /// - Complexity: O(1); O(keys) if the greatest length becomes smaller.
  mutating func set(_ length: CGFloat, for key: Int) {
    let old = lengths.updateValue(length, forKey: key)
    if length >= maximum ?? length {
      maximum = length
    } else if old == maximum {
      maximum = lengths.values.max()
    }
  }
}
