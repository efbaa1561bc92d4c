import Foundation
import Simulator

/// Changes of offset or content size by one author, told on one line.
///
/// A motion changes the offset in every frame; as long as nothing else happens in between it is one line.
struct LedgerLine {
  var time: Double
  var author: String
  var isSize: Bool
  var cause: String?
  private var from: [Double]
  private var to: [Double]

  /// The latest lines, oldest first, at most so many.
  static func lines(_ events: [TraceEvent], limit: Int) -> [LedgerLine] {
    var lines: [LedgerLine] = []
    for event in events.reversed() where event.kind != .call {
      let line = LedgerLine(event)
      if let later = lines.last, later.continues(line) {
        lines[lines.count - 1].time = line.time
        lines[lines.count - 1].from = line.from
      } else if lines.count == limit {
        break
      } else {
        lines.append(line)
      }
    }
    return lines.reversed()
  }

  /// The line in columns: time, change, author, cause; closer together, then on two lines, where they do not fit.
  ///
  /// Where the content scrolls both ways the line says which axis it tells, and tells both when both have changed.
  func styled(
    theme: Theme, scrollsHorizontally: Bool, scrollsBothWays: Bool = false, columns: Int
  ) -> [StyledLine] {
    let arrow = theme.glyphs.arrow
    let values = values(preferred: scrollsHorizontally ? 0 : 1, namesAxes: scrollsBothWays)
    var roomy = change(values, arrow: " \(arrow) ", theme: theme)
    roomy.pad(to: 24)
    roomy.add(story(gap: "  ", theme: theme))
    if roomy.columns <= columns { return [roomy] }
    let change = change(values, arrow: arrow, theme: theme)
    let story = story(gap: " ", theme: theme)
    if change.columns + 1 + story.columns <= columns {
      var close = change
      close.add(" ")
      close.add(story)
      return [close]
    }
    let isTight = 5 + story.columns > columns
    var second = StyledLine(isTight ? " " : "     ")
    second.add(self.story(gap: " ", isTight: isTight, theme: theme))
    return [change, second]
  }

  /// When, from where and to where.
  private func change(_ values: (String, String), arrow: String, theme: Theme) -> StyledLine {
    var line = StyledLine(time.secondsText + " ", theme.style(.faint))
    line.add(
      (isSize ? "size " : "") + values.0 + arrow + values.1, theme.style(.strong))
    return line
  }

  /// Who, and what for.
  private func story(gap: String, isTight: Bool = false, theme: Theme) -> StyledLine {
    var line = StyledLine(author, theme.style(.text))
    guard let cause else { return line }
    let arrow = theme.glyphs.arrow
    var told = theme.spelled(cause)
    if isTight {
      told = told.replacingOccurrences(of: " \(arrow) ", with: arrow)
        .replacingOccurrences(of: ", ", with: ",")
    }
    line.add(gap + told, theme.style(.faint))
    return line
  }

  private init(_ event: TraceEvent) {
    time = event.time
    author = (event.author ?? "").displaySafe
    isSize = event.kind == .contentSize
    cause = event.cause
    from = event.from
    to = event.to
  }

  /// Whether an earlier line and this one are the same motion.
  private func continues(_ earlier: LedgerLine) -> Bool {
    author == earlier.author && isSize == earlier.isSize && cause == nil && earlier.cause == nil
      && earlier.to == from
  }

  /// What stood there before and after.
  private func values(preferred: Int, namesAxes: Bool) -> (String, String) {
    let changed = [0, 1].filter { $0 < from.count && $0 < to.count && from[$0] != to[$0] }
    if namesAxes, changed.count == 2 { return (both(from), both(to)) }
    let axis = changed.contains(preferred) ? preferred : changed.first ?? preferred
    let name = namesAxes ? (isSize ? ["width ", "height "] : ["x ", "y "])[axis] : ""
    return (name + value(from, axis), value(to, axis))
  }

  private func both(_ values: [Double]) -> String { "\(value(values, 0)),\(value(values, 1))" }

  private func value(_ values: [Double], _ axis: Int) -> String {
    axis < values.count ? values[axis].pointText : "?"
  }
}
