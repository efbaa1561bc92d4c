import Foundation

/// A scroll to a target in the scroll view's own time.
struct AnimatedScroll {
  /// Where it should end by what is known now; nil for a fixed target, and when it is over.
  var retarget: (() -> CGPoint)?
  /// Whether it goes to a legal offset, and so stays within what becomes of the range.
  var staysInside = false
  /// Whether it began beyond the range, where a finger had pulled the content.
  var startsBeyond = false
  /// How often it has aimed anew.
  var aims = 0
}
