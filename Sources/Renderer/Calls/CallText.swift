import Foundation
import Simulator

/// A call in a row of the list.
struct CallText {
  /// The call with its arguments and result, as the screen spells it.
  let text: String
  /// The element it is about; nil for none.
  let element: TraceEvent.Element?
  let glyphs: Glyphs

  /// Columns of a name that is cut, from which it is still known.
  private static let leastName = 8
  /// Columns of the name of an argument that is cut.
  private static let leastLabel = 12

  /// The call in at most so many columns.
  ///
  /// What goes first are the arguments but the index path, then what that is called, then the end of the name: which element it
  /// was and what came of it stay whole. A call about no element loses its arguments, then its middle.
  func fitted(to columns: Int) -> String {
    guard text.columnWidth > columns else { return text }
    return ways(columns).first { $0.columnWidth <= columns }
      ?? text.shortenedInTheMiddle(to: columns, ellipsis: glyphs.ellipsis)
  }

  private func ways(_ columns: Int) -> [String] {
    let ellipsis = glyphs.ellipsis
    let label = firstLabel
    guard let element, let place = text.range(of: Self.long(element.indexPath)) else {
      let labelled = label.map { text.withArguments("(\($0): \(ellipsis))") }
      return [labelled, text.withArguments("(\(ellipsis))"), text.withArguments("")]
        .compactMap { $0 }
    }
    let closer = text.replacingCharacters(in: place, with: element.indexPath.indexPathText)
    // A view at the index path of a cell is another element.
    let kind = element.kind.map { ElementName.word(ofKind: $0) + " " } ?? ""
    let path = kind + element.indexPath.indexPathText
    let name = text.prefix { $0 != "(" && $0 != " " }
    let result =
      text.range(of: " \(glyphs.arrow) ", options: .backwards)
      .map { text[$0.lowerBound...] } ?? ""
    var ways = [closer]
    if let label, text[..<place.lowerBound].hasSuffix("(\(label): \(kind)") {
      ways.append("\(name)(\(label): \(path))\(result)")
      ways.append("\(name)(\(label.prefix(Self.leastLabel))\(ellipsis): \(path))\(result)")
    }
    ways.append("\(name) \(path)\(result)")
    let room = columns - path.columnWidth - result.columnWidth - ellipsis.columnWidth - 1
    if room >= Self.leastName { ways.append("\(name.prefix(room))\(ellipsis) \(path)\(result)") }
    return ways
  }

  /// What the first argument in parentheses is called, by which methods of one name differ; nil for none.
  private var firstLabel: Substring? {
    guard let opening = text.firstIndex(of: "(") else { return nil }
    let label = text[text.index(after: opening)...].prefix { $0.isLetter }
    return text[label.endIndex...].first == ":" ? label : nil
  }

  /// An index path as calls tell it.
  private static func long(_ indexPath: [Int]) -> String {
    "[" + indexPath.map(String.init).joined(separator: ", ") + "]"
  }
}
