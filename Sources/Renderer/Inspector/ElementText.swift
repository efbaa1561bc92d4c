import Foundation
import Simulator

/// What the inspector tells of one element, in lines, the most telling first.
///
/// Each has the longest form that fits, so that a narrow inspector tells as much of it as it can.
struct ElementText {
  /// Where a value stands behind its name.
  private static let valueColumn = 9

  /// The columns from which on values stand below each other, beside their names.
  static let leastAligned = 36

  /// The most rows of a value.
  static let mostRows = 3

  let element: ElementFrame
  let pane: PaneFrame
  let columns: Int
  let theme: Theme

  var lines: [StyledLine] { essence + more.flatMap { $0 } }

  /// Which it is, where, how large, and what it shows.
  var essence: [StyledLine] { [head, place] + sizes + [identity] }

  /// What else there is to tell, each on its rows.
  var more: [[StyledLine]] {
    var more = [asked]
    if let differences { more.append(field("differs", differences)) }
    if let transform = element.transform {
      let frame = element.frame
      let center = CGPoint(x: frame.midX, y: frame.midY).pointText
      let separator = theme.glyphs.separator
      more.append(field("center", "\(center) \(separator) bounds \(size(transform.size))"))
    }
    return more
  }

  /// Which it is, and how it came by its size.
  private var head: StyledLine {
    let glyphs = theme.glyphs
    let label = ElementLabel(
      element, scrollsHorizontally: pane.scrollsHorizontally, glyphs: glyphs)
    let state = element.sizeState.rawValue
    let closer = label.size.filter { $0 != " " }
    let told =
      label.size.isEmpty ? [state] : ["\(state) \(label.size)", "\(state) \(closer)", closer]
    return fitting(told) { text in
      var line = StyledLine("\(glyphs.selection) \(label.identity)", theme.style(.focus))
      line.add(" \(text)", theme.style(.text))
      return line
    }
  }

  /// Where it is and how large.
  private var place: StyledLine {
    let origin = element.frame.origin.pointText
    let size = size(element.frame.size)
    return fitting([
      [("at", origin), ("size", size)], [("at", origin), ("size", closer(size))],
      [("", "\(origin), \(closer(size))")],
    ]) { row($0, gap: " ") }
  }

  /// Which item it shows, and whose view that is: what the view was registered under goes first where a row is short.
  private var identity: StyledLine {
    let detail = element.detail
    let view = detail.reuseIdentifier.map { "\"\($0.displaySafe)\"" } ?? "of no identifier"
    let times = theme.glyphs.times
    let reuse =
      detail.reuseCount == 0 ? "new" : "reused \(detail.reuseCount.groupedText)\(times)"
    let id = detail.id.map { [("id", $0.displaySafe)] } ?? []
    let whole = id + [("view", "\(view), \(reuse)")]
    let short = [("", "\(view) \(reuse)")]
    let least = [("view", reuse)]
    return fitting([whole, id + short, id + least] + (isAligned ? [whole] : [short, least])) {
      row($0, gap: "  ")
    }
  }

  /// The call that asked the layout for it last.
  private var asked: [StyledLine] {
    guard !pane.calls.isEmpty else { return [] }
    guard let call = pane.calls.last(where: { $0.asks(for: element) }) else {
      return field("asked", "not by the last \(pane.calls.count.groupedText) calls")
    }
    let text = "\(call.time.secondsText) \(theme.spelled(call.screenCall))"
    let closer = text.replacingOccurrences(of: ", ", with: ",")
    let rows = WrappedText(closer, columns: valueColumns).lines.count
    let isTold = isAligned && rows <= Self.mostRows
    return field("asked", text, closer: isTold ? closer : text.withArguments(""))
  }

  /// The attributes that are not what they are by default; nil when all are.
  private var differences: String? {
    var words: [String] = []
    if element.alpha != 1 { words.append("alpha \(element.alpha.secondsText)") }
    if element.isHidden { words.append("isHidden") }
    if element.zIndex != 0 { words.append("zIndex \(element.zIndex)") }
    if element.isPinned { words.append("pinned") }
    if element.isSelected { words.append("selected") }
    if element.isHighlighted { words.append("highlighted") }
    if let transform = element.transform {
      let scale = transform.scale
      if scale != CGSize(width: 1, height: 1) {
        let text =
          scale.width == scale.height
          ? Double(scale.width).secondsText
          : "\(Double(scale.width).secondsText) \(theme.glyphs.times) \(Double(scale.height).secondsText)"
        words.append("scale \(text)")
      }
      if transform.rotation != 0 { words.append("rotation \(transform.rotation.pointText) deg") }
      let way = transform.translation
      if way != .zero { words.append("translation \(way.pointText)") }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

// MARK: - Rows

extension ElementText {
  /// Whether values stand below each other; in a narrow inspector each follows its name.
  var isAligned: Bool { columns >= Self.leastAligned }

  /// The columns that a value has, and where it follows its name both of them.
  var valueColumns: Int { isAligned ? columns - Self.valueColumn - 2 : columns - 2 }

  func size(_ size: CGSize) -> String {
    "\(size.width.pointText) \(theme.glyphs.times) \(size.height.pointText)"
  }

  /// A text with its sizes closer together.
  func closer(_ text: String) -> String {
    let times = theme.glyphs.times
    return text.replacingOccurrences(of: " \(times) ", with: times)
  }

  /// The row of the first form that has room, else of the last.
  private func fitting<Form>(_ forms: [Form], _ row: (Form) -> StyledLine) -> StyledLine {
    var line = StyledLine()
    for form in forms {
      line = row(form)
      if line.columns <= columns { break }
    }
    return line
  }

  /// Words and the values behind them in one row.
  private func row(_ parts: [(word: String, value: String)], gap: String) -> StyledLine {
    var line = StyledLine()
    for part in parts {
      line.add(line.isEmpty ? "  " : gap)
      if !part.word.isEmpty { line.add("\(part.word) ", theme.style(.faint)) }
      line.add(part.value, theme.style(.text))
    }
    return line
  }

  /// A name and a value, on as many rows as that needs.
  ///
  /// - Parameters:
  ///   - name: What stands in front; empty for a value that speaks for itself.
  ///   - value: The value, as it is told in one row.
  ///   - closer: The value with fewer spaces, for more than one row.
  /// - Returns: The rows.
  func field(_ name: String, _ value: String, closer: String? = nil) -> [StyledLine] {
    let isFollowing = !isAligned && !name.isEmpty
    let lead = isFollowing ? "\(name) " : ""
    let isShort = lead.columnWidth + value.columnWidth <= valueColumns
    let rows = WrappedText(lead + (isShort ? value : closer ?? value), columns: valueColumns)
      .prefix(Self.mostRows, ellipsis: theme.glyphs.ellipsis)
    return rows.enumerated().map { index, text in
      var line = StyledLine("  " + (index == 0 ? name : ""), theme.style(.faint))
      if isAligned { line.pad(to: Self.valueColumn + 2) }
      line.add(
        index == 0 && isFollowing ? String(text.dropFirst(name.count)) : text, theme.style(.text))
      return line
    }
  }
}
