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
    let axis = changedAxis(preferred: scrollsHorizontally ? 0 : 1)
    let values = (from: value(from, axis), to: value(to, axis))
    let cause = cause.map { theme.spelled($0) } ?? ""
    func start(_ arrow: String) -> StyledLine {
      var line = StyledLine(time.secondsText + " ", theme.style(.faint))
      line.add((isSize ? "size " : "") + values.from + arrow + values.to, theme.style(.strong))
      return line
    }
    var line = start(" \(theme.glyphs.arrow) ")
    line.pad(to: 24)
    line.add(author, theme.style(.text))
    if !cause.isEmpty { line.add("  " + cause, theme.style(.faint)) }
    if line.columns <= columns { return [line] }
    line = start(theme.glyphs.arrow)
    var rest = StyledLine(author, theme.style(.text))
    if !cause.isEmpty { rest.add(" " + cause, theme.style(.faint)) }
    if line.columns + 1 + rest.columns <= columns {
      line.add(" ")
      line.add(rest)
      return [line]
    }
    var second = StyledLine("     ")
    second.add(rest)
    return [line, second]
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
