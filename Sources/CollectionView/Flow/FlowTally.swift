import Foundation

/// The sizes of the cells measured so far, added up: their mean is the estimate of a layout that finds it itself.
///
/// What was measured counts as long as measured sizes are kept at all, also when its item has gone.
struct FlowTally: Sendable {
  private var main: CGFloat = 0
  private var cross: CGFloat = 0
  private var count = 0

  /// The mean size; nil before anything was measured.
  var mean: FlowSize? {
    count > 0 ? FlowSize(main: main / CGFloat(count), cross: cross / CGFloat(count)) : nil
  }

  /// Counts a size in place of the one its item was measured with before.
  mutating func count(_ size: FlowSize, insteadOf last: FlowSize?) {
    main += size.main - (last?.main ?? 0)
    cross += size.cross - (last?.cross ?? 0)
    if last == nil { count += 1 }
  }

  /// The same sizes along the other axis.
  var turned: FlowTally {
    var turned = self
    (turned.main, turned.cross) = (cross, main)
    return turned
  }
}
