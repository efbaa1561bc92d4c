import Renderer

/// What a terminal is sent so that it draws in another look.
struct Ink {
  private let terminal: TerminalAbilities
  /// Whether anything is drawn in other than the terminal's own two colours.
  let usesColor: Bool
  /// By the numbers of both looks: a few dozen changes make all pictures.
  private var changes: [UInt64: [UInt8]] = [:]

  /// - Parameters:
  ///   - terminal: What the terminal can be asked for.
  ///   - usesColor: False leaves everything in the terminal's own two colours.
  init(_ terminal: TerminalAbilities, usesColor: Bool) {
    self.terminal = terminal
    self.usesColor = usesColor && terminal.colorCount > 0
  }

  /// Puts the way from one look to another behind what is sent already.
  mutating func append(from old: UInt32, to new: UInt32, to bytes: inout [UInt8]) {
    let name = UInt64(old) << 32 | UInt64(new)
    if let known = changes[name] {
      bytes += known
      return
    }
    let change = change(from: drawn(Style(code: old)), to: drawn(Style(code: new)))
    changes[name] = change
    bytes += change
  }

  /// The shorter one of a way that begins from plain and one that does not.
  private func change(from old: Style, to new: Style) -> [UInt8] {
    guard old != new else { return [] }
    let anew = terminal.plain.bytes() + additions(to: .plain, for: new)
    guard let changed = changed(from: old, to: new), changed.count < anew.count else { return anew }
    return changed
  }

  /// Nil when something cannot be ended by itself.
  private func changed(from old: Style, to new: Style) -> [UInt8]? {
    var bytes: [UInt8] = []
    var left = old
    guard !old.isBold || new.isBold, !old.isDim || new.isDim else { return nil }
    if old.isUnderlined, !new.isUnderlined {
      guard let end = terminal.underlineOff else { return nil }
      end.append(to: &bytes)
      left.isUnderlined = false
    }
    if old.isReversed, !new.isReversed {
      guard let end = terminal.reverseOff else { return nil }
      end.append(to: &bytes)
      left.isReversed = false
    }
    if old.foreground != nil && new.foreground == nil
      || old.background != nil && new.background == nil
    {
      terminal.ownColors?.append(to: &bytes)
      left.foreground = nil
      left.background = nil
    }
    return bytes + additions(to: left, for: new)
  }

  /// What is sent to draw in a look that has something more, or another colour.
  private func additions(to old: Style, for new: Style) -> [UInt8] {
    var bytes: [UInt8] = []
    if new.isBold, !old.isBold { terminal.bold?.append(to: &bytes) }
    if new.isDim, !old.isDim { terminal.dim?.append(to: &bytes) }
    if new.isUnderlined, !old.isUnderlined { terminal.underline?.append(to: &bytes) }
    if new.isReversed, !old.isReversed { terminal.reverse?.append(to: &bytes) }
    if let color = new.foreground, color != old.foreground {
      terminal.foreground?.append(to: &bytes, number(color))
    }
    if let color = new.background, color != old.background {
      terminal.background?.append(to: &bytes, number(color))
    }
    return bytes
  }

  /// A look as the terminal has it.
  private func drawn(_ style: Style) -> Style {
    var style = style
    guard usesColor else {
      style.foreground = nil
      style.background = nil
      return style
    }
    if style.foreground != nil || style.background != nil {
      if terminal.dimsOnlyPlain { style.isDim = false }
      if terminal.underlinesOnlyPlain { style.isUnderlined = false }
    }
    // Terminals of eight colours draw bold ones bright.
    if terminal.colorCount < 16, let color = style.foreground, color.rawValue >= 8 {
      style.isBold = true
    }
    return style
  }

  private func number(_ color: Style.Color) -> Int {
    Int(terminal.colorCount < 16 ? color.rawValue & 7 : color.rawValue)
  }
}
