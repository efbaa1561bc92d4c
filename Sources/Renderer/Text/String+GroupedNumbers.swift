import Simulator

extension String {
  /// The text with the thousands of its numbers apart, as the screen spells them: `9 240` for `9240`.
  ///
  /// Index paths stay, and what is part of a name or behind a decimal point.
  var withGroupedNumbers: String {
    var result = ""
    var depth = 0
    var previous: (Character, Character) = (" ", " ")
    var rest = self[...]
    while let first = rest.first {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else {
        if first == "[" { depth += 1 }
        if first == "]" { depth -= 1 }
        result.append(first)
        previous = (previous.1, first)
        rest = rest.dropFirst()
        continue
      }
      let isNamed = Self.isOfName(previous.1) || (previous.1 == "-" && Self.isOfName(previous.0))
      let isFree = depth <= 0 && !isNamed && first != "0"
      result += isFree ? Int(digits)?.groupedText ?? String(digits) : String(digits)
      previous = (" ", "0")
      rest = rest[digits.endIndex...]
    }
    return result
  }

  /// Whether a number behind a character is part of a name, or of a fraction.
  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".#_".contains(character)
  }
}
