import Simulator

/// A line being typed at the bottom of the screen: what for, the text so far, and the place in it.
///
/// While one is open every key is its own, so that no typed character acts as a command.
public struct Prompt: Sendable, Equatable {
  /// What the text is for.
  public enum Purpose: Sendable, Hashable {
    /// Which lines a panel shows.
    case filter(FilteredPanel)
    /// The value of a knob, by its name.
    case knobValue(String)
    /// What to search for in the content.
    case search
    /// Which item to go to.
    case goTo
    /// Which command to run.
    case palette
  }

  /// What a key did to it.
  enum Reading: Equatable {
    /// The text is another one now.
    case edited
    /// At most the place in the text is another one.
    case moved
    /// Enter: the text is meant.
    case submitted
    /// Escape.
    case cancelled
    /// Not a key for editing, such as an arrow up or down.
    case unused
  }

  /// Characters of the longest text: nobody types more, and a list is filtered by all of it with each key.
  private static let longest = 4_096

  /// What the text is for.
  public let purpose: Purpose
  /// Which of the lines that are offered for the text is chosen, from 0.
  var selection = 0
  /// The text in front of the cursor.
  private(set) var before: String
  /// The text behind it.
  private(set) var after = ""
  /// Whether the text is of before and the next character typed begins anew.
  private(set) var isReplaced = false
  /// Which of the texts of before it shows, from 0; nil for one that is being typed.
  private var place: Int?
  /// What was being typed before those were looked at.
  private var own = ""
  /// What is wrong with the text, until it is another one, the longest words first; empty for nothing.
  public var complaint: [String] = []

  /// A prompt, the cursor behind the text it begins with.
  public init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    before = text
  }

  /// A prompt that begins with a text of before, which the first character typed replaces.
  init(_ purpose: Purpose, replacing text: String) {
    self.init(purpose, text: text)
    isReplaced = !text.isEmpty
  }

  /// What has been typed.
  public var text: String { before + after }

  mutating func take(_ key: Key) -> Reading {
    let isReplaced = isReplaced
    self.isReplaced = false
    switch key {
    case .enter: return .submitted
    case .escape: return .cancelled
    case .character(let characters) where isReplaced:
      _ = edit { ($0.before, $0.after) = ("", "") }
      return type(characters)
    case .character(let characters): return type(characters)
    case .backspace where isReplaced, .delete where isReplaced:
      return edit { ($0.before, $0.after) = ("", "") }
    case .backspace, .control("h"): return edit { _ = $0.before.popLast() }
    case .delete, .control("d"): return edit { $0.after = String($0.after.dropFirst()) }
    case .control("u"): return edit { $0.before = "" }
    case .control("k"): return edit { $0.after = "" }
    case .control("w"): return edit { $0.eraseWord() }
    case .left, .control("b"):
      if let last = before.popLast() { after = String(last) + after }
    case .right, .control("f"):
      if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"):
      after = text
      before = ""
    case .end, .control("e"):
      before = text
      after = ""
    default: return .unused
    }
    return .moved
  }

  /// Shows one of the texts of before, or behind the last of them what was being typed.
  ///
  /// - Parameters:
  ///   - step: How many further on, towards what was being typed, or back.
  ///   - texts: What was typed before, the latest last.
  /// - Returns: `edited`, or `moved` where there is no other.
  mutating func recall(by step: Int, of texts: [String]) -> Reading {
    let target = (place ?? texts.count).moved(by: step, upTo: texts.count)
    guard target != place ?? texts.count else { return .moved }
    if place == nil { own = text }
    let next = target < texts.count ? target : nil
    let reading = edit { ($0.before, $0.after) = (next.map { texts[$0] } ?? $0.own, "") }
    place = next
    return reading
  }

  /// Takes what is typed or pasted, in which a tab is one space, as far as there is room for it, and says so where there is not.
  private mutating func type(_ characters: String) -> Reading {
    let typed = characters.replacing("\t", with: " ").displaySafe
    let room = max(0, Self.longest - text.count)
    let reading = edit { $0.before += typed.prefix(room) }
    if typed.count > room { complaint = ["no more than \(Self.longest) characters"] }
    return reading
  }

  private mutating func edit(_ change: (inout Prompt) -> Void) -> Reading {
    let old = text
    change(&self)
    if text != old {
      complaint = []
      selection = 0
      place = nil
    }
    return text == old ? .moved : .edited
  }

  /// Takes the word in front of the cursor away, and the spaces behind it.
  private mutating func eraseWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }
}

extension Prompt.Purpose {
  /// What stands in front of the text.
  var label: String {
    switch self {
    case .filter, .search: "/"
    case .knobValue(let name): "\(name): "
    case .goTo: "item "
    case .palette: ":"
    }
  }

  /// What the text is for, shown while nothing is typed.
  var hint: String {
    switch self {
    case .filter(.help): "a key or a word"
    case .filter(.gallery): "words of a title, a group or a file's name"
    case .filter(.knobs): "a knob or a value"
    case .filter(.calls): "prepare, delegate, [0,3]"
    case .knobValue: "as a scene says it"
    case .search: "a text or an id"
    case .goTo: Destination.forms
    case .palette: "words of a command"
    }
  }

  /// Whether ↑ and ↓ bring back what was typed for it before; where lines are offered they choose among those.
  var bringsBack: Bool {
    switch self {
    case .knobValue, .search, .goTo: true
    case .filter, .palette: false
    }
  }

  /// The columns of the dock it offers lines in while it is open, whatever else would stand there; nil for none.
  var dockColumns: Int? {
    switch self {
    case .palette: 48
    case .filter, .knobValue, .search, .goTo: nil
    }
  }
}

/// What was typed into prompts and meant, by what it was for, since the program began.
struct PromptHistory: Sendable, Equatable {
  private var texts: [Prompt.Purpose: [String]] = [:]

  /// The texts for a purpose, the latest last, each once.
  subscript(purpose: Prompt.Purpose) -> [String] { texts[purpose] ?? [] }

  /// Keeps the text of a prompt, if there is one and the purpose is one whose texts are brought back.
  mutating func keep(_ prompt: Prompt) {
    guard prompt.purpose.bringsBack, !prompt.text.isEmpty else { return }
    texts[prompt.purpose, default: []].removeAll { $0 == prompt.text }
    texts[prompt.purpose, default: []].append(prompt.text)
  }
}
