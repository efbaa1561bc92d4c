import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("What is typed before a key")
struct KeyPrefixTests {
  private var prefix = KeyPrefix()

  @Test(
    "Counts and pairs of keys",
    arguments: [
      ("j", .session(.keyboard(.tap(.init(.line, .down), times: 1))), nil),
      ("12j", .session(.keyboard(.tap(.init(.line, .down), times: 1))), 12),
      ("50G", .session(.keyboard(.jump(.end))), 50),
      ("105k", .session(.keyboard(.tap(.init(.line, .up), times: 1))), 105),
      ("zt", .session(.place(.current, .top)), nil),
      ("7zz", .session(.place(.current, .centeredVertically)), 7),
      ("zb", .session(.place(.current, .bottom)), nil), ("3q", .screen(.quit), 3),
    ] as [(String, Keymap.Command, Int?)])
  mutating func commands(keys: String, command: Keymap.Command, count: Int?) {
    for key in keys.dropLast() { #expect(take(key) == .pending) }
    #expect(prefix.text == keys.dropLast())
    #expect(take(keys.last ?? " ") == .command(command, count: count))
    #expect(!prefix.isPending)
  }

  @Test("Escape clears what is typed, and is itself again then")
  mutating func escape() {
    for keys in ["12", "z", "3z"] {
      for key in keys { _ = take(key) }
      #expect(prefix.add(.escape, in: .standard) == .dropped)
      #expect(prefix.text == "")
    }
    #expect(
      prefix.add(.escape, in: .standard) == .command(.screen(.close), count: nil))
  }

  @Test("A pair that is bound to nothing does nothing, least of all its second half")
  mutating func unbound() {
    _ = take("z")
    #expect(take("q") == .dropped)
    _ = take("z")
    #expect(prefix.add(.down, in: .standard) == .dropped)
    #expect(take("0") == .unbound)
    #expect(take("ü") == .unbound)
  }

  @Test("A count never overflows")
  mutating func huge() {
    for _ in 0..<40 { _ = take("9") }
    #expect(
      take("j")
        == .command(.session(.keyboard(.tap(.init(.line, .down), times: 1))), count: 999_999_999))
  }

  private mutating func take(_ character: Character) -> KeyPrefix.Reading {
    prefix.add(.character(String(character)), in: .standard)
  }
}
