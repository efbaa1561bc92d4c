import Simulator

/// What goes on, in a word and a sign.
struct ActivityText {
  /// The columns of the longest word.
  static let columns = 12

  let word: String
  let sign: String
  let isAtRest: Bool

  /// What goes on in the first of the panes where something does.
  ///
  /// Steps that play are no rest: each stays on the screen for some pictures, in which no virtual time passes.
  init(_ panes: [PaneFrame], isMoving: Bool, isPlaying: Bool = false, glyphs: Glyphs) {
    let motion = panes.flatMap { [$0.motion] + $0.sections.map(\.motion) }
      .first { $0.activity != .idle }
    isAtRest = motion == nil && !isMoving && !isPlaying
    switch motion?.activity {
    case .tracking, .dragging, .keyHeld: sign = glyphs.held
    case .decelerating, .bouncing, .animating: sign = glyphs.moving
    case .idle, nil: sign = isAtRest ? glyphs.resting : glyphs.moving
    }
    switch motion?.activity {
    case .tracking: word = "tracking"
    case .dragging: word = "dragging"
    case .keyHeld: word = "key held"
    case .decelerating: word = motion.map(Self.landing) ?? ""
    case .bouncing: word = "bouncing"
    case .animating: word = "animating"
    case .idle, nil: word = isMoving ? "updating" : isPlaying ? "playing" : "at rest"
    }
  }

  /// How content that a finger let go comes to rest.
  private static func landing(_ motion: MotionFrame) -> String {
    let authors = motion.authors + [motion.author].compactMap { $0 }
    if authors.contains("page") { return "paging" }
    return authors.contains("snap") ? "snapping" : "decelerating"
  }
}

extension Pace {
  /// How fast time passes: `½×`; empty for as fast as on the wall.
  func label(_ glyphs: Glyphs) -> String {
    switch self {
    case .tenth: "1/10" + glyphs.times
    case .quarter: glyphs.quarter + glyphs.times
    case .half: glyphs.half + glyphs.times
    case .full: ""
    }
  }
}
