import Foundation

/// Something that acts on panes: what a user does, and what a step of a scene does.
///
/// Points and speeds are in content points, times in seconds; positive amounts increase the content offset.
public enum Action: Sendable, Equatable {
  // MARK: Scrolling, also by steps of a scene

  /// A finger moves the content by this distance in one frame, without velocity; the offset is clamped to its range.
  case scrollBy(CGPoint)
  /// A finger drags the content by this distance with a touch every 8 ms, holds still, and lifts with the velocity it
  /// has then.
  case drag(by: CGPoint, over: Double, hold: Double)
  case touch(TouchAction)
  /// Releases the content at a speed in points per second.
  case fling(Fling)
  /// Scrolls one viewport, or the layout's own page, in one frame.
  case page(Direction)
  /// A key that scrolls is pressed, held or released.
  case keyboard(KeyboardAction)
  /// Turns the wheel by a number of rows of character cells along each axis.
  case wheel(rows: CGPoint)
  /// Moves the scroll indicators to a fraction of their track: 0 is the start, 1 the end.
  case indicator(CGPoint)
  /// `scrollToItem(at:at:animated:)`.
  case scrollTo(ScrollTarget)
  /// `setContentOffset(_:animated:)`; a correction is a call by which the app makes up for a change of the content, and
  /// not a scroll that anybody wants.
  case setOffset(CGPoint, animated: Bool, correction: Bool = false)
  /// Aligns the other panes with the pane at this index, so that they keep its first item in place; nil ends the
  /// alignment.
  case follow(Int?)
  /// An action that scrolls, at a section or a point of the viewport: across the scroll direction it moves the section there.
  indirect case aimed(ScrollPlace, Action)

  // MARK: Changes, also by steps of a scene

  /// One batch update, over a number of frames of 1/60 s, or as long as the view's own animation takes.
  case update([Change], animated: Bool, frames: Int? = nil)
  case reloadData
  /// The view leaves the screen and returns.
  case reappear
  /// The content of items, and of the headers and footers of sections, grows by this size; their live views ask to be
  /// measured again.
  case grow([IndexPath], headers: [Int] = [], footers: [Int] = [], by: CGSize)
  /// `invalidateLayout()`, a number of times in a row.
  case invalidateLayout(times: Int)
  /// Resizes the view, in an animation as for a rotation if `animated`.
  case viewport(CGSize, animated: Bool = false)
  /// Sets keys of the scene to other values.
  case set([Setting])
  /// `setCollectionViewLayout(_:animated:)` with a new layout object: the setting of `layout` that replaces the current one.
  case setCollectionViewLayout(Setting, animated: Bool)

  // MARK: Actions of a user alone

  /// Scrolls half a viewport in one frame.
  case halfPage(Direction)
  /// Scrolls one row of character cells.
  case line(Direction)
  /// Scrolls to the start of the content.
  case home
  /// Scrolls to the end of the content.
  case end
  /// Scrolls by rows of character cells in one frame, as the wheel does; used while time is paused.
  case rows(CGPoint)
  /// Scrolls an item to a position in the viewport.
  case place(PlacedItem, ScrollTarget.Position, animated: Bool = true)
  /// Turns a knob by a number of steps, in one pane or, for nil, in every pane that has it.
  case turn(KnobReference, by: Int, pane: Int? = nil)
  /// Undoes the last setting.
  case undoSetting
  /// Redoes the setting that was undone last.
  case redoSetting
  /// Changes the data at an item of a pane, in every pane that has the item.
  case edit(Edit, at: EditedItem = .current, pane: Int = 0)
  /// Continues after a `pause` of the scene.
  case continueSteps

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

extension Action {
  /// Whether the action scrolls, so that it can apply to one pane; every other action applies to all panes.
  public var isScroll: Bool {
    switch self {
    case .scrollBy, .drag, .touch, .fling, .page, .halfPage, .line, .home, .end, .keyboard, .place,
      .wheel, .rows, .indicator, .scrollTo, .setOffset, .aimed:
      true
    case .follow, .update, .reloadData, .reappear, .grow, .invalidateLayout, .viewport, .set,
      .setCollectionViewLayout, .turn, .undoSetting, .redoSetting, .edit, .continueSteps:
      false
    }
  }

  /// Whether the action changes settings, or undoes or redoes such a change.
  public var changesSettings: Bool {
    switch self {
    case .set, .setCollectionViewLayout, .turn, .undoSetting, .redoSetting: true
    default: false
    }
  }
}

/// Where an action scrolls that may move a section across the scroll direction.
public enum ScrollPlace: Sendable, Equatable {
  /// The section with this index.
  case section(Int)
  /// The section in the middle of the viewport, or the one nearest to it.
  case middle
  /// The section at this point of the pane's viewport, if there is one.
  case point(CGPoint)
}

/// A finger on the viewport; points are in the pane's viewport, from its top left corner.
///
/// Touches take place at the virtual time at which they are applied.
public enum TouchAction: Sendable, Equatable {
  /// The finger comes down, and stops content that moves.
  case down(CGPoint)
  /// The finger moves there: evenly over a time in virtual seconds, or at once for 0, as mouse reports do.
  case move(CGPoint, over: Double = 0)
  /// The finger lifts: a tap, the end of a drag, or a fling.
  case up
  /// The system cancels the touch: it is no tap, and the content gets no velocity.
  case cancel
}

/// Identifies a knob.
public enum KnobReference: Sendable, Equatable {
  /// The knob with this key.
  case key(String)
  /// The layout's estimate, whichever key the kind of layout has for it.
  case estimate
  /// The field of a data file that cells show.
  case field
}
