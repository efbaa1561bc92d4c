import Simulator

/// What the marks of the viewports mean, one in a line: those of a stage or of the ordinary picture.
struct LegendText {
  let view: ViewState
  let isOnStage: Bool
  let theme: Theme

  var lines: [StyledLine] {
    guard !isOnStage else {
      return StageLegend(theme: theme).entries.map { entry in
        entry.sample.map { line($0, entry.words) } ?? heading(entry.words)
      }
    }
    var lines = edges
    lines.append(heading("in this frame, in capitals"))
    lines += ElementMarks.each.map { mark in
      let news = ElementNews(mark: mark, isNow: true)
      return line(news.letter, news.style(theme), Self.words(mark))
    }
    let past = ElementNews(mark: .measured, isNow: false)
    lines.append(line("\(past.letter) a r s i", past.style(theme), "the same, just before"))
    lines.append(heading("what differs from the plainest"))
    lines += signs
    lines.append(heading("when what is read jumps"))
    lines += jumps
    if view.showsGuides { lines += guides }
    return lines
  }

  private var edges: [StyledLine] {
    let glyphs = theme.glyphs
    func corner(_ border: Border) -> String { border.topLeft + border.horizontal + border.topRight }
    return [
      line(
        "\(corner(glyphs.light)) \(glyphs.hatch)44", .estimated, "a guess: not asked yet"),
      line(corner(glyphs.solid), .measured, "measured: was \(glyphs.arrow) is"),
      line(corner(glyphs.fixed), .fixed, "its layout knew"),
      line(corner(glyphs.heavy), .fresh, "new size in this frame"),
      line(corner(glyphs.heavyCorners), .fresh, "new size just before"),
      line(
        bands.joined(separator: " "), .measured, "the same on low cells"),
      line(corner(glyphs.double) + " " + glyphs.header, .header, "header"),
      line(corner(glyphs.double) + " " + glyphs.footer, .header, "footer"),
      line(corner(glyphs.dotted), .decoration, "decoration"),
    ]
  }

  /// The edges of low cells in the order of the others.
  private var bands: [String] {
    let glyphs = theme.glyphs
    return [
      glyphs.lightBand, glyphs.band, glyphs.fixedBand, glyphs.heavyBand, glyphs.recentBand,
    ]
  }

  private var signs: [StyledLine] {
    let glyphs = theme.glyphs
    return [
      line("\(glyphs.selected) \(glyphs.touched)", .strong, "selected, touched"),
      line("\(glyphs.arriving) \(glyphs.leaving)", .strong, "arriving, leaving"),
      line("pinned \(glyphs.pinned)", .text, "held while all scrolls"),
      line("+2", .strong, "two more, too low"),
      line("z10", .text, "z index; 0: a tie"),
      line("\(glyphs.alpha)0.5 \(glyphs.faded)", .faint, "alpha, hatched"),
      line("\(glyphs.times)0.8", .text, "scaled: drawn as its box"),
      line("\(glyphs.turned)45 \(glyphs.shifted)8,0", .text, "turned, translated"),
      line("hidden", .faint, "placed and hidden"),
    ]
  }

  private var jumps: [StyledLine] {
    let glyphs = theme.glyphs
    return [
      line("\(glyphs.jumps.down)40 \(glyphs.jumps.up)40", .focus, "pushed so far, not scrolled"),
      line(glyphs.bad, .warning, "who pushed: it was measured"),
      line(
        "\(glyphs.timeEnds.start)\(glyphs.bad) \(glyphs.moment)\(glyphs.timeEnds.end)", .focus,
        "first broke; shown now"),
    ]
  }

  private var guides: [StyledLine] {
    let glyphs = theme.glyphs
    return [
      heading("guides"), line(glyphs.inset, .focus, "insets"),
      line("\(glyphs.lineSpace) \(glyphs.itemSpace)", .focus, "gap between frames"),
      line(glyphs.bracket.vertical, .focus, "section, by its layout"),
    ]
  }

  /// What a mark tells.
  private static func words(_ mark: ElementMarks) -> String {
    switch mark {
    case .measured: "measured: size taken"
    case .asked: "asked: measured, agreed"
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
