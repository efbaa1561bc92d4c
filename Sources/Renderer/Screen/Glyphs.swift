/// The characters the screen's own marks are drawn with; what comes from the data is not among them.
struct Glyphs {
  var solid = Border("─", "│", "┌", "┐", "└", "┘")
  var light = Border("╌", "╎", "┌", "┐", "└", "┘")
  var heavy = Border("━", "┃", "┏", "┓", "┗", "┛")
  var double = Border("═", "║", "╔", "╗", "╚", "╝")
  var dotted = Border("┈", "┊", "·", "·", "·", "·")

  /// The left edge of a band: measured or fixed, estimated, just measured.
  var band = "▎"
  var lightBand = "╎"
  var heavyBand = "▌"

  var hatch = "~"
  var blank = "╱"
  var outside = "·"

  /// The scroll bar's track and thumb: nothing, something and everything measured.
  var track = ["┊", "│", "┃"]
  var sidewaysTrack = ["┈", "─", "━"]
  var thumb = ["░", "▒", "█"]

  var rule = "─"
  var ellipsis = "…"
  var arrow = "→"
  var times = "×"
  var dash = "–"
  var separator = "·"
  var bad = "✗"
  var good = "✓"
  var warning = "!"
  var selection = "▸"
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
    var glyphs = Glyphs()
    glyphs.solid = Border("-", "|", "+", "+", "+", "+")
    glyphs.light = Border(".", ":", ".", ".", ".", ".")
    glyphs.heavy = Border("*", "*", "*", "*", "*", "*")
    glyphs.double = Border("=", "I", "+", "+", "+", "+")
    glyphs.dotted = Border(".", ".", ".", ".", ".", ".")
    glyphs.band = "|"
    glyphs.lightBand = ":"
    glyphs.heavyBand = "#"
    glyphs.blank = "/"
    glyphs.outside = "."
    glyphs.track = [":", "|", "H"]
    glyphs.sidewaysTrack = [".", "-", "="]
    glyphs.thumb = ["~", "%", "#"]
    glyphs.rule = "-"
    glyphs.ellipsis = "~"
    glyphs.arrow = "->"
    glyphs.times = "x"
    glyphs.dash = "-"
    glyphs.separator = "-"
    glyphs.bad = "X"
    glyphs.good = "OK"
    glyphs.selection = ">"
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
    glyphs.bars = ["_", ".", ":", "-", "=", "+", "*", "#"]
    glyphs.upArrow = "Up"
    glyphs.downArrow = "Down"
    glyphs.leftArrow = "Left"
    glyphs.rightArrow = "Right"
    glyphs.enter = "Enter"
    return glyphs
  }()
}
