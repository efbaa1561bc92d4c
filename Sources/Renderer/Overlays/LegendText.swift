import Simulator

/// What the marks of the viewports mean, one in a line.
struct LegendText {
  let view: ViewState
  let theme: Theme

  var lines: [StyledLine] {
    var lines = edges
    lines.append(heading("in this frame, in capitals"))
    lines += ElementMarks.each.map { mark in
      let news = ElementNews(mark: mark, isNow: true)
      return line(news.letter, news.style(theme), Self.words(mark))
    }
    let past = ElementNews(mark: .measured, isNow: false)
    lines.append(line("\(past.letter) a r s i", past.style(theme), "the same, up to 0.4 s before"))
    lines.append(heading("what differs from the plainest"))
    lines += signs
    if view.showsGuides { lines += guides }
    return lines
  }

  private var edges: [StyledLine] {
    let glyphs = theme.glyphs
    func corner(_ border: Border) -> String { border.topLeft + border.horizontal + border.topRight }
    return [
      line(
        "\(corner(glyphs.light)) \(glyphs.hatch)44", .estimated, "a guess: nobody has asked yet"),
      line(corner(glyphs.solid), .measured, "measured; 44 \(glyphs.arrow) 180: was, is"),
      line(corner(glyphs.solid), .fixed, "its layout knew the size"),
      line(corner(glyphs.heavy), .fresh, "measured in this frame"),
      line(corner(glyphs.heavyCorners), .fresh, "measured shortly before"),
      line(
        "\(glyphs.lightBand) \(glyphs.band) \(glyphs.heavyBand)", .measured, "the same on low cells"
      ),
      line(corner(glyphs.double) + " " + glyphs.header, .header, "header"),
      line(corner(glyphs.double) + " " + glyphs.footer, .header, "footer"),
      line(corner(glyphs.dotted), .decoration, "decoration"),
    ]
  }

  private var signs: [StyledLine] {
    let glyphs = theme.glyphs
    return [
      line("\(glyphs.selected) \(glyphs.touched)", .strong, "selected, under a finger; edge bold"),
      line("pinned", .text, "held while the content scrolls"),
      line("z10", .text, "z index; z0: overlaps its equal"),
      line("\(glyphs.alpha)0.5 \(glyphs.faded)", .faint, "alpha; fainter, hatched"),
      line("\(glyphs.times)0.8", .text, "scaled; the frame is the box"),
      line("\(glyphs.turned)45 \(glyphs.shifted)8,0", .text, "turned, translated"),
      line("hidden", .faint, "placed and hidden: outline only"),
    ]
  }

  private var guides: [StyledLine] {
    let glyphs = theme.glyphs
    return [
      heading("guides"), line(glyphs.inset, .focus, "content inset, section inset"),
      line("\(glyphs.lineSpace) \(glyphs.itemSpace)", .focus, "gap between frames, in points"),
      line(glyphs.bracket.vertical, .focus, "section, with what its layout says"),
    ]
  }

  /// What a mark tells.
  private static func words(_ mark: ElementMarks) -> String {
    switch mark {
    case .measured: "measured: took its preferred size"
    case .asked: "asked, and agreed with its size"
    case .reused: "reused: its view had another item"
    case .moved: "shifted, by other than the scroll"
    case .invalidated: "invalidated: named, or everything"
    default: ""
    }
  }

  private func heading(_ text: String) -> StyledLine { StyledLine(text, theme.style(.caption)) }

  private func line(_ sample: String, _ role: Theme.Role, _ words: String) -> StyledLine {
    line(sample, theme.style(role), words)
  }

  private func line(_ sample: String, _ style: Style, _ words: String) -> StyledLine {
    var line = StyledLine(sample, style)
    line.pad(to: 10)
    line.add(words, theme.style(.text))
    return line
  }
}
