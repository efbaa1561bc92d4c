import Foundation
import Scenes

extension Keymap {
  /// The speed of a fling from a key, in points per second: a flick of the finger, about three screens of a phone per
  /// second.
  private static let flingSpeed: CGFloat = 2000

  /// The keys of Cellophane; the help and `Docs/Keys.md` list them in this order.
  ///
  /// A number before a key that scrolls repeats it; before a key that goes to an item it is the number of the item.
  public static let standard = Keymap(
    groups: [scroll, item, edits, knobs, time, panes, stage, view, inspection, program, looks])

  private static let scroll = Group(
    title: "scroll",
    bindings: [
      Binding(
        keys: [.down, .character("j")], scroll: .line, .down, help: "one row down, 12j: 12"),
      Binding(keys: [.up, .character("k")], scroll: .line, .up, help: "one row up"),
      Binding(keys: [.left, .character("h")], scroll: .line, .left, help: "one step left"),
      Binding(keys: [.right, .character("l")], scroll: .line, .right, help: "one step right"),
      Binding(
        keys: [.pageDown, .character(" "), .control("f")], scroll: .page, .down,
        help: "one page down"),
      Binding(
        keys: [.pageUp, .character("b"), .control("b")], scroll: .page, .up, help: "one page up"),
      Binding(keys: [.control("d")], scroll: .halfPage, .down, help: "half a page down"),
      Binding(keys: [.control("u")], scroll: .halfPage, .up, help: "half a page up"),
      Binding(
        keys: [.home, .character("g"), .character("<")], session: .keyboard(.jump(.start)),
        help: "to the start"),
      Binding(
        keys: [.end, .character("G"), .character(">")], session: .keyboard(.jump(.end)),
        help: "to the end, 50G: item 50 from 1"),
      Binding(
        keys: [.shiftDown, .character("J")], session: .fling(.alongScrollAxis(flingSpeed)),
        help: "fling towards the end"),
      Binding(
        keys: [.shiftUp, .character("K")], session: .fling(.alongScrollAxis(-flingSpeed)),
        help: "fling towards the start"),
      Binding(
        keys: [.shiftLeft, .character("H")], session: .fling(.both(CGPoint(x: -flingSpeed, y: 0))),
        help: "fling to the left"),
      Binding(
        keys: [.shiftRight, .character("L")], session: .fling(.both(CGPoint(x: flingSpeed, y: 0))),
        help: "fling to the right"),
      Binding(
        keys: [.shiftHome], session: .aimed(.middle, .keyboard(.jump(.start))),
        help: "a section to its first group"),
      Binding(
        keys: [.shiftEnd], session: .aimed(.middle, .keyboard(.jump(.end))),
        help: "a section to its last group"),
    ])

  private static let item = Group(
    title: "item",
    bindings: [
      Binding(
        keys: [.character("zt")], session: .place(.current, .top), help: "the item to the top"),
      Binding(
        keys: [.character("zz")], session: .place(.current, .centeredVertically),
        help: "the item to the middle"),
      Binding(
        keys: [.character("zb")], session: .place(.current, .bottom), help: "the item to the bottom"
      ),
      Binding(
        keys: [.character("f")], screen: .goTo, help: "find an item: \(Destination.forms)"),
      Binding(
        keys: [.character("/")], screen: .search, help: "search in texts and ids, n: the next match"
      ),
      Binding(keys: [], screen: .nextMatch, help: "the next match"),
      Binding(keys: [.character("N")], screen: .previousMatch, help: "the match before"),
    ])

  private static let time = Group(
    title: "steps and time",
    bindings: [
      Binding(
        keys: [.enter, .character("n")], session: .continueSteps, help: "go on with the steps"),
      Binding(
        keys: [.character("r")], screen: .restart, help: "start again, with its file as it is now"),
      Binding(keys: [.character("p")], time: .pause, help: "pause, and go on"),
      Binding(keys: [.character(".")], time: .frameForward, help: "one frame forward"),
      Binding(keys: [.character(",")], time: .frameBack, help: "one frame back"),
      Binding(keys: [.character("]")], time: .secondForward, help: "one second forward"),
      Binding(keys: [.character("[")], time: .secondBack, help: "one second back"),
      Binding(keys: [.character("}")], time: .last, help: "the latest frame"),
      Binding(keys: [.character("{")], time: .first, help: "the first frame"),
      Binding(
        keys: [.character("'")], time: .nextBreak, help: "to the next frame where it first broke"),
      Binding(keys: [.character("\"")], time: .previousBreak, help: "to the one before"),
      Binding(keys: [.character("-")], time: .slower, help: "slower: 1/2, 1/4, 1/10"),
      Binding(keys: [.character("+"), .character("=")], time: .faster, help: "faster again"),
    ])

  /// The keys that turn knobs while a scene runs.
  private static let knobs = Group(
    title: "knobs",
    bindings: [
      Binding(keys: [.character("s")], command: .screen(.knobs), help: "settings: the knobs"),
      Binding(
        keys: [.character("e")], command: .session(.turn(.estimate, by: -1)),
        help: "estimate lower"),
      Binding(
        keys: [.character("E")], command: .session(.turn(.estimate, by: 1)),
        help: "estimate higher"),
      Binding(keys: [.character("u")], command: .session(.undoSetting), help: "undo a knob"),
      Binding(keys: [.character("U")], command: .session(.redoSetting), help: "redo a knob"),
    ])

  /// The keys that change the data at the item under the cursor, the selected item or the first item in view.
  private static let edits = Group(
    title: "edit",
    bindings: [
      Binding(
        keys: [.character("a")], command: .session(.edit(.insert)), help: "add an item before it"),
      Binding(keys: [.character("D")], command: .session(.edit(.delete)), help: "delete the item"),
      Binding(
        keys: [.character("X")], command: .session(.edit(.move)),
        help: "move it to the other end of the screen"),
      Binding(keys: [.character("t")], command: .session(.edit(.reload)), help: "reload the item"),
      Binding(
        keys: [.character("S")], command: .session(.edit(.shuffle)),
        help: "shuffle up to \(Edit.mostShuffled)"),
      Binding(keys: [.character("T")], command: .session(.reloadData), help: "reloadData"),
    ])

  /// The keys of scenes with several panes.
  private static let panes = Group(
    title: "panes",
    bindings: [
      Binding(keys: [.tab], screen: .nextPane, help: "the next pane"),
      Binding(keys: [.character("w")], screen: .paneAlone, help: "this pane alone, and all"),
      Binding(
        keys: [.character("A")], screen: .linkPanes, help: "same input, aligned, or each its own"),
      Binding(
        keys: [.character("d")], screen: .toggleDifferences, help: "differences on or off"),
    ])

  /// The keys of a presenter; a clicker sends most of them.
  private static let stage = Group(
    title: "on a stage",
    bindings: [
      Binding(keys: [.character("F")], screen: .stage, help: "stage mode on or off"),
      Binding(
        keys: [.pageDown], present: .next, help: "next, while steps wait or play", in: .playback),
      Binding(
        keys: [.pageUp], present: .previous, help: "previous, while steps wait or play",
        in: .playback),
      Binding(keys: [.backspace], present: .previous, help: "back before the last step"),
      Binding(
        keys: [.character("b"), .character(".")], screen: .blank, help: "blank the stage",
        in: .stage),
    ])

  /// The keys that inspect elements and calls.
  private static let inspection = Group(
    title: "look into it",
    bindings: [
      Binding(keys: [.character(")")], screen: .nextElement, help: "cursor to the next cell"),
      Binding(
        keys: [.character("(")], screen: .previousElement, help: "cursor to the cell before"),
      Binding(keys: [.character("x")], screen: .releaseElement, help: "no cursor"),
      Binding(
        keys: [.character("C")], command: .session(.turn(.field, by: 1)),
        help: "another column: the next field of a table"),
      Binding(keys: [.character("c")], screen: .calls, help: "calls, and who moved the offset"),
      Binding(
        keys: [.character("P")], screen: .fixes, help: "fixes of the findings, as code to paste"),
    ])

  private static let view = Group(
    title: "view",
    bindings: [
      Binding(keys: [.character("i")], screen: .toggleInspector, help: "inspector on or off"),
      Binding(keys: [.character("*")], screen: .legend, help: "legend: what the marks mean"),
      Binding(keys: [.character("v")], screen: .viewMode, help: "content, wireframe, both"),
      Binding(keys: [.character("V")], screen: .guides, help: "guides: insets, spacing, sections"),
      Binding(keys: [.character("R")], screen: .ruler, help: "ruler in points"),
      Binding(keys: [.character("zi")], screen: .zoomIn, help: "magnify"),
      Binding(keys: [.character("zo")], screen: .zoomOut, help: "reduce"),
      Binding(
        keys: [.character("z0")], screen: .zoomFit, help: "as large as the scene says, or fits"),
      Binding(keys: [.character("M")], screen: .toggleMinimap, help: "minimap or scroll bar"),
      Binding(keys: [.character("#")], screen: .toggleHUD, help: "what each frame took"),
    ])

  private static let program = Group(
    title: "program",
    bindings: [
      Binding(
        keys: [.character("y")], screen: .copyRepro, help: "copy what happened so far as a scene"),
      Binding(
        keys: [.character("!")], screen: .log, help: "what the code printed, errors of the file"),
      Binding(keys: [.character("m")], screen: .toggleMouse, help: "mouse on or off"),
      Binding(keys: [.control("l")], screen: .repaint, help: "paint the whole screen anew"),
      Binding(keys: [.character("o")], screen: .gallery, help: "open: the gallery"),
      Binding(keys: [.character("W")], screen: .story, help: "why: the story of the scene"),
      Binding(keys: [.character("O")], screen: .nextExhibit, help: "open the next exhibit"),
      Binding(keys: [.character(":")], screen: .palette, help: "every command, by its words"),
      Binding(keys: [.character("?")], screen: .help, help: "this help"),
      Binding(keys: [.escape], screen: .close, help: "close what is open"),
      Binding(keys: [.character("q")], screen: .quit, help: "quit"),
    ])

  /// Commands that only the palette offers.
  private static let looks = Group(
    title: "looks",
    bindings: [
      Binding(keys: [], screen: .theme(.terminal), help: "theme: the terminal's own colours"),
      Binding(keys: [], screen: .theme(.dark), help: "theme: dark"),
      Binding(keys: [], screen: .theme(.light), help: "theme: light"),
      Binding(keys: [], screen: .theme(.highContrast), help: "theme: high contrast"),
      Binding(keys: [], screen: .theme(.mono), help: "theme: mono, no colours"),
      Binding(keys: [], screen: .toggleReducedMotion, help: "reduced motion on or off"),
      Binding(keys: [], screen: .toggleASCII, help: "ASCII lines on or off"),
    ])
}

extension Keymap.Binding {
  init(
    keys: [Key], scroll length: KeyboardAction.Step.Length, _ direction: Action.Direction,
    help: String
  ) {
    self.init(keys: keys, command: .scroll(length, direction), help: help)
  }

  init(keys: [Key], session action: Action, help: String) {
    self.init(keys: keys, command: .session(action), help: help)
  }

  init(keys: [Key], time command: TimeCommand, help: String) {
    self.init(keys: keys, command: .time(command), help: help)
  }

  init(
    keys: [Key], present command: PresenterCommand, help: String,
    in context: Keymap.Context = .anywhere
  ) {
    self.init(keys: keys, command: .present(command), help: help, context: context)
  }

  init(
    keys: [Key], screen command: Keymap.ScreenCommand, help: String,
    in context: Keymap.Context = .anywhere
  ) {
    self.init(keys: keys, command: .screen(command), help: help, context: context)
  }
}
