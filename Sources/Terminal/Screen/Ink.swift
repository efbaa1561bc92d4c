import Renderer

/// What a terminal is sent so that it draws in another look.
struct Ink {
  private let terminal: TerminalAbilities
  /// Whether anything is drawn in other than the terminal's own two colours.
  let usesColor: Bool
  /// A few dozen changes make all pictures: each has its place by its number, and gives way to the next one that has the same.
  private var changes = [Change](repeating: Change(), count: 1 << Self.changeBits)
  private static let changeBits: UInt32 = 8

  private struct Change {
    /// The numbers of both looks; no two have the greatest one.
    var name = UInt32.max
    var bytes: [UInt8] = []
  }

  /// - Parameters:
  ///   - terminal: What the terminal can be asked for.
  ///   - usesColor: False leaves everything in the terminal's own two colours.
  init(_ terminal: TerminalAbilities, usesColor: Bool) {
    self.terminal = terminal
    self.usesColor = usesColor && terminal.colorCount > 0
  }

  /// Puts the way from one look to another behind what is sent already.
  mutating func append(from old: UInt32, to new: UInt32, to output: OutputBuffer) {
    let name = old << Style.codeBits | new
    let place = Int((name &* 0x9E37_79B1) >> (32 - Self.changeBits))
    if changes[place].name != name {
      let change = change(from: drawn(Style(code: old)), to: drawn(Style(code: new)))
      changes[place] = Change(name: name, bytes: change)
    }
    output.append(changes[place].bytes)
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
      bytes += end.bytes()
      left.isUnderlined = false
    }
    if old.isReversed, !new.isReversed {
      guard let end = terminal.reverseOff else { return nil }
      bytes += end.bytes()
      left.isReversed = false
    }
    if old.foreground != nil && new.foreground == nil
      || old.background != nil && new.background == nil
    {
      bytes += terminal.ownColors?.bytes() ?? []
      left.foreground = nil
      left.background = nil
    }
    return bytes + additions(to: left, for: new)
  }

  /// What is sent to draw in a look that has something more, or another colour.
  private func additions(to old: Style, for new: Style) -> [UInt8] {
    var bytes: [UInt8] = []
    if new.isBold, !old.isBold { bytes += terminal.bold?.bytes() ?? [] }
    if new.isDim, !old.isDim { bytes += terminal.dim?.bytes() ?? [] }
    if new.isUnderlined, !old.isUnderlined { bytes += terminal.underline?.bytes() ?? [] }
    if new.isReversed, !old.isReversed { bytes += terminal.reverse?.bytes() ?? [] }
    if let color = new.foreground, color != old.foreground {
      bytes += terminal.foreground?.bytes(number(color)) ?? []
    }
    if let color = new.background, color != old.background {
      bytes += terminal.background?.bytes(number(color)) ?? []
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
