import Foundation
import Testing

extension BuiltBinary {
  /// Keys, bytes of a mouse and changes of the terminal's size at random, over the scenes that ship.
  @Suite("Endurance")
  struct TerminalEnduranceTests {
    /// Numbers that are the same in every run; those of `SplitMix64`.
    private struct Dice {
      var state: UInt64

      mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
      }
    }

    /// The number of inputs to each scene, and whether all scenes are played: `CELLOPHANE_ENDURANCE=1000`.
    private static let endurance = ProcessInfo.processInfo.environment["CELLOPHANE_ENDURANCE"]
      .flatMap { Int($0) }
    private static let memoryLimit = 120_000_000

    private static let scenes: [String] = {
      let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets")
      let all = ["scenes", "museum"].flatMap { name in
        let folder = assets.appendingPathComponent(name).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
          .filter { $0.hasSuffix(".yaml") && $0 != "tour.yaml" }.map { "\(folder)/\($0)" }
      }
      return endurance == nil ? all.enumerated().filter { $0.offset % 20 == 7 }.map(\.element) : all
    }()

    /// What is typed: no key that ends the program, which has a key of its own for that at the end, and none that writes a file.
    private static let inputs: [String] =
      (0x20...0x7E).map { String(UnicodeScalar(UInt8($0))) }.filter { !"qy".contains($0) }
      + [
        "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H",
        "\u{1B}[F",
      ]
      + ["\u{1B}[1;2A", "\u{1B}[1;2D", "\r", "\t", "\u{7F}", "\u{1B}"]

    @Test("Nothing ends the program, and its memory stays bounded", arguments: scenes)
    func play(_ scene: String) throws {
      let seed = UInt64(Self.scenes.firstIndex(of: scene) ?? 0)
      var random = Dice(state: seed + 1)
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal(
        running: "/bin/sh",
        ["-c", "cd \"$1\" && exec \"$0\" \"$2\"", BuiltBinary.path, folder.url.path, scene],
        columns: 80, rows: 24)
      try terminal.wait(for: "\u{1B}[?1049h")
      for _ in 0..<(Self.endurance ?? 200) {
        switch random.next(20) {
        case 0:
          try terminal.resize(columns: 20 + random.next(140), rows: 5 + random.next(50))
        case 1:
          let place = "\(1 + random.next(80));\(1 + random.next(24))"
          terminal.write(
            "\u{1B}[<\([0, 64, 65, 66, 67, 32][random.next(6)]);\(place)M")
        default:
          terminal.write(Self.inputs[random.next(Self.inputs.count)])
        }
        if random.next(10) == 0 { terminal.discardOutput() }
      }
      terminal.discardOutput()
      if let memory = terminal.programMemory { #expect(memory < Self.memoryLimit) }
      terminal.send(SIGTERM)
      #expect(terminal.waitForEnd() == 128 + SIGTERM)
    }
  }
}
