import Foundation
import Simulator

/// What the inspector tells of one element, in lines, the most telling first.
struct ElementText {
  /// Where a value stands behind its name.
  private static let valueColumn = 9

  /// The most rows of a value.
  private static let mostRows = 3

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
    var line = StyledLine("\(glyphs.selection) \(label.identity)", theme.style(.focus))
    line.add(" \(element.sizeState.rawValue)", theme.style(.text))
    if !label.size.isEmpty { line.add(" \(label.size)", theme.style(.text)) }
    return line
  }

  private var place: StyledLine {
    let frame = element.frame
    var line = StyledLine("  at ", theme.style(.faint))
    line.add(frame.origin.pointText, theme.style(.text))
    line.add(" size ", theme.style(.faint))
    line.add(size(frame.size), theme.style(.text))
    return line
  }

  /// Estimated, preferred and true: the length along which they differ, or both.
  ///
  /// A measured size that is not the true one is marked.
  private var sizes: [StyledLine] {
    let told = [
      (
        "estimated",
        element.estimatedSize ?? element.detail.agreedSize ?? (isEstimated ? element.size : nil)
      ),
      ("preferred", element.detail.preferredSize), ("true", element.detail.trueSize),
    ].compactMap { name, size in size.map { (name, $0) } }
    guard !told.isEmpty else { return [] }
    let all = told.map(\.1) + [element.size]
    let isHeight = all.allSatisfy { $0.width.pointText == element.size.width.pointText }
    let isWidth =
      !isHeight && all.allSatisfy { $0.height.pointText == element.size.height.pointText }
    let isWrong =
      !isEstimated && element.detail.trueSize.map { $0.pointsDiffer(from: element.size) } ?? false
    func text(_ told: [(name: String, size: CGSize)]) -> String {
      told.map { name, value in
        let length =
          isHeight ? value.height.pointText : isWidth ? value.width.pointText : size(value)
        return "\(name) \(length)"
      }.joined(separator: ", ") + (isWrong ? " \(theme.glyphs.bad)" : "")
    }
    // Where rows are short a size stays in one of them, and the true one tells of the same that was preferred.
    let times = theme.glyphs.times
    func closer(_ told: [(name: String, size: CGSize)]) -> String {
      text(told).replacingOccurrences(of: " \(times) ", with: times)
    }
    let fits = WrappedText(closer(told), columns: valueColumns).lines.count < Self.mostRows
    let isTold = !fits && element.detail.preferredSize == element.detail.trueSize
    return field(
      "sizes", text(told), closer: closer(isTold ? told.filter { $0.0 != "preferred" } : told))
  }

  private var valueColumns: Int { columns - Self.valueColumn - 2 }

  private var isEstimated: Bool { element.sizeState == .estimated }

  /// Which item it shows, and whose view that is.
  private var identity: StyledLine {
    let detail = element.detail
    var line = StyledLine()
    if let id = detail.id {
      line.add("  id ", theme.style(.faint))
      line.add(id.displaySafe, theme.style(.text))
    }
    line.add("  view ", theme.style(.faint))
    let name = detail.reuseIdentifier.map { "\"\($0.displaySafe)\"" } ?? "of no identifier"
    let times = theme.glyphs.times
    let reuse =
      detail.reuseCount == 0 ? "new" : "reused \(detail.reuseCount.groupedText)\(times)"
    line.add("\(name), \(reuse)", theme.style(.text))
    return line
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
    return field(
      "asked", text, closer: rows <= Self.mostRows ? closer : text.withArguments(""))
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

  private func size(_ size: CGSize) -> String {
    "\(size.width.pointText) \(theme.glyphs.times) \(size.height.pointText)"
  }

  /// A name and a value, on as many rows as that needs.
  ///
  /// - Parameters:
  ///   - name: What stands in front.
  ///   - value: The value, as it is told in one row.
  ///   - closer: The value with fewer spaces, for more than one row.
  /// - Returns: The rows.
  private func field(_ name: String, _ value: String, closer: String? = nil) -> [StyledLine] {
    let text = value.columnWidth <= valueColumns ? value : closer ?? value
    return WrappedText(text, columns: valueColumns).prefix(
      Self.mostRows, ellipsis: theme.glyphs.ellipsis
    )
    .enumerated().map { index, text in
      var line = StyledLine("  " + (index == 0 ? name : " "), theme.style(.faint))
      line.pad(to: Self.valueColumn + 2)
      line.add(text, theme.style(.text))
      return line
    }
  }
}

extension CGSize {
  /// Whether sizes differ by as much as can be told in print.
  fileprivate func pointsDiffer(from other: CGSize) -> Bool {
    width.pointText != other.width.pointText || height.pointText != other.height.pointText
  }
}
