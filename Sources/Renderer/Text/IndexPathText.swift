extension [Int] {
  /// An index path as the scene format writes it: `[0,3]`.
  var indexPathText: String {
    "[" + map(String.init).joined(separator: ",") + "]"
  }
}
