import Foundation

/// Parses the values of a sweep; each is spelled as in a scene.
public enum SweepValues {
  /// The largest number of values of one sweep.
  public static let limit = 1_000

  /// A mistake in a range or a list.
  public struct Mistake: Error, Sendable, Equatable, CustomStringConvertible {
    /// The message for the user.
    public var description: String
  }

  /// Numbers from one to another, including the last one if it is a whole number of steps away.
  ///
  /// Each is computed from the first, so that rounding errors do not add up; a negative step counts down.
  ///
  /// - Throws: `Mistake` for a number that is not finite, a step that never reaches the end or is too small, and more
  ///   than `limit` values.
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

  /// Words separated by commas; commas inside brackets, braces or quotes belong to a word.
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

  /// A number with at most six decimals, without trailing zeros.
  private static func spelled(_ number: Double) -> String {
    let rounded = (number * 1e6).rounded() / 1e6
    if let whole = Int(exactly: rounded) { return String(whole) }
    return String(rounded)
  }
}
