extension [Int] {
  /// An index path as the scene format writes it: `[0,3]`.
  var indexPathText: String {
    var text = "["
    for (place, index) in enumerated() {
      if place > 0 { text += "," }
      text += String(index)
    }
    return text + "]"
  }
}
