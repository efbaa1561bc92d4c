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

  /// The line in columns: time, change, author, cause.
  func styled(theme: Theme, scrollsHorizontally: Bool) -> StyledLine {
    let axis = changedAxis(preferred: scrollsHorizontally ? 0 : 1)
    var line = StyledLine(time.secondsText + " ", theme.style(.faint))
    let change = "\(value(from, axis)) \(theme.glyphs.arrow) \(value(to, axis))"
    line.add(isSize ? "size \(change)" : change, theme.style(.strong))
    line.pad(to: 24)
    line.add(author, theme.style(.text))
    if let cause {
      line.add("  " + theme.spelled(cause), theme.style(.faint))
    }
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
