import Foundation
import Scenes

/// What a hand, a key or a step of the scene does; points and speeds are in content points, times in seconds.
public enum Action: Sendable, Equatable {
  /// A finger moves the content by this in one frame, without velocity, clamped hard at the ends.
  case scrollBy(CGPoint)
  /// A finger moves the content by this in 8 ms touches, holds and lifts with the speed it has.
  case drag(by: CGPoint, over: Double, hold: Double)
  /// A finger comes down on the viewport, moves, lifts or is taken away by the system.
  case touch(TouchAction)
  /// Release at this speed, along the scroll axis or both.
  case fling(Step.Fling)
  /// One viewport, or the layout's own page, in one frame.
  case page(Step.Direction)
  /// Half a viewport in one frame.
  case halfPage(Step.Direction)
  /// One row of character cells.
  case line(Step.Direction)
  /// The start or the end of the content.
  case home
  case end
  /// What a hand does at a key that scrolls, which takes its time.
  case keyboard(KeyboardAction)
  /// Scrolls an item to a place of the viewport.
  case place(PlacedItem, ScrollTarget.Position, animated: Bool = true)
  /// So many rows of the wheel; positive increases the offset.
  case wheel(rows: CGPoint)
  /// So many rows at once, as the wheel scrolls, but each by itself: what keys do while no time passes.
  case rows(CGPoint)
  /// A finger takes the scroll indicators so far on their way: 0 is the start, 1 the end.
  case indicator(CGPoint)
  case scrollTo(ScrollTarget)
  case setOffset(CGPoint, animated: Bool)
  case update([Change], animated: Bool, frames: Int? = nil)
  case reloadData
  /// The view leaves the screen and comes back.
  case reappear
  /// What items show is larger now, by so many points.
  case grow([IndexPath], by: CGSize)
  /// So many calls of `invalidateLayout()` in a row.
  case invalidateLayout(times: Int)
  case viewport(CGSize, animated: Bool = false)
  /// Sets keys of the scene's file to other values.
  case set([Setting])
  /// Turns a knob by so many steps; nil for every pane that has it.
  case turn(KnobReference, by: Int, pane: Int? = nil)
  /// Takes back what was set last.
  case undoSetting
  /// Sets again what was taken back last.
  case redoSetting
  /// Changes the data at an item of a pane, in every pane that has it.
  case edit(Edit, at: EditedItem = .current, pane: Int = 0)
  /// Goes on after a `pause` of the scene.
  case continueSteps
  /// The other panes keep the first item of this one at the same place; nil lets each go its own way.
  case follow(Int?)
}
