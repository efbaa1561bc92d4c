import Foundation

extension SceneValue {
  /// The value of a property, in the form that its description gives.
  ///
  /// - Parameters:
  ///   - form: How the value is written.
  ///   - kind: What a word is called in a message, as in `unknown anchor`; nil for the key.
  /// - Returns: The value.
  /// - Throws: `SceneError` at the value's place for a value of another form, and one out of range.
  func property(_ form: PropertyForm, kind: String? = nil) throws -> PropertyValue {
    switch form {
    case .length(let rule), .number(let rule): return .number(try length(rule))
    case .fraction: return .number(try length(.fraction))
    case .count(let range): return .number(CGFloat(try wholeNumber(range)))
    case .size(let rule): return .size(try size(rule))
    case .sizeOrAutomatic(let rule):
      if word == "automatic" { return .automatic }
      guard (try? size()) != .zero else {
        throw error(
          "an \(name.quoted) of 0, as a flow layout of UIKit begins with, is "
            + "`sizing: fixed` here, or `sizing: delegate`")
      }
      return .size(try size(rule))
    case .insets(let rule): return .insets(try insets(rule))
    case .word(let words): return .word(try word(kind ?? name, among: words))
    case .flag: return .flag(try flag())
    case .delegateSizes:
      return .delegateSizes(try DelegateSizeReader(takesHeights: false).sizes(from: self))
    case .delegateHeights:
      return .delegateSizes(try DelegateSizeReader(takesHeights: true).sizes(from: self))
    case .sections: return .sections(try CompositionalReader().sections(from: self))
    case .boundaryItems: return .boundaryItems(try CompositionalReader().boundaryItems(from: self))
    case .composite(let form): throw needs(form)
    }
  }
}
