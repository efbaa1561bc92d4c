import Foundation

extension SceneValue {
  /// A finite number.
  func number(_ rule: NumberRule = .any) throws -> Double {
    guard let text = plainText else {
      if case .text(let text, isQuoted: true) = content, Self.isNumber(text) {
        throw error("\(name.quoted) needs a number, not a text; write \(text) without quotes")
      }
      throw needs("a number")
    }
    guard Self.isNumber(text), let number = Double(text.filter { $0 != "_" }) else {
      let words = [".nan", ".inf", "+.inf", "-.inf", "nan", "inf", "infinity", "-inf", "-infinity"]
      if words.contains(text.lowercased()) { throw error("\(name.quoted) must be finite") }
      throw needs("a number")
    }
    if let complaint = rule.complaint(about: number) { throw error("\(name.quoted) \(complaint)") }
    return number
  }

  /// A number without a fraction.
  func wholeNumber(_ range: ClosedRange<Int>) throws -> Int {
    let number = try number(
      NumberRule(minimum: Double(range.lowerBound), maximum: Double(range.upperBound)))
    guard let whole = Int(exactly: number) else { throw needs("a whole number") }
    return whole
  }

  /// A whole number of up to 64 bits.
  func seed() throws -> UInt64 {
    guard let text = plainText, let seed = UInt64(text) else {
      throw needs("a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }

  func length(_ rule: NumberRule) throws -> CGFloat {
    CGFloat(try number(rule))
  }

  /// `[x, y]`.
  func point() throws -> CGPoint {
    let pair = try list(2, "`[x, y]`")
    return CGPoint(x: try pair[0].number(.finite), y: try pair[1].number(.finite))
  }

  /// `[width, height]`.
  func size(_ rule: NumberRule = .notNegative) throws -> CGSize {
    let pair = try list(2, "`[width, height]`")
    return CGSize(width: try pair[0].number(rule), height: try pair[1].number(rule))
  }

  /// `[top, left, bottom, right]`.
  func insets(_ rule: NumberRule = .any) throws -> Insets {
    let edges = try list(4, "`[top, left, bottom, right]`").map { try $0.length(rule) }
    return Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// `[section, item]`.
  func indexPath() throws -> IndexPath {
    let pair = try list(2, "`[section, item]`").map {
      try $0.wholeNumber(0...SceneFormat.Limits.items)
    }
    return IndexPath(indexes: pair)
  }

  /// `[[section, item], …]`.
  func indexPaths() throws -> [IndexPath] {
    let need = "a list of index paths, such as `[[0, 3]]` for item 3 of section 0"
    guard case .list(let elements) = content else { throw needs(need) }
    // One index path is an easy mistake for a list of one.
    guard !elements.contains(where: \.isText) else { throw error("\(name.quoted) needs \(need)") }
    return try elements.map { try $0.indexPath() }
  }

  private var isText: Bool {
    if case .text = content { true } else { false }
  }

  /// `[section, …]`.
  func sections() throws -> [Int] {
    guard case .list(let elements) = content else { throw needs("a list of sections") }
    return try elements.map { try $0.wholeNumber(0...SceneFormat.Limits.items) }
  }

  /// Whether a text is spelled as a number: decimal, underscores between digits allowed.
  static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text).utf8
    func digits() -> Int {
      let run = rest.prefix { (48...57).contains($0) || $0 == UInt8(ascii: "_") }
      guard run.first != UInt8(ascii: "_"), run.last != UInt8(ascii: "_") else { return 0 }
      rest = rest.dropFirst(run.count)
      return run.count
    }
    func skip(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = skip("+-")
    let whole = digits()
    let fraction = skip(".") ? digits() : 0
    guard whole + fraction > 0 else { return false }
    if skip("eE") {
      _ = skip("+-")
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
