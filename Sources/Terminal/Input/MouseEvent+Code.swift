extension MouseEvent {
  /// Reads xterm's button code: two bits of button, three of modifiers, 32 for motion, 64 for the wheel.
  ///
  /// Nil for buttons past the third, for motion with none held, and for the release of another button than the left,
  /// which ends no drag.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    let kind: Kind
    switch (code & 0xC0, code & 3) {
    case (0x40, _) where isRelease: return nil
    case (0x40, 0): kind = .wheel(.up)
    case (0x40, 1): kind = .wheel(.down)
    case (0x40, 2): kind = .wheel(.left)
    case (0x40, _): kind = .wheel(.right)
    case (0, 1) where isRelease, (0, 2) where isRelease: return nil
    case (0, _) where isRelease: kind = .release
    case (0, 3): return nil
    case (0, let number):
      let button: Button = number == 0 ? .left : number == 1 ? .middle : .right
      kind = code & 0x20 == 0 ? .press(button) : .drag(button)
    default: return nil
    }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(kind: kind, column: column, row: row, modifiers: modifiers)
  }
}
