import Scenes

/// What is asked for in the museum and does not stand there.
struct NoExhibit: Error, CustomStringConvertible {
  var name: String
  /// Whether there is such a file all the same.
  var isThere: Bool

  var description: String {
    let name = name.visible
    return isThere
      ? "\(name): no exhibit, for want of the key `exhibit`; `cellophane open \(ShellWord(name).text)` opens it"
      : "\(name): there is no such exhibit; `cellophane list` names them all"
  }
}
