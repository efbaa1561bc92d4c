import Foundation
import Simulator

/// Changes of offset or content size by one author, told on one line, or on two or three.
struct LedgerLine {
  let entry: LedgerEntry
  let theme: Theme
  let scrollsHorizontally: Bool
  let scrollsBothWays: Bool

  /// Entries in columns where they fit: time, author, amount, change, cause; else all of them closer together, so that they look
  /// alike, and what is too long even then on more lines, the change first.
  ///
  /// Where the content scrolls both ways a line says which axis it tells; when both have changed it tells both.
  static func styled(_ lines: [LedgerLine], columns: Int) -> [[StyledLine]] {
    let least = lines.compactMap { $0.fitting(columns, from: 0)?.index }.max() ?? 0
    return lines.map { line in
      line.fitting(columns, from: least).map { [$0.line] } ?? line.broken(columns: columns)
    }
  }

  private static let formCount = 4

  /// The first form that fits into some columns, from one on; nil for none.
  private func fitting(_ columns: Int, from first: Int) -> (index: Int, line: StyledLine)? {
    for index in first..<Self.formCount {
      let line = form(index)
      if line.columns <= columns { return (index, line) }
    }
    return nil
  }

  /// On one line, the widest form first.
  private func form(_ index: Int) -> StyledLine {
    let arrow = theme.glyphs.arrow
    let wide = " \(arrow) "
    return switch index {
    case 0: line(columns: (10, 31, 51), arrow: wide, reason: reason())
    case 1: line(columns: (10, 31, 0), arrow: wide, reason: reason())
    case 2: line(columns: (0, 0, 0), arrow: wide, reason: reason(isTight: true))
    default: line(columns: (0, 0, 0), arrow: arrow, reason: reason(isTight: true))
    }
  }

  /// On several lines.
  private func broken(columns: Int) -> [StyledLine] {
    let arrow = theme.glyphs.arrow
    let forms = [change(arrow: arrow), change(from: "", arrow: arrow)].map { change in
      var line = time
      line.add(" " + change, theme.style(.text))
      return line
    }
    // Where it came from goes before the end of where it went: the amount tells it.
    return [forms.first { $0.columns <= columns } ?? forms[1]] + story(columns: columns)
  }

  /// Everything on one line, the author and the reason from some column on, the amount up to some column.
  private func line(
    columns: (Int, Int, Int), arrow: String, reason: String?
  ) -> StyledLine {
    var line = time
    line.pad(to: columns.0)
    line.add(author, theme.style(.text))
    line.pad(to: columns.1 - amount.columnWidth - 1)
    line.add(amount, theme.style(.strong))
    line.add(" " + change(arrow: arrow), theme.style(.text))
    if let reason {
      line.pad(to: columns.2)
      line.add(reason, theme.style(.faint))
    }
    return line
  }

  /// What follows the change: who, by how much, and as tight as that what for; on a line each where one is too short for
  /// both, without the frames where nothing else is to be told there.
  private func story(columns: Int) -> [StyledLine] {
    var who = StyledLine(" " + author, theme.style(.text))
    who.add(" " + amount, theme.style(.strong))
    let reason = reason(isTight: true)
    var line = who
    line.add(reason.map { " " + $0 } ?? "", theme.style(.faint))
    if line.columns <= columns { return [line] }
    guard entry.cause != nil || entry.peak != nil else { return [who] }
    return [who] + (reason.map { [StyledLine(" " + $0, theme.style(.faint))] } ?? [])
  }

  private var author: String { entry.author.displaySafe }

  /// When, and for a motion until when.
  private var time: StyledLine {
    let begin = entry.begin.secondsText
    let end = entry.end.secondsText
    return StyledLine(begin == end ? begin : begin + theme.glyphs.dash + end, theme.style(.faint))
  }

  /// What for, or how far it went and in how many frames.
  private func reason(isTight: Bool = false) -> String? {
    guard let cause = entry.cause else {
      let peak = entry.peak.map { "peak \(values($0))" }
      if isTight, let peak { return "(\(peak))" }
      let unit = entry.begin < entry.end ? "frames" : "times"
      let count = entry.count > 1 ? "\(entry.count.groupedText) \(unit)" : nil
      let words = [peak, count].compactMap { $0 }
      return words.isEmpty ? nil : "(\(words.joined(separator: ", ")))"
    }
    let told = theme.spelled(cause)
    guard isTight else { return told }
    let arrow = theme.glyphs.arrow
    return told.replacing(" \(arrow) ", with: arrow).replacing(", ", with: ",")
      .replacing(" \(theme.glyphs.times) ", with: theme.glyphs.times)
  }

  /// From where and to where.
  private func change(from: String? = nil, arrow: String) -> String {
    let names = entry.isSize ? ["width ", "height "] : ["x ", "y "]
    let goesWithoutSaying = entry.section != nil || !scrollsBothWays && axes == [scrollAxis]
    let name = goesWithoutSaying || axes.count != 1 ? "" : names[axes[0]]
    let from = from ?? values(entry.from)
    let section = entry.section.map { "section \($0) " } ?? ""
    return section + (entry.isSize ? "size " : "") + name + from + arrow + values(entry.to)
  }

  /// By how much, with a sign.
  private var amount: String {
    let amount = entry.amount
    return axes.map { axis in
      guard axis < amount.count else { return "?" }
      return (amount[axis] > 0 ? "+" : "") + amount[axis].pointText
    }.joined(separator: ",")
  }

  /// The axes to tell: the one that has changed, or both.
  private var axes: [Int] {
    let changed = entry.amount.indices.filter { axis in
      entry.amount[axis] != 0 || entry.peak.map { $0[axis] != entry.to[axis] } == true
    }
    guard changed.isEmpty else { return changed }
    return [entry.section == nil ? scrollAxis : 1 - scrollAxis]
  }

  private var scrollAxis: Int { scrollsHorizontally ? 0 : 1 }

  private func values(_ values: [Double]) -> String {
    axes.map { value(values, $0) }.joined(separator: ",")
  }

  private func value(_ values: [Double], _ axis: Int) -> String {
    axis < values.count ? values[axis].pointText : "?"
  }
}
