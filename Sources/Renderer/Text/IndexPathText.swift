extension [Int] {
  /// An index path as the scene format writes it: `[0,3]`.
  var indexPathText: String { "[" + map(String.init).joined(separator: ",") + "]" }
}

extension [[Int]] {
  /// Index paths in few words: `[0,3]`, a run by its ends `[0,3]–[0,6]`, anything else `[0,3] and 2 more`; empty for none.
  func pathsText(_ glyphs: Glyphs) -> String {
    guard let first, let last else { return "" }
    guard count > 1 else { return first.indexPathText }
    let isRun = zip(self, dropFirst()).allSatisfy { one, two in
      one.dropLast() == two.dropLast() && (one.last ?? 0) + 1 == two.last
    }
    return isRun
      ? "\(first.indexPathText)\(glyphs.dash)\(last.indexPathText)"
      : "\(first.indexPathText) and \(count - 1) more"
  }
}
