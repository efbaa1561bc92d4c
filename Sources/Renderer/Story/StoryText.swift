import Simulator

/// A story broken into lines of at most so many columns, each part after a word that names it.
struct StoryText {
  let story: Story
  let columns: Int
  let theme: Theme

  /// What one sees, why and how that is known, what helps, what to do, and where it was reported.
  var lines: [StyledLine] {
    guard let bug = story.bug else { return paragraphs(story.about) }
    var lines = part("sees", bug.sees)
    lines += part("why, \(Self.told(basis: bug.basis))", bug.cause)
    if !bug.fix.isEmpty { lines += part("helps", bug.fix) }
    if !bug.knobs.isEmpty { lines += part("knob", bug.knobs.joined(separator: ", ")) }
    if !bug.reported.isEmpty {
      lines += part("reported", bug.reported.map(Self.plain).joined(separator: ", "))
    }
    return lines
  }

  /// Where it stands: the room, and how far the tour has come.
  var place: StyledLine? {
    story.place.map {
      StyledLine(
        "\($0.number) of \($0.count) \(theme.glyphs.separator) \(theme.spelled($0.room))",
        theme.style(.faint))
    }
  }

  /// What to do and to watch.
  var about: [StyledLine] { paragraphs(story.about) }

  /// The code of the fix, after the command that prints it.
  var code: [StyledLine] {
    (story.bug?.code ?? []).flatMap { code in
      [StyledLine()] + part("code", "cellophane fix \(code.name)") + [StyledLine()]
        + CodeText(code: code, columns: columns, theme: theme).lines
    }
  }

  /// How a mechanism is known, as the cause is introduced.
  static func told(basis: String) -> String {
    basis == "documented symptom" ? "inferred from a documented symptom" : basis
  }

  private func part(_ name: String, _ text: String) -> [StyledLine] {
    let name = "\(name):"
    let wrapped = WrappedText(theme.spelled("\(name) \(text)"), columns: columns - 2)
    return wrapped.lines.enumerated().map { index, line in
      guard index == 0 else { return StyledLine("  \(line)", theme.style(.text)) }
      guard line.hasPrefix(name) else { return StyledLine(line, theme.style(.strong)) }
      var first = StyledLine(name, theme.style(.strong))
      first.add(String(line.dropFirst(name.count)), theme.style(.text))
      return first
    }
  }

  private func paragraphs(_ text: String) -> [StyledLine] {
    text.split(separator: "\n").flatMap { paragraph in
      WrappedText(theme.spelled(String(paragraph)), columns: columns).lines
    }
    .map { StyledLine($0, theme.style(.text)) }
  }

  /// An address without what all of them have in common.
  private static func plain(_ address: String) -> String {
    for prefix in ["https://www.", "http://www.", "https://", "http://"]
    where address.hasPrefix(prefix) {
      return String(address.dropFirst(prefix.count))
    }
    return address
  }
}
