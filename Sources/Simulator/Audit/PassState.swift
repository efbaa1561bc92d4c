import CollectionView
import Foundation

/// What a round of the layout pass starts from; one that comes back with nothing measured meanwhile is a loop.
struct PassState: Equatable {
  var contentSize: CGSize
  var contentOffset: CGPoint
  var insets: UIEdgeInsets
  /// Elements that had taken a preferred size until then.
  var measured: Int
}

extension [PassState] {
  /// The states between which the rounds go back and forth, in order; nil when they do not.
  ///
  /// - Complexity: O(states²), and of few states as soon as anything is measured.
  var cycle: [PassState]? {
    guard count > 2, let measured = last?.measured else { return nil }
    var states: [PassState] = []
    for state in self where state.measured == measured && states.last != state {
      if let first = states.firstIndex(of: state) { return Array(states[first...]) }
      states.append(state)
    }
    return nil
  }
}
