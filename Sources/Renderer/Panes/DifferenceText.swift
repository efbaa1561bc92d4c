import Foundation
import Simulator

/// What differs between panes, in words and signs.
struct DifferenceText {
  let glyphs: Glyphs

  /// What stands on an element: `≠ -40`, `≠ height +50`, `≠ other text`, `≠ only here`; `≠` alone when there is no room.
  func mark(_ mark: PaneDifferences.Mark, columns: Int) -> String {
    let sign = glyphs.different
    guard !mark.isAlone else { return fitting(["\(sign) only here", sign], columns) }
    let shift = pair(("x", mark.shift.x), ("", mark.shift.y), both: "")
    let size = pair(("width", mark.growth.width), ("height", mark.growth.height), both: "size")
    let other = mark.isOther ? "other text" : ""
    // That it is another item says more than where that stands.
    let ways = [
      [shift, size, other], [shift, other], [other], mark.isOther ? ["other"] : [shift],
    ]
    return fitting(
      ways.map { parts in
        let told = parts.filter { !$0.isEmpty }
        return told.isEmpty ? "" : "\(sign) \(told.joined(separator: " "))"
      }.filter { !$0.isEmpty } + [sign], columns)
  }

  /// The sum of it, the longest that fits first: `≠ 3 cells, offset +480 pt`.
  func summaries(_ differences: PaneDifferences) -> [String] {
    let count = differences.count
    let noun = differences.concernsCells ? "cell" : "element"
    let cells = count == 0 ? "" : "\(count) \(noun)\(count == 1 ? "" : "s")"
    let offset = differences.offset == 0 ? "" : signed(differences.offset)
    let all = [cells, offset.isEmpty ? "" : "offset \(offset) pt"].filter { !$0.isEmpty }
    let short = [count == 0 ? "" : "\(count)", offset].filter { !$0.isEmpty }
    return [all, short, [count == 0 ? offset : "\(count)"]].map {
      "\(glyphs.different) \($0.joined(separator: ", "))"
    }
  }

  /// The cells that one pane alone has in view: `+[0,85]–[0,91]`; empty for none.
  func alone(_ paths: [[Int]]) -> String {
    paths.isEmpty ? "" : "+\(paths.pathsText(glyphs))"
  }

  /// Two amounts, or that of them which is not 0, behind a word for what it is; empty for none.
  private func pair(
    _ x: (word: String, amount: CGFloat), _ y: (word: String, amount: CGFloat), both: String
  ) -> String {
    func told(_ word: String, _ text: String) -> String { word.isEmpty ? text : "\(word) \(text)" }
    return switch (x.amount == 0, y.amount == 0) {
    case (true, true): ""
    case (true, false): told(y.word, signed(y.amount))
    case (false, true): told(x.word, signed(x.amount))
    case (false, false): told(both, "\(signed(x.amount)),\(signed(y.amount))")
    }
  }

  private func signed(_ amount: CGFloat) -> String {
    let text = amount.pointText
    return amount > 0 ? "+\(text)" : text
  }

  private func fitting(_ texts: [String], _ columns: Int) -> String {
    texts.first { $0.columnWidth <= columns } ?? ""
  }
}
