/// The characters the screen's own marks are drawn with; what comes from the data is not among them.
///
/// There are two sets, each made once and never changed after that: an object, since a theme goes along with everything
/// that is drawn, and a copy of a hundred texts would cost more than the drawing.
final class Glyphs: @unchecked Sendable {
  var solid = Border("─", "│", "┌", "┐", "└", "┘")
  var light = Border("╌", "╎", "┌", "┐", "└", "┘")
  var heavy = Border("━", "┃", "┏", "┓", "┗", "┛")
  var double = Border("═", "║", "╔", "╗", "╚", "╝")
  var dotted = Border("┈", "┊", "·", "·", "·", "·")

  /// Light lines between heavy corners: measured shortly before.
  var heavyCorners = Border("─", "│", "┏", "┓", "┗", "┛")
  /// Thin edges between the rows; nil for a terminal that has none.
  var edges: EdgeForms? = .thin
  /// A cell filled from below, by eighths; nil for a terminal that has none.
  var blocks: [String]? = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// The left edge of a band: measured or fixed, estimated, just measured.
  var band = "▎"
  var lightBand = "╎"
  var heavyBand = "▌"

  var hatch = "~"
  /// The hatching of what can be seen through.
  var faded = "░"
  /// What begins the band of a header, of a footer and of another view.
  var header = "╤"
  var footer = "╧"
  var otherView = "╪"
  /// What stands before a selected cell's index path, and before that of one under a finger.
  var selected = "▣"
  var touched = "◉"
  /// What stands before an alpha, degrees, and the way of a translation.
  var alpha = "α"
  var turned = "∠"
  var shifted = "⇢"
  /// The hatching of insets, and of spaces between lines and between items.
  var inset = "╲"
  var lineSpace = "┄"
  var itemSpace = "┆"
  var blank = "╱"
  var outside = "·"

  /// The scroll bar's track and thumb: nothing, something and everything measured.
  var track = ["┊", "│", "┃"]
  var sidewaysTrack = ["┈", "─", "━"]
  var thumb = ["░", "▒", "█"]

  /// The parts of a minimap: estimated, some of both, measured, never a guess.
  var map = ["░", "▒", "█", "·"]

  var rule = "─"
  /// Where a number of a ruler stands, at its side and along its top; and the bounds of a section.
  var tick = "┤"
  var tickAbove = "┬"
  var bracket = Border("─", "│", "┌", "┐", "└", "┘")
  var ellipsis = "…"
  var arrow = "→"
  var times = "×"
  var dash = "–"
  var separator = "·"
  var unequal = "≠"
  var bad = "✗"
  var good = "✓"
  var warning = "!"
  var selection = "▸"
  /// Before what differs between panes.
  var different = "≠"
  /// What holds the text that is searched for, and the one of them that was gone to.
  var match = "›"
  var currentMatch = "»"
  var selectionEnd = "◂"
  /// What goes on: something is held, moves, or rests.
  var held = "●"
  var moving = "▶"
  var resting = "■"
  /// What time does: stands still, is looked back on, passes slowly.
  var paused = "❚❚"
  var past = "◀"
  var half = "½"
  var quarter = "¼"

  /// Where a fling will rest, where it would have rested, and both in one place.
  var target = "◆"
  var proposed = "◇"
  var bothTargets = "◈"

  /// What is stretched beyond an edge, along each axis, and the sign of the way.
  var strands = (vertical: "┆", horizontal: "┄")
  var ways = (vertical: "↕ ", horizontal: "↔ ")

  /// What an element was pushed by, all along its sides.
  var jumps = (up: "↑", down: "↓", left: "←", right: "→")
  /// The ends of the line of time, the frame on it that is shown, and the same where an invariant first broke.
  var timeEnds = (start: "├", end: "┤")
  var moment = "◇"
  var momentOnMark = "◈"

  /// The bars of a sparkline, lowest first.
  var bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  var upArrow = "↑"
  var downArrow = "↓"
  var leftArrow = "←"
  var rightArrow = "→"
  var enter = "⏎"

  static let unicode = Glyphs()

  /// For terminals that have nothing else, or give line-drawing characters an unknown width.
  static let ascii: Glyphs = {
    let glyphs = Glyphs()
    glyphs.solid = Border("-", "|", "+", "+", "+", "+")
    glyphs.light = Border(".", ":", ".", ".", ".", ".")
    glyphs.heavy = Border("*", "*", "*", "*", "*", "*")
    glyphs.double = Border("=", "I", "+", "+", "+", "+")
    glyphs.dotted = Border(".", ".", ".", ".", ".", ".")
    glyphs.heavyCorners = Border("-", "|", "*", "*", "*", "*")
    glyphs.edges = nil
    glyphs.blocks = nil
    glyphs.faded = ":"
    glyphs.header = "^"
    glyphs.footer = "_"
    glyphs.otherView = "%"
    glyphs.selected = "*"
    glyphs.touched = "o"
    glyphs.alpha = "a"
    glyphs.turned = "@"
    glyphs.shifted = ">"
    glyphs.inset = "\\"
    glyphs.lineSpace = "="
    glyphs.itemSpace = "!"
    glyphs.band = "|"
    glyphs.lightBand = ":"
    glyphs.heavyBand = "#"
    glyphs.blank = "/"
    glyphs.outside = "."
    glyphs.track = [":", "|", "H"]
    glyphs.sidewaysTrack = [".", "-", "="]
    glyphs.thumb = ["~", "%", "#"]
    glyphs.map = ["~", "%", "#", "."]
    glyphs.rule = "-"
    glyphs.tick = "+"
    glyphs.tickAbove = "+"
    glyphs.bracket = Border("-", "|", "+", "+", "+", "+")
    glyphs.ellipsis = "~"
    glyphs.arrow = "->"
    glyphs.times = "x"
    glyphs.dash = "-"
    glyphs.separator = "-"
    glyphs.unequal = "!="
    glyphs.bad = "X"
    glyphs.good = "OK"
    glyphs.selection = ">"
    glyphs.different = "!="
    glyphs.match = "*"
    glyphs.currentMatch = ">"
    glyphs.selectionEnd = "<"
    glyphs.held = "@"
    glyphs.moving = ">"
    glyphs.resting = "="
    glyphs.paused = "||"
    glyphs.past = "<"
    glyphs.half = "1/2"
    glyphs.quarter = "1/4"
    glyphs.target = "@"
    glyphs.proposed = "o"
    glyphs.bothTargets = "&"
    glyphs.strands = (vertical: "!", horizontal: "=")
    glyphs.ways = (vertical: "", horizontal: "")
    glyphs.jumps = (up: "^", down: "v", left: "<", right: ">")
    glyphs.timeEnds = (start: "[", end: "]")
    glyphs.moment = "o"
    glyphs.momentOnMark = "&"
    glyphs.bars = ["_", ".", ":", "-", "=", "+", "*", "#"]
    glyphs.upArrow = "Up"
    glyphs.downArrow = "Down"
    glyphs.leftArrow = "Left"
    glyphs.rightArrow = "Right"
    glyphs.enter = "Enter"
    return glyphs
  }()
}
