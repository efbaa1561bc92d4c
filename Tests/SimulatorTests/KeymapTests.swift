import Testing

@testable import Simulator

@Suite("Which command a key has")
struct KeymapTests {
  private static let keymaps = [
    Keymap.standard, .standard.holding(in: [.playback]),
    .standard.holding(in: [.stage, .playback], except: [.character(" ")]),
  ]

  @Test("Every key has that of the first line that holds anywhere", arguments: 0..<3)
  func commands(_ index: Int) {
    let keymap = Self.keymaps[index]
    for key in Self.keys {
      let line = keymap.bindings.first { $0.context == .anywhere && $0.keys.contains(key) }
      #expect(keymap.command(for: key) == line?.command, "\(key)")
    }
  }

  @Test("A character begins a pair where two are bound that begin with it")
  func pairs() {
    let first = Set(Keymap.standard.bindings.flatMap(\.keys).compactMap(\.firstOfPair))
    #expect(!first.isEmpty)
    for byte in UInt8(0x20)..<0x7F {
      let character = String(Unicode.Scalar(byte))
      #expect(Keymap.standard.beginsPair(character) == first.contains(character))
    }
    #expect(!Keymap.standard.beginsPair("") && !Keymap.standard.beginsPair("한"))
    let binding = Keymap.Binding(keys: [.character("éa")], command: .screen(.quit), help: "")
    let keymap = Keymap(groups: [Keymap.Group(title: "", bindings: [binding])])
    #expect(keymap.beginsPair("é") && !keymap.beginsPair("e"))
  }

  /// Those with a name, those of a byte, some of more, and those with Control.
  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .shiftHome,
      .shiftEnd,
      .pageUp, .pageDown,
      .home, .end, .enter, .escape, .tab, .backspace, .delete, .character("한"),
    ] + (UInt8(0x20)..<0x7F).map { .character(String(Unicode.Scalar($0))) }
    + Keymap.standard.bindings.flatMap(\.keys).filter {
      if case .character(let text) = $0 { text.count > 1 } else { false }
    }
    + "abcdefghijklmnopqrstuvwxyz".map { .control(String($0)) }
}
