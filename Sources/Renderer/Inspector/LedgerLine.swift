import Foundation
import Simulator

/// Changes of offset or content size by one author, told on one line, or on two or three.
struct LedgerLine: Equatable {
  let entry: LedgerEntry
  let theme: Theme
  let scrollsHorizontally: Bool
  let scrollsBothWays: Bool

  /// Entries in columns where they fit: time, author, amount, change, cause; else all of them closer together, so that they look
  /// alike, and what is too long even then on more lines, the change first.
  ///
  /// Where the content scrolls both ways a line says which axis it tells; when both have changed it tells both.
  static func styled(
    _ lines: [LedgerLine], columns: Int, reusing kept: inout Kept<Place, Forms>
  ) -> [[StyledLine]] {
    let made = lines.map { line in
      kept.made(of: Place(line: line, columns: columns)) { Forms($0.line, columns: $0.columns) }
    }
    let least = made.compactMap { $0.fitting(from: 0) }.max() ?? 0
    return made.map { forms in
      forms.fitting(from: least).map { [forms.whole($0)] } ?? forms.broken
    }
  }

  /// An entry, and the columns it has.
  struct Place: Equatable {
    var line: LedgerLine
    var columns: Int
  }

  /// All that may be told of an entry, each form made when it is asked for.
  final class Forms {
    private static let count = 4
    private let line: LedgerLine
    private let columns: Int
    private var made: [StyledLine] = []
    /// On several lines, for an entry that fits on none.
    private(set) lazy var broken = line.broken(columns: columns)

    init(_ line: LedgerLine, columns: Int) {
      self.line = line
      self.columns = columns
    }

    /// On one line, the widest form first.
    func whole(_ index: Int) -> StyledLine {
      while made.count <= index { made.append(line.form(made.count)) }
      return made[index]
    }

    /// The first form that fits, from one on; nil for none.
    func fitting(from first: Int) -> Int? {
      (first..<Self.count).first { whole($0).columns <= columns }
    }
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
    return told.swapping(" \(arrow) ", for: arrow).swapping(", ", for: ",")
      .swapping(" \(theme.glyphs.times) ", for: theme.glyphs.times)
  }

  /// From where and to where.
  private func change(from: String? = nil, arrow: String) -> String {
    let names = entry.isSize ? ["width ", "height "] : ["x ", "y "]
    let goesWithoutSaying = !scrollsBothWays && axes == [scrollAxis]
    let name = goesWithoutSaying || axes.count != 1 ? "" : names[axes[0]]
    let from = from ?? values(entry.from)
    return (entry.isSize ? "size " : "") + name + from + arrow + values(entry.to)
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
    return changed.isEmpty ? [scrollAxis] : changed
  }

  private var scrollAxis: Int { scrollsHorizontally ? 0 : 1 }

  private func values(_ values: [Double]) -> String {
    axes.map { value(values, $0) }.joined(separator: ",")
  }

  private func value(_ values: [Double], _ axis: Int) -> String {
    axis < values.count ? values[axis].pointText : "?"
  }
}
