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
  func styled(theme: Theme, scrollsHorizontally: Bool, columns: Int) -> [StyledLine] {
    let arrow = theme.glyphs.arrow
    let axis = changedAxis(preferred: scrollsHorizontally ? 0 : 1)
    var roomy = change(axis, arrow: " \(arrow) ", theme: theme)
    roomy.pad(to: 24)
    roomy.add(story(gap: "  ", theme: theme))
    if roomy.columns <= columns { return [roomy] }
    let change = change(axis, arrow: arrow, theme: theme)
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
  private func change(_ axis: Int, arrow: String, theme: Theme) -> StyledLine {
    var line = StyledLine(time.secondsText + " ", theme.style(.faint))
    line.add(
      (isSize ? "size " : "") + value(from, axis) + arrow + value(to, axis), theme.style(.strong))
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

  private func changedAxis(preferred: Int) -> Int {
    let changed = [0, 1].filter { $0 < from.count && $0 < to.count && from[$0] != to[$0] }
    return changed.contains(preferred) ? preferred : changed.first ?? preferred
  }

  private func value(_ values: [Double], _ axis: Int) -> String {
    axis < values.count ? values[axis].pointText : "?"
  }
}
