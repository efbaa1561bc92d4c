import Simulator

/// What the marks of the viewports mean, one in a line: those of a stage or of the ordinary picture, and of these the ones
/// that are on the screen first.
struct LegendText {
  let view: ViewState
  let isOnStage: Bool
  let theme: Theme
  /// What is on the screen.
  var shown: Set<LegendMark> = []

  private typealias Entry = (mark: LegendMark, line: StyledLine)

  var lines: [StyledLine] {
    guard !isOnStage else {
      return StageLegend(theme: theme).entries.map { entry in
        entry.sample.map { line($0, entry.words) } ?? heading(entry.words)
      }
    }
    let now = groups.flatMap(\.entries).filter { shown.contains($0.mark) }.map(\.line)
    let others = groups.flatMap { title, entries in
      let rest = entries.filter { !shown.contains($0.mark) }.map(\.line)
      return rest.isEmpty ? [] : [heading(title)] + rest
    }
    return (now.isEmpty ? [] : [heading("on the screen now")] + now) + others
  }

  private var groups: [(title: String, entries: [Entry])] {
    [
      ("edges", edges), ("in this frame, in capitals", letters),
      ("what differs from the plainest", signs), ("unlike another pane", differences),
      ("when what is read jumps", jumps), ("places", places), ("at the side", bars),
      ("guides", view.showsGuides ? guides : []),
    ]
  }

  private var edges: [Entry] {
    let glyphs = theme.glyphs
    func corner(_ border: Border) -> String { border.topLeft + border.horizontal + border.topRight }
    /// A box, and the bar of a low cell.
    func cell(_ border: Border, _ band: String) -> String { "\(corner(border)) \(band)" }
    let cells: [Entry] = [
      (
        .estimated,
        line(
          "\(cell(glyphs.light, glyphs.lightBand)) \(glyphs.hatch)44", .estimated,
          "a guess: not asked yet")
      ),
      (
        .measured,
        line(cell(glyphs.solid, glyphs.band), .measured, "measured: was \(glyphs.arrow) is")
      ),
      (.fixed, line(cell(glyphs.fixed, glyphs.fixedBand), .fixed, "its layout knew")),
      (
        .new,
        line(cell(glyphs.heavy, glyphs.heavyBand), .fresh, "this frame: was \(glyphs.arrow) is")
      ),
      (
        .recent,
        line(
          cell(glyphs.heavyCorners, glyphs.recentBand), .fresh,
          "just before: was \(glyphs.arrow) is")
      ),
      (.header, line(corner(glyphs.double) + " " + glyphs.header, .header, "header")),
      (.footer, line(corner(glyphs.double) + " " + glyphs.footer, .header, "footer")),
      (.decoration, line(corner(glyphs.dotted), .decoration, "decoration")),
    ]
    guard let forms = glyphs.edges else { return cells }
    let runs = [forms.top[0], forms.top[1], forms.top[3], forms.top[4]].map(\.run).joined()
    return cells + [(.trueEdge, line(runs, .measured, "an edge, to \(glyphs.quarter) of a row"))]
  }

  private var letters: [Entry] {
    let past = ElementNews(mark: .measured, isNow: false)
    return ElementMarks.each.map { mark in
      let news = ElementNews(mark: mark, isNow: true)
      return (.letter(mark), line(news.letter, news.style(theme), Self.words(mark)))
    } + [
      (
        .earlierLetter,
        line("\(past.letter) a r s i", past.style(theme), "small: shortly before")
      )
    ]
  }

  private var signs: [Entry] {
    let glyphs = theme.glyphs
    return [
      (.selected, line("\(glyphs.selected) \(glyphs.touched)", .strong, "selected, touched")),
      (.passing, line("\(glyphs.arriving) \(glyphs.leaving)", .strong, "arriving, leaving")),
      (.pinned, line("pinned \(glyphs.pinned)", .text, "held while all scrolls")),
      (.squeezed, line("+2", .strong, "two more, too low")),
      (.zIndex, line("z10", .text, "z index; 0: a tie")),
      (.alpha, line("\(glyphs.alpha)0.5 \(glyphs.faded)", .faint, "alpha, hatched")),
      (.scaled, line("\(glyphs.times)0.8", .text, "scaled: drawn as its box")),
      (
        .turned,
        line("\(glyphs.turned)45 \(glyphs.shifted)8,0", .text, "turned, translated")
      ),
      (.hidden, line("hidden", .faint, "placed and hidden")),
      (
        .cursor,
        line("\(glyphs.selection) \(glyphs.selectionEnd)", .focus, "under the cursor")
      ),
      (
        .match,
        line("\(glyphs.match) \(glyphs.currentMatch)", .focus, "found, and gone to")
      ),
    ]
  }

  private var differences: [Entry] {
    [
      (.different, line("\(theme.glyphs.different) -40", .focus, "unlike the chosen pane")),
      (.alone, line("+[0,9]", .focus, "in view here alone")),
    ]
  }

  private var jumps: [Entry] {
    let glyphs = theme.glyphs
    return [
      (
        .pushed,
        line("\(glyphs.jumps.down)40 \(glyphs.jumps.up)40", .focus, "pushed, not scrolled")
      ),
      (.culprit, line(glyphs.bad, .warning, "measured, and pushed")),
      (
        .timeLine,
        line(
          "\(glyphs.timeEnds.start)\(glyphs.bad) \(glyphs.moment)\(glyphs.timeEnds.end)", .focus,
          "first broke; shown now")
      ),
    ]
  }

  private var places: [Entry] {
    let glyphs = theme.glyphs
    func three(_ glyph: String) -> String { String(repeating: glyph, count: 3) }
    return [
      (.hole, line(three(glyphs.blank), .blank, "a hole: nothing drawn")),
      (.outside, line(glyphs.outside, .outside, "beyond the content")),
      (.cover, line(three(glyphs.cover), .outside, "obscured: covered")),
    ]
  }

  /// The scroll bar or the map, and what is marked on either.
  private var bars: [Entry] {
    let glyphs = theme.glyphs
    let track = glyphs.track.reversed().joined()
    let thumb = glyphs.thumb.reversed().joined()
    return [
      (.track, line("\(track) \(thumb)", .thumb, "measured, partly, not")),
      (
        .map,
        line(
          glyphs.map[..<3].reversed().joined() + glyphs.map[3], .thumb, "all, partly, not, fixed")
      ),
      (.found, line("\(glyphs.track[0])\(glyphs.bad)", .bad, "something found there")),
      (
        .landing,
        line(
          glyphs.target + glyphs.proposed + glyphs.bothTargets, .focus, "fling's end, wish, both")
      ),
    ]
  }

  private var guides: [Entry] {
    let glyphs = theme.glyphs
    return [
      line(glyphs.inset, .focus, "insets"),
      line("\(glyphs.lineSpace) \(glyphs.itemSpace)", .focus, "gap between frames"),
      line(glyphs.bracket.vertical, .focus, "section, by its layout"),
    ].map { (.guides, $0) }
  }

  /// What a mark tells.
  private static func words(_ mark: ElementMarks) -> String {
    switch mark {
    case .measured: "measured: size taken"
    case .asked: "asked: keeps its size"
    case .reused: "reused: a used view"
    case .moved: "shifted, not scrolled"
    case .invalidated: "invalidated, or all was"
    default: ""
    }
  }

  private func heading(_ text: String) -> StyledLine { StyledLine(text, theme.style(.caption)) }

  private func line(_ sample: String, _ role: Theme.Role, _ words: String) -> StyledLine {
    line(sample, theme.style(role), words)
  }

  private func line(_ sample: String, _ style: Style, _ words: String) -> StyledLine {
    line(StyledLine(sample, style), words)
  }

  private func line(_ sample: StyledLine, _ words: String) -> StyledLine {
    var line = sample
    line.pad(to: 10)
    line.add(words, theme.style(.text))
    return line
  }
}
