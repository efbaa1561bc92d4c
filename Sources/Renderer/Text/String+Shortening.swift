import Simulator

extension String {
  /// A call with something else for its arguments and the parentheses around them: `layoutAttributesForElements → 3`.
  func withArguments(_ arguments: String) -> String {
    guard let opening = firstIndex(of: "("), let closing = lastIndex(of: ")"), opening < closing
    else { return self }
    return self[..<opening] + arguments + self[index(after: closing)...]
  }
}
