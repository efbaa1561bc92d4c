import Foundation

/// What a frame lacks of a change, which the next one brings.
// An object: mostly there is none, and a structure, present or not, is copied for each question about it.
@MainActor
final class TornFrame {
  /// How far the offset is still to be adjusted, in content points, and on account of which size.
  var way = CGPoint.zero
  var cause: SizeChange?
  /// Whether elements are still to take their frames.
  var areFramesLate = false
  /// Whether the frame has been painted, so that the rest is due.
  var isDue = false
}
