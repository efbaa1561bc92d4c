import Foundation

/// A call taken apart: `targetContentOffset(forProposedContentOffset: 0, 40) → 0, 60`.
struct CallWords {
  /// An argument in parentheses.
  struct Argument {
    let label: Substring
    let value: Substring
  }

  /// What stands before the parentheses, or before the first space.
  let name: Substring
  /// Those in parentheses; nil for a call that is told without.
  let arguments: [Argument]?
  /// What follows the name of a call that is told without parentheses, but for the result.
  let rest: Substring
  /// What came of it, with the arrow and the spaces around that in front; empty for nothing.
  let result: Substring

  /// - Parameters:
  ///   - text: The call as the screen spells it.
  ///   - arrow: What stands before a result.
  init(_ text: String, arrow: String) {
    let arrow = " \(arrow) "
    name = text.prefix { $0 != "(" && $0 != " " }
    var after = text[name.endIndex...]
    guard after.first == "(" else {
      let result = after.range(of: arrow, options: .backwards).map { after[$0.lowerBound...] }
      arguments = nil
      rest = after.dropLast(result?.count ?? 0)
      self.result = result ?? ""
      return
    }
    after = after.dropFirst()
    let end = after.range(of: ")" + arrow)?.lowerBound ?? after.lastIndex(of: ")") ?? after.endIndex
    rest = ""
    result = after[end...].dropFirst()
    arguments = Self.arguments(after[..<end])
  }

  /// A comma begins another argument if a label follows; else it is within a value.
  private static func arguments(_ text: Substring) -> [Argument] {
    guard let (label, start) = labelled(text) else {
      return text.isEmpty ? [] : [Argument(label: "", value: text)]
    }
    var end = start
    while let comma = text[end...].range(of: ", ") {
      if labelled(text[comma.upperBound...]) != nil {
        return [Argument(label: label, value: text[start..<comma.lowerBound])]
          + arguments(text[comma.upperBound...])
      }
      end = comma.upperBound
    }
    return [Argument(label: label, value: text[start...])]
  }

  /// The label that a text begins with, and where what follows it begins.
  private static func labelled(_ text: Substring) -> (Substring, Substring.Index)? {
    let label = text.prefix { $0.isLetter }
    guard !label.isEmpty, text[label.endIndex...].hasPrefix(": ") else { return nil }
    return (label, text.index(label.endIndex, offsetBy: 2))
  }
}
