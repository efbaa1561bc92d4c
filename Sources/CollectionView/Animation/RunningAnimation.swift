import Foundation

/// What one change of the screen set in motion, and what is to happen when it has ended.
struct RunningAnimation {
  /// A view that is no longer an element of the content.
  struct Departure {
    /// The element it was before the change.
    var key: ElementKey
    var view: UICollectionReusableView
    /// How it came by its size then.
    var sizeState: SizeState
  }

  let number: Int
  /// In the collection view's time, in seconds.
  let end: TimeInterval
  var departures: [Departure]
  var completions: [(Bool) -> Void]
  /// The animation block the change was made in; nil for a batch update of its own.
  let block: AnimationBlock?
}
