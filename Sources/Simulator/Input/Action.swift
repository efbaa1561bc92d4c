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

extension Action {
  /// Whether it is a hand's that scrolls, and so may be meant for one pane; all else is for every one.
  public var isHand: Bool {
    switch self {
    case .scrollBy, .drag, .touch, .fling, .page, .halfPage, .line, .home, .end, .keyboard, .place,
      .wheel, .rows, .indicator, .scrollTo, .setOffset:
      true
    default: false
    }
  }
}

extension Action {
  /// Whether it turns knobs, or turns them back.
  public var setsKnobs: Bool {
    switch self {
    case .set, .turn, .undoSetting, .redoSetting: true
    default: false
    }
  }
}

/// The item that is scrolled to a place of the viewport.
public enum PlacedItem: Sendable, Equatable {
  /// The one selected last or, where none is, the first one in view.
  case current
  /// So many from the start over all sections, from 1; the last one when there are not so many.
  case number(Int)
}

/// What a finger on the glass does; points are in the pane's viewport, from its top left corner.
///
/// Touches take place at the session's virtual time when they are applied.
public enum TouchAction: Sendable, Equatable {
  /// The finger comes down, and catches content that moves.
  case down(CGPoint)
  /// It moves, evenly over so many virtual seconds; without them at once, as a report of a mouse does.
  case move(CGPoint, over: Double = 0)
  /// It lifts: a tap, the end of a drag, or a fling.
  case up
  /// The touch is taken away: it is no tap, and leaves no speed.
  case cancel
}

/// A change of the data at one item, as a hand makes it while the content moves.
public enum Edit: String, Sendable, Equatable {
  /// A new item without content comes before it.
  case insert
  case delete
  /// It goes to the other end of what is seen of its section.
  case move
  case reload
  /// It and the items after it, at most `mostShuffled` of its section, come into another order, by one batch of moves.
  case shuffle

  /// The most items of one shuffle: each is a move of its own, to the data as to the view.
  public static let mostShuffled = 500
}

/// The item at which a hand changes the data.
public enum EditedItem: Sendable, Equatable {
  /// The one selected last in a pane, else the first one in view.
  case current
  case path(IndexPath)
  /// Wherever it is by then.
  case item(ItemIdentity)
}
