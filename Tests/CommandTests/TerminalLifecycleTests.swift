import Foundation
import Testing

extension BuiltBinary {
  /// Leave the terminal as it was found, on every path.
  @Suite("The terminal comes back", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalLifecycleTests {
    let session: TmuxSession
    let folder: TemporaryFolder
    let command: String

    init() throws {
      session = try TmuxSession(columns: 80, rows: 24)
      folder = try TemporaryFolder()
      command = "\(BuiltBinary.path) open \(try folder.write(SampleScene.text, to: "sample.yaml"))"
      try recordModes(in: "before")
    }

    @Test("q")
    func quit() throws {
      _ = try started()
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
      try expectRestored()
    }

    @Test("q, when the screen has grown meanwhile: nothing of the picture stays")
    func quitEnlarged() throws {
      _ = try started()
      try session.resize(columns: 120, rows: 40)
      try session.wait(for: "[0,6]")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
      #expect(try !session.screen().contains("[0,"))
      try expectRestored()
    }

    @Test(
      "q, where there is no other screen to go back to: what comes next stands below the picture")
    func quitBelowPicture() throws {
      try session.enter("TERM=vt100 \(command); echo ended=$?")
      let picture = try session.wait(for: SampleScene.first)
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
      let rows = try session.screen().split(separator: "\n")
      let footer = try #require(picture.split(separator: "\n").last)
      let place = try #require(rows.firstIndex(of: footer))
      #expect(rows[(place + 1)...].first == "ended=0")
    }

    @Test("Ctrl-C ends with 130")
    func interrupt() throws {
      _ = try started()
      try session.press("C-c")
      #expect(try session.waitForEnd() == 130)
      try expectRestored()
    }

    @Test("Ctrl-C leaves a prompt first")
    func interruptPrompt() throws {
      _ = try started()
      try session.press("f")
      try session.wait(for: "item ")
      try session.press("C-c")
      try session.wait("no prompt") { !$0.contains("item ") && $0.contains("? help") }
      try session.press("C-c")
      #expect(try session.waitForEnd() == 130)
      try expectRestored()
    }

    @Test(
      "A signal ends the program as it would any other",
      arguments: [
        SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
        SIGXCPU, SIGXFSZ,
      ])
    func politeSignal(_ signal: Int32) throws {
      let program = try started()
      program.send(signal)
      #expect(try session.waitForEnd() == 128 + signal)
      try expectRestored()
    }

    @Test(
      "A trap keeps its status", arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE])
    func trap(_ signal: Int32) throws {
      let program = try started()
      program.send(signal)
      #expect(try session.waitForEnd() == 128 + signal)
      try expectRestored()
    }

    @Test("One that another process sends ends it also where traps print where they were")
    func trapWithBacktraces() throws {
      let program = try session.start(
        command, after: "export SWIFT_BACKTRACE=enable=yes,interactive=no;")
      try session.wait(for: SampleScene.first)
      program.send(SIGABRT)
      #expect(try session.waitForEnd() == 128 + SIGABRT)
      try expectRestored()
    }

    @Test("A trap tells how to have it again: the command, the keys, the last in words of a scene")
    func reproduction() throws {
      let program = try started()
      try session.press("z")
      try session.press("i")
      try session.press("G")
      try session.wait(for: SampleScene.last)
      program.send(SIGILL)
      #expect(try session.waitForEnd() == 128 + SIGILL)
      let screen = try session.screen().replacing("\n", with: "")
      #expect(screen.contains("then the keys: z i G"))
      #expect(screen.contains("last user action, at 0.0 s: keyboard: "))
      #expect(screen.contains("to reproduce: cellophane open "))
    }

    @Test("What was said on standard error comes after the screen, not into it")
    func errorsWhileDrawing() throws {
      let program = try started()
      let errors = "/proc/\(program.number)/fd/2"
      guard FileManager.default.fileExists(atPath: errors) else { return }
      try Data("last words\n".utf8).write(to: URL(fileURLWithPath: errors))
      try session.press("End")
      #expect(try !session.wait(for: SampleScene.last).contains("last words"))
      program.send(SIGILL)
      #expect(try session.waitForEnd() == 128 + SIGILL)
      #expect(try session.screen().contains("last words"))
    }

    @Test("Ctrl-Z gives the terminal to the shell, fg takes it back")
    func suspend() throws {
      _ = try started()
      try session.press("PageDown")
      let before = try session.wait("a scrolled list") {
        !$0.contains(SampleScene.first) && $0.contains("at rest")
      }
      try session.press("C-z")
      try session.wait("the shell") { _ in try !session.isAlternateScreen() }
      #expect(try !session.hasMouse())
      #expect(try session.showsCursor())
      try recordModes(in: "between")
      #expect(try folder.text(named: "between") == folder.text(named: "before"))

      try session.enter("fg; echo resumed=$?")
      try session.wait("the same picture") { $0 == before }
      #expect(try session.isAlternateScreen())
      #expect(try session.hasMouse())
      try session.press("q")
      #expect(try session.waitForEnd(label: "resumed") == 0)
      try expectRestored()
    }

    @Test("Ctrl-Z while a picture is sent waits until it is there, and is not lost")
    func suspendWhileDrawing() throws {
      // A picture of more bytes than the system keeps, so that sending it takes until somebody reads.
      let terminal = try PseudoTerminal(
        running: BuiltBinary.path, ["gallery"], columns: 400, rows: 120)
      try terminal.waitUntilFull()
      terminal.send(SIGTSTP)
      let left = try terminal.wait(for: "\u{1B}[?1049l")
      terminal.send(SIGCONT)
      let back = try terminal.wait(for: "\u{1B}[?1049h", after: left)
      try terminal.wait(for: "quit", after: back)
      terminal.write("q")
      #expect(terminal.waitForEnd() == 0)
    }

    @Test("A program stopped from outside draws again when it goes on")
    func stoppedFromOutside() throws {
      let program = try started()
      // What the terminal has answered is read then; the shell would take it for the beginning of a line.
      try session.press("End")
      let picture = try session.wait("the end") {
        $0.contains(SampleScene.last) && $0.contains("at rest")
      }
      program.send(SIGSTOP)
      try session.wait("the shell") { $0.contains(TmuxSession.prompt) }
      // The terminal is as the program left it, and Enter is not the end of a line there.
      try session.enter("fg; echo resumed=$?", endingWith: "C-j")
      try session.wait("the same picture") { $0 == picture }
      try session.press("q")
      #expect(try session.waitForEnd(label: "resumed") == 0)
      try expectRestored()
    }

    @Test("A terminal that is closed ends the program")
    func closedTerminal() throws {
      let program = try started()
      try session.close()
      try expectEnd(of: program)
    }

    @Test("A terminal that is closed ends a program that ignores the hang-up")
    func closedTerminalWithoutSignal() throws {
      let program = try session.start(command, after: "trap \"\" HUP;")
      try session.wait(for: SampleScene.first)
      try session.close()
      try expectEnd(of: program)
    }

    @Test("A terminal that is closed ends a program that is at a long work")
    func closedTerminalAtWork() throws {
      let program = try startedAtWork()
      try session.close()
      try expectEnd(of: program)
    }

    @Test(
      "A request to end that nobody repeats ends such a program, also where alarms are ignored",
      arguments: [(SIGTERM, ""), (SIGHUP, ""), (SIGTERM, "trap \"\" ALRM;")])
    func requestAtWork(_ signal: Int32, _ trap: String) throws {
      let program = try startedAtWork(after: trap)
      program.send(signal)
      #expect(try session.waitForEnd() == 128 + signal)
      try expectRestored()
    }

    @Test("Ctrl-C ends a program that asks for very many sizes before it shows anything")
    func interruptAtStart() throws {
      _ = try startedAtWork()
      try session.wait(for: "Ctrl-C ends the program")
      try session.press("C-c")
      #expect(try session.waitForEnd() == 130)
      try expectRestored()
    }

    @Test("Ctrl-C takes back what a hand made so many, and the program goes on")
    func interruptAtWork() throws {
      let path = try folder.write(
        "data: 1000\ncell: { size: [320, 40] }\nlayout: { kind: flow, sizing: delegate }\n",
        to: "few.yaml")
      _ = try session.start("\(BuiltBinary.path) open \(path)")
      try session.wait(for: "[0,0]")
      // The panel, its filter, the knob it leaves, nothing of the old value, and the new one.
      try session.press("s", "/", "d", "a", "t", "a", "Enter", "Enter", "C-u", "9", "9", "9")
      try session.press("9", "9", "9", "9", "9", "9", "Enter")
      try session.wait(for: "Ctrl-C takes it back")
      try session.press("C-c")
      try session.wait(for: "stopped a layout")
      try session.press("Escape")
      try session.wait(for: "gallery")
      try session.press("G")
      try session.wait(for: "[0,999]")
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }

    @Test(
      "A program that has nothing to do sleeps",
      .enabled(if: RunningProgram.countsSwitches, "this system does not count context switches"))
    func idle() throws {
      let program = try started()
      // The terminal's answers to what was asked at the start may still be on their way, and once a second it looks at its file.
      var sleeps = false
      for _ in 0..<10 where !sleeps {
        let before = try #require(program.switches)
        for _ in 0..<5 { _ = try session.screen() }
        sleeps = program.switches == before
      }
      #expect(sleeps)
    }

    private func started() throws -> RunningProgram {
      let program = try session.start(command)
      try session.wait(for: SampleScene.first)
      return program
    }

    /// The program at a layout that asks for a billion sizes.
    private func startedAtWork(after words: String = "") throws -> RunningProgram {
      let path = try folder.write(
        "data: 1000000000\ncell: { size: [320, 40] }\nlayout: { kind: flow, sizing: delegate }\n",
        to: "many.yaml")
      let program = try session.start("\(BuiltBinary.path) open \(path)", after: words)
      try session.wait(for: "laying out:")
      return program
    }

    private func expectRestored() throws {
      #expect(try !session.isAlternateScreen())
      #expect(try !session.hasMouse())
      #expect(try session.showsCursor())
      #expect(try session.screen().contains("recorded-42-before"))
      #expect(try !session.screen().contains(SampleScene.first))
      try recordModes(in: "after")
      let (after, before) = try (folder.text(named: "after"), folder.text(named: "before"))
      let screen = try session.screen()
      #expect(after == before, "\(screen)")
    }

    /// Writes the terminal's modes to a file, and a line to the screen that nobody typed as it is.
    private func recordModes(in name: String) throws {
      try session.enter("stty -g > \(folder.url.path)/\(name); echo recorded-$((40+2))-\(name)")
      try session.wait(for: "recorded-42-\(name)")
    }

    private func expectEnd(of program: RunningProgram) throws {
      let deadline = ContinuousClock.now + TmuxSession.patience
      while program.isAlive, ContinuousClock.now < deadline {
        _ = try Finished(running: "/usr/bin/env", ["true"], environment: BuiltBinary.environment)
      }
      #expect(!program.isAlive)
    }
  }
}
