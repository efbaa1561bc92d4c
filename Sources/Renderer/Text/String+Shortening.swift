import Simulator

extension String {
  /// A call with something else for its arguments and the parentheses around them: `layoutAttributesForElements → 3`.
  func withArguments(_ arguments: String) -> String {
    guard let opening = firstIndex(of: "("), let closing = lastIndex(of: ")"), opening < closing
    else { return self }
    return self[..<opening] + arguments + self[index(after: closing)...]
  }

  /// The text in at most so many columns; what does not fit goes out of its middle, with an ellipsis in its place.
  func shortenedInTheMiddle(to columns: Int, ellipsis: String) -> String {
    guard columnWidth > columns else { return self }
    let room = columns - ellipsis.columnWidth
    guard room > 0 else { return String(prefix(max(0, columns))) }
    var tail = ""
    for character in reversed() {
      guard tail.columnWidth + String(character).columnWidth <= room * 2 / 5 else { break }
      tail = String(character) + tail
    }
    var head = ""
    for character in self {
      guard head.columnWidth + String(character).columnWidth <= room - tail.columnWidth else {
        break
      }
      head.append(character)
    }
    return head + ellipsis + tail
  }
}
