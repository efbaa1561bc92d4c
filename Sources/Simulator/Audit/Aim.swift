import Foundation
import Scenes

/// Where `scrollToItem(at:at:animated:)` was told to bring an item, until it is known whether it came there.
struct Aim {
  var path: IndexPath
  var position: ScrollTarget.Position
  /// Rounds of the layout pass before the call.
  var passes: Int
}
