extension Unicode.Scalar {
  /// Whether the scalar could control a terminal, change the direction of text or hide in it, whatever stands beside it.
  private var isAlwaysUnsafe: Bool {
    switch value {
    case 0x20..<0x7F: return false
    // Combining grapheme joiner, directional mark, Hangul fillers, Khmer vowels and a Mongolian separator, all without a picture.
    case 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0: return true
    // Zero-width space, directional marks, embeddings, invisible operators, isolates and shorthand controls.
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB:
      return true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE001F, 0xE0080...0xE00FF,
      0xE01F0...0xE0FFF:
      return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// Whether the scalar is a letter, or a mark that belongs to one.
  fileprivate var isLetterOrMark: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Whether the scalar may end a part of an emoji sequence.
  fileprivate var endsEmoji: Bool {
    value == 0xFE0F || (properties.isEmoji && value > 0x7F) || isTag
  }

  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// Whether the scalar selects a variant of the one before it.
  private var isVariationSelector: Bool {
    (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
      || (0x180B...0x180D).contains(value)
  }

  /// Whether the scalar is unsafe between two others, which are nil at the ends of a text.
  ///
  /// Tags are judged by the sequence they are in, and are safe here.
  fileprivate func isUnsafe(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x200C, 0x200D:
      if previous?.isLetterOrMark == true, next?.isLetterOrMark == true { return false }
      return value == 0x200C || previous?.endsEmoji != true || next?.properties.isEmoji != true
    case _ where isVariationSelector:
      guard let previous, !previous.isVariationSelector, !previous.isAlwaysUnsafe else {
        return true
      }
      return previous.properties.isWhitespace
    default: return isAlwaysUnsafe
    }
  }
}

extension StringProtocol {
  /// The scalars of this text, each with whether it is unsafe: it could control a terminal, change the direction of text, or hide
  /// in it.
  ///
  /// Unsafe are the controls, line and paragraph separators, marks and controls of direction, and everything without width, except
  /// what a text needs: joiners between letters and in emoji, variation selectors after a character, and the tags of a flag.
  ///
  /// - Complexity: O(*n*) in its length.
  public var judgedScalars: [(scalar: Unicode.Scalar, isUnsafe: Bool)] {
    let scalars = Array(unicodeScalars)
    var judged: [(scalar: Unicode.Scalar, isUnsafe: Bool)] = []
    judged.reserveCapacity(scalars.count)
    for (index, scalar) in scalars.enumerated() {
      guard judged.count == index else { continue }
      guard scalar.isTag else {
        let next = index + 1 < scalars.count ? scalars[index + 1] : nil
        judged.append((scalar, scalar.isUnsafe(after: judged.last?.scalar, before: next)))
        continue
      }
      let tags = scalars[index...].prefix(while: \.isTag)
      // A flag of a region: a black flag, letters and digits as tags, and the tag that ends them.
      let isFlag =
        judged.last?.scalar.value == 0x1F3F4 && tags.count <= 8 && tags.last?.value == 0xE007F
      judged += tags.map { ($0, !isFlag) }
    }
    return judged
  }

  /// Whether a scalar of this text is unsafe; see `judgedScalars`.
  var hasUnsafeScalars: Bool {
    utf8.contains { $0 < 0x20 || $0 >= 0x7F } && judgedScalars.contains { $0.isUnsafe }
  }

  /// This text with every unsafe scalar replaced; see `judgedScalars`.
  public func replacingUnsafe(with replacement: (Unicode.Scalar) -> String) -> String {
    var result = ""
    for (scalar, isUnsafe) in judgedScalars {
      if isUnsafe { result += replacement(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
