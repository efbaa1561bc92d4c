import Foundation

extension Step {
  /// What a step does; points and speeds are in content points, times in seconds, positive amounts increase the offset.
  public enum Kind: Sendable, Equatable {
    case scrollBy(CGPoint)
    /// `waits` lets it end before the next step.
    case drag(by: CGPoint, over: Double, hold: Double, waits: Bool = true)
    case touch(Touch)
    /// Points per second; a single number of the file stands on the layout's scroll axis.
    case fling(Fling)
    case page(Direction)
    /// `Up Down Left Right PageUp PageDown Home End`, `Ctrl-d`, or a character.
    case key(String)
    /// A key as a hand presses it, which takes its time.
    case keyboard(KeyboardAction)
    /// So many rows of character cells in one frame, along the axis that scrolls.
    case wheel(rows: CGPoint)
    /// The scroll indicators, taken so far on their way: 0 is the start, 1 the end.
    case indicator(CGPoint)
    case scrollTo(ScrollTarget)
    case setOffset(CGPoint, animated: Bool)
    /// One batch update; over so many frames of 1/60 second, or as long as the view's own animation takes.
    case update([Change], animated: Bool, frames: Int? = nil)
    case reloadData
    /// Off the screen and back.
    case reappear
    /// What items show is larger now, by so many points; their cells, if they have any, ask to be measured again.
    case grow([IndexPath], by: CGSize)
    /// So many calls of `invalidateLayout()` in a row.
    case invalidateLayout(times: Int)
    /// Animated as a rotation is.
    case viewport(CGSize, animated: Bool = false)
    /// The other panes keep the first item of this one at the same place; nil lets each go its own way.
    case follow(Int?)
    /// Keys of the file with other values from now on.
    case set([Setting])
    case wait(seconds: Double)
    /// Frames of 1/60 second.
    case waitFrames(Int)
    case waitUntilSettled
    case repeated(times: Int, steps: [Step])
    case say(String)
    case pause
    case mark(String)
    case expect(Expectation)
  }

  /// What a finger on the glass does, in points of the viewport.
  public enum Touch: Sendable, Equatable {
    case down(CGPoint)
    /// `waits` lets it end before the next step.
    case move(CGPoint, over: Double, waits: Bool = true)
    case up
    /// The touch is taken away: it is no tap, and leaves no speed.
    case cancel
  }

  /// The speed of a fling.
  public enum Fling: Sendable, Equatable {
    case alongScrollAxis(CGFloat)
    case both(CGPoint)
  }

  /// A direction on the screen.
  public enum Direction: String, Sendable, Equatable, CaseIterable, Codable {
    case up
    case down
    case left
    case right
  }
}
