import Foundation

/// The values that a knob takes one after the other, spelled as a scene spells them.
public enum SweepValues {
  /// The most values of one sweep.
  public static let limit = 1_000

  /// What is wrong with a range or a list.
  public struct Mistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// The sentence for the user.
    public var description: String
  }

  /// Numbers from one to another, the last one included where a step arrives at it.
  ///
  /// Each is worked out from the first, so that nothing adds up; a negative step goes down.
  ///
  /// - Throws: `Mistake` when a number is none, the step leads nowhere or is too fine, or there would be more than
  ///   `limit`.
  public static func numbers(from first: Double, to last: Double, step: Double) throws -> [String] {
    guard [first, last, step].allSatisfy(\.isFinite) else {
      throw Mistake(description: "--from, --to and --step are plain numbers.")
    }
    guard first != last else { return [spelled(first)] }
    guard step != 0, (step > 0) == (last > first) else {
      throw Mistake(
        description: "From \(spelled(first)) a step of \(spelled(step)) never arrives at "
          + "\(spelled(last)).")
    }
    let steps = ((last - first) / step + 1e-9).rounded(.down)
    guard steps < Double(limit) else {
      throw Mistake(description: "These are more than \(limit) values: take a larger step.")
    }
    let values = (0...Int(steps)).map { spelled(first + Double($0) * step) }
    guard Set(values).count == values.count else {
      throw Mistake(
        description: "A step of \(step) is finer than values are spelled, with six decimals.")
    }
    return values
  }

  /// Words with commas between them; one inside brackets, braces or quotes belongs to its word.
  ///
  /// - Throws: `Mistake` for a word that is missing or given twice, and for more than `limit`.
  public static func listed(_ text: String) throws -> [String] {
    var words = [""]
    var depth = 0
    var quote: Character?
    for character in text {
      switch character {
      case "\"", "'":
        if quote == nil { quote = character } else if quote == character { quote = nil }
      case "[", "{": if quote == nil { depth += 1 }
      case "]", "}": if quote == nil { depth -= 1 }
      default: break
      }
      if character == ",", depth == 0, quote == nil {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    words = words.map { $0.trimmingCharacters(in: .whitespaces) }
    guard !words.contains("") else {
      throw Mistake(description: "--values has a value that is missing: a,b,c is three.")
    }
    var seen: Set<String> = []
    if let twice = words.first(where: { !seen.insert($0).inserted }) {
      throw Mistake(description: "--values names \(twice) twice.")
    }
    guard words.count <= limit else {
      throw Mistake(description: "These are more than \(limit) values.")
    }
    return words
  }

  /// A number with at most six decimals and none it does not need.
  private static func spelled(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    if let whole = Int(exactly: rounded) { return String(whole) }
    return String(rounded)
  }
}
