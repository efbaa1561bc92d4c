import Foundation
import Renderer
import Scenes
import Simulator

extension LiveLoop {
  /// Whether the run shows standard input, and rows of it may be appended now.
  ///
  /// While time is paused or a past frame is shown they wait, because a change would discard the frames after it.
  var isFollowing: Bool {
    guard let follower, files.path == "-" else { return false }
    return !follower.isFinished && !timeline.isInPast && !timeline.isPaused
  }

  /// Appends the rows that have arrived on standard input.
  func followInput() {
    guard isFollowing, !asking.isAbandoned, let items = follower?.nextItems(), !items.isEmpty
    else { return }
    let count = timeline.frame.panes.first?.itemCount ?? 0
    let paths = items.indices.map { IndexPath(item: count + $0, section: 0) }
    apply(.update([.insert(paths, items: items)], animated: false))
    if let follower, follower.isFull {
      screen.state.overlay = .message(
        ScreenMessage(
          title: "Standard input is not followed any more",
          text: "\(InputFollower.mostRows.groupedText) rows have arrived since it was opened."))
    }
  }
}
