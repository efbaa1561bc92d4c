import CollectionView
import Foundation
import Scenes

/// What moves the content of one scroll view, that of a pane or of a section: a finger, keys, or a motion by itself.
///
/// Time is virtual seconds, offsets are points.
@MainActor
struct ContentMotions {
  let finger: FingerMotion
  let keys: KeyMotion
  let free: FreeMotion
  private let view: UIScrollView

  init(_ view: UIScrollView, grid: PixelGrid, rowHeight: CGFloat) {
    self.view = view
    free = FreeMotion(view, grid: grid)
    finger = FingerMotion(view, free: free)
    keys = KeyMotion(view, rowHeight: rowHeight)
  }

  /// Whether no finger, key or motion moves the content.
  var isIdle: Bool { free.activity == .idle && !finger.isDown && !keys.isActive }

  /// Whether the content offset will change by itself.
  func isMoving(at time: Double) -> Bool {
    finger.isMoving(at: time) || free.activity != .idle || keys.isActive
  }

  /// The velocity along both axes, in points per second.
  func velocity(at time: Double) -> CGPoint {
    finger.velocity(at: time) ?? keys.velocity(at: time) ?? free.velocity(at: time)
  }

  /// What moves the content now.
  func activity(at time: Double) -> MotionFrame.Activity {
    if finger.isDown { return finger.isDragging ? .dragging : .tracking }
    if keys.isActive { return keys.isHeld ? .keyHeld : .animating }
    return switch free.activity {
    case .idle: .idle
    case .decelerating: free.isBouncing(at: time) ? .bouncing : .decelerating
    case .animating: .animating
    }
  }

  /// The motion for a frame, without its authors and without the samples of the last second.
  func frame(at time: Double) -> MotionFrame {
    var frame = MotionFrame()
    frame.activity = activity(at: time)
    frame.velocity = velocity(at: time)
    if let fling = free.fling {
      frame.target = free.destination
      // If neither the layout nor the delegate chose another end, the proposed end follows an end of the range that
      // moved since.
      frame.proposedTarget = fling.isEdited ? fling.proposedTarget : frame.target
      frame.reportedVelocity = fling.velocity
    }
    let offset = view.contentOffset
    let legal = ScrollLimits(view).clamped(offset)
    frame.stretch = CGPoint(x: offset.x - legal.x, y: offset.y - legal.y)
    if frame.stretch != .zero { frame.pull = finger.pull }
    return frame
  }

  /// Moves the content to the offset of the motion at a time.
  ///
  /// - Parameter time: Virtual seconds.
  /// - Returns: The end of the content that a key now jumps to; nil for none.
  func moveContent(at time: Double) -> KeyboardAction.End? {
    if finger.isDown {
      finger.follow(at: time)
    } else if free.activity != .idle {
      free.moveContent(at: time)
    } else {
      return keys.moveContent(at: time, grid: free.grid)
    }
    return nil
  }

  /// Adapts the motion to a change of the offset: it goes on from where the layout or code has moved the content.
  func offsetChanged(by way: CGPoint, to offset: CGPoint, author: Author, at time: Double) {
    if author.movesContent || author == .code { finger.shift(by: way) }
    if author.movesContent {
      free.shift(by: way)
      keys.shift(by: way)
    }
    if author == .clamp {
      finger.resume(from: offset)
      keys.resume(from: offset, at: time)
      free.endBounce(at: offset)
    }
  }
}
