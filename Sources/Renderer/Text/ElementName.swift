import Simulator

/// What the screen calls an element.
enum ElementName {
  /// The name of an element, of which the first of a section is named by its section alone.
  ///
  /// - Parameters:
  ///   - kind: The element kind; nil for a cell.
  ///   - indexPath: Section and item.
  /// - Returns: `[0,3]`, `header [1]`, `badge [1,2]`.
  static func text(ofKind kind: String?, at indexPath: [Int]) -> String {
    guard let kind else { return indexPath.indexPathText }
    let name = word(ofKind: kind)
    let path = indexPath.last == 0 ? indexPath.dropLast() : indexPath[...]
    return path.isEmpty ? name : "\(name) \(Array(path).indexPathText)"
  }

  /// `header`, `footer`, or the element kind itself.
  static func word(ofKind kind: String) -> String {
    switch kind {
    case ElementFrame.headerKind: "header"
    case ElementFrame.footerKind: "footer"
    default: kind.displaySafe
    }
  }
}
