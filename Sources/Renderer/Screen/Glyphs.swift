/// The characters the screen's own marks are drawn with; what comes from the data is not among them.
///
/// There are two sets, each made once in this file and changed nowhere else: an object, since a theme goes along with everything
/// that is drawn, and a copy of a hundred texts would cost more than the drawing.
final class Glyphs: @unchecked Sendable {
  fileprivate(set) var solid = Border("─", "│", "┌", "┐", "└", "┘")
  /// Around what was never a guess.
  fileprivate(set) var fixed = Border("─", "│", "╭", "╮", "╰", "╯")
  fileprivate(set) var light = Border("╌", "╎", "┌", "┐", "└", "┘")
  fileprivate(set) var heavy = Border("━", "┃", "┏", "┓", "┗", "┛")
  fileprivate(set) var double = Border("═", "║", "╔", "╗", "╚", "╝")
  fileprivate(set) var dotted = Border("┈", "┊", "·", "·", "·", "·")

  /// Light lines between heavy corners: measured shortly before.
  fileprivate(set) var heavyCorners = Border("─", "│", "┏", "┓", "┗", "┛")
  /// Thin edges between the rows; nil for a terminal that has none.
  fileprivate(set) var edges: EdgeForms? = .thin
  /// A cell filled from below, by eighths; nil for a terminal that has none.
  fileprivate(set) var blocks: [String]? = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  /// The left edge of a band: measured, never a guess, estimated, measured in this very frame, measured shortly before.
  fileprivate(set) var band = "▎"
  fileprivate(set) var fixedBand = "▏"
  fileprivate(set) var lightBand = "╎"
  fileprivate(set) var heavyBand = "█"
  fileprivate(set) var recentBand = "▌"

  fileprivate(set) var hatch = "~"
  /// The hatching of what can be seen through.
  fileprivate(set) var faded = "░"
  /// What begins the band of a header, of a footer and of another view.
  fileprivate(set) var header = "╤"
  fileprivate(set) var footer = "╧"
  fileprivate(set) var otherView = "╪"
  /// What stands before a selected cell's index path, and before that of one under a finger.
  fileprivate(set) var selected = "▣"
  fileprivate(set) var touched = "◉"
  /// What stands before one that leaves the screen in an animation, and before one that comes onto it.
  fileprivate(set) var leaving = "⊖"
  fileprivate(set) var arriving = "⊕"
  /// That an element is held while the content scrolls, where there is no room for the word.
  fileprivate(set) var pinned = "†"
  /// What stands before an alpha, degrees, and the way of a translation.
  fileprivate(set) var alpha = "α"
  fileprivate(set) var turned = "∠"
  fileprivate(set) var shifted = "⇢"
  /// The hatching of insets, and of spaces between lines and between items.
  fileprivate(set) var inset = "╲"
  fileprivate(set) var lineSpace = "┄"
  fileprivate(set) var itemSpace = "┆"
  fileprivate(set) var blank = "╱"
  fileprivate(set) var outside = "·"
  /// The hatching of what something covers, such as a keyboard.
  fileprivate(set) var cover = "▓"

  /// The scroll bar's track and thumb: nothing, something and everything measured.
  fileprivate(set) var track = ["┊", "│", "┃"]
  fileprivate(set) var sidewaysTrack = ["┈", "─", "━"]
  fileprivate(set) var thumb = ["░", "▒", "█"]

  /// The parts of a minimap: estimated, some of both, measured, never a guess.
  fileprivate(set) var map = ["░", "▒", "█", "·"]

  fileprivate(set) var rule = "─"
  /// Where a number of a ruler stands, at its side and along its top; and the bounds of a section.
  fileprivate(set) var tick = "┤"
  fileprivate(set) var tickAbove = "┬"
  fileprivate(set) var bracket = Border("─", "│", "┌", "┐", "└", "┘")
  fileprivate(set) var ellipsis = "…"
  fileprivate(set) var arrow = "→"
  fileprivate(set) var times = "×"
  fileprivate(set) var dash = "–"
  fileprivate(set) var separator = "·"
  fileprivate(set) var unequal = "≠"
  fileprivate(set) var bad = "✗"
  fileprivate(set) var good = "✓"
  fileprivate(set) var warning = "!"
  fileprivate(set) var selection = "▸"
  /// Before what differs between panes.
  fileprivate(set) var different = "≠"
  /// What holds the text that is searched for, and the one of them that was gone to.
  fileprivate(set) var match = "›"
  fileprivate(set) var currentMatch = "»"
  fileprivate(set) var selectionEnd = "◂"
  /// What goes on: something is held, moves, or rests.
  fileprivate(set) var held = "●"
  fileprivate(set) var moving = "▶"
  fileprivate(set) var resting = "■"
  /// What time does: stands still, is looked back on, passes slowly.
  fileprivate(set) var paused = "❚❚"
  fileprivate(set) var past = "◀"
  fileprivate(set) var half = "½"
  fileprivate(set) var quarter = "¼"

  /// Where a fling will rest, where it would have rested, and both in one place.
  fileprivate(set) var target = "◆"
  fileprivate(set) var proposed = "◇"
  fileprivate(set) var bothTargets = "◈"

  /// What is stretched beyond an edge, along each axis, and the sign of the way.
  fileprivate(set) var strands = (vertical: "┆", horizontal: "┄")
  fileprivate(set) var ways = (vertical: "↕ ", horizontal: "↔ ")

  /// What an element was pushed by, all along its sides.
  fileprivate(set) var jumps = (up: "↑", down: "↓", left: "←", right: "→")
  /// The ends of the line of time, the frame on it that is shown, and the same where an invariant first broke.
  fileprivate(set) var timeEnds = (start: "├", end: "┤")
  fileprivate(set) var moment = "◇"
  fileprivate(set) var momentOnMark = "◈"

  /// The bars of a sparkline, lowest first.
  fileprivate(set) var bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  fileprivate(set) var upArrow = "↑"
  fileprivate(set) var downArrow = "↓"
  fileprivate(set) var leftArrow = "←"
  fileprivate(set) var rightArrow = "→"
  fileprivate(set) var enter = "⏎"

  static let unicode = Glyphs()

  /// For terminals that have nothing else, or give line-drawing characters an unknown width.
  static let ascii: Glyphs = {
    let glyphs = Glyphs()
    glyphs.solid = Border("-", "|", "+", "+", "+", "+")
    glyphs.fixed = Border("-", "|", "-", "-", "-", "-")
    glyphs.light = Border(".", ":", ".", ".", ".", ".")
    glyphs.heavy = Border("*", "*", "*", "*", "*", "*")
    glyphs.double = Border("=", "I", "+", "+", "+", "+")
    glyphs.dotted = Border("'", "'", "'", "'", "'", "'")
    glyphs.heavyCorners = Border("-", "|", "*", "*", "*", "*")
    glyphs.edges = nil
    glyphs.blocks = nil
    glyphs.faded = "`"
    glyphs.header = "^"
    glyphs.footer = "_"
    glyphs.otherView = "%"
    glyphs.selected = "$"
    glyphs.touched = "o"
    glyphs.leaving = "x"
    glyphs.arriving = "n"
    glyphs.pinned = "P"
    glyphs.alpha = "a"
    glyphs.turned = "@"
    glyphs.shifted = ">"
    glyphs.inset = "\\"
    glyphs.lineSpace = "="
    glyphs.itemSpace = "!"
    glyphs.band = "|"
    glyphs.fixedBand = "("
    glyphs.lightBand = ":"
    glyphs.heavyBand = "#"
    glyphs.recentBand = "*"
    glyphs.blank = "/"
    glyphs.outside = "."
    glyphs.cover = ";"
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
    glyphs.match = ")"
    glyphs.currentMatch = "}"
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

extension Glyphs {
  /// What is drawn around and behind everything that is read: blanks, borders and hatching, no letters.
  var fillers: Set<String> {
    let borders = [solid, fixed, light, heavy, double, dotted, heavyCorners, bracket]
    let edged = borders.flatMap {
      [$0.horizontal, $0.vertical, $0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight]
    }
    let bars =
      [band, fixedBand, lightBand, heavyBand, recentBand] + (blocks ?? []) + (edges?.all ?? [])
    let grounds = [" ", hatch, faded, inset, lineSpace, itemSpace, blank, outside]
    return Set(edged + bars + grounds).filter { $0.allSatisfy { !$0.isLetter } }
  }
}

extension EdgeForms {
  fileprivate var all: [String] { (top + bottom).flatMap { [$0.left, $0.run, $0.right] } + side }
}
