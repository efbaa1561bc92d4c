/// Advice as text: the true sizes, a table of what the scene's steps break, a table of estimates with their costs, one
/// sentence, and a layout to paste.
public struct AdviceText {
  /// The width of a line; only the layout to paste may be wider.
  private static let columns = 80

  private let advice: Advice
  private let isASCII: Bool

  /// - Parameters:
  ///   - advice: The results.
  ///   - isASCII: Whether signs are drawn in ASCII alone.
  public init(_ advice: Advice, isASCII: Bool = false) {
    self.advice = advice
    self.isASCII = isASCII
  }

  /// Lines without a newline at the end.
  public var text: String {
    let sentences = [sentence, advice.reason] + advice.edges.map { text($0) }
    return
      (wrapped([items, lengths] + kinds) + [""] + steps + table + wrapped(atOnce + [walk])
      + Self.legend + [""] + wrapped(sentences) + [""] + lines + cures)
      .joined(separator: "\n")
  }

  /// What the steps of the scene break with each estimate; empty for a scene without steps.
  private var steps: [String] {
    let results = advice.candidates.compactMap(\.steps)
    guard results.count == advice.candidates.count else { return [] }
    let isQuiet = results.allSatisfy { $0.findings.isEmpty && $0.diagnostics.isEmpty }
    guard !isQuiet else {
      return wrapped(["The scene's own steps break nothing with any of these."] + advice.notes)
        + [""]
    }
    return ["In the scene's own steps:"]
      + StepTable(advice, columns: Self.columns, isASCII: isASCII).lines
      + wrapped([Self.lost] + advice.notes) + [""]
  }

  private static let lost =
    "Lost are the points of jumps, blanks, missed targets, wrong ways and items out of reach; a jump and an "
    + "illegal offset count once."

  /// The settings that cure the steps of the scene without another estimate.
  private var cures: [String] {
    guard !advice.cures.isEmpty else { return [] }
    let isCured = (advice.best.steps?.lost ?? 0) <= Harm.accuracy
    let lead =
      isCured
      ? "With the present estimate, too, the steps lose nothing with one of these:"
      : "No estimate cures the steps. With the present one they lose nothing with one of these:"
    return ["", lead]
      + advice.cures.flatMap { cure in
        ["  --set \(cure.setting)"]
          + TextLines(cure.help, columns: Self.columns - 6).lines.map { "      \($0)" }
      }
  }

  private func wrapped(_ sentences: [String]) -> [String] {
    sentences.flatMap { TextLines($0, columns: Self.columns).lines.map(String.init) }
  }

  private var items: String {
    let sections = advice.sections == 1 ? "" : " in \(advice.sections) sections"
    let sampled =
      advice.sampled.map { "; measured are \($0) of them, evenly spread" } ?? ""
    return "\(advice.items) \(advice.items == 1 ? "item" : "items")\(sections), "
      + "\(advice.layout)\(sampled)"
  }

  private var lengths: String {
    let lengths = advice.lengths
    guard lengths.smallest < lengths.largest else {
      return "true \(advice.side): \(lengths.mean.short), all of them"
    }
    return "true \(advice.side)s: \(lengths.smallest.short) to \(lengths.largest.short), "
      + "mean \(lengths.mean.short), median \(lengths.median.short)"
  }

  private var kinds: [String] {
    guard advice.best.cost > 0 else { return [] }
    guard !advice.kinds.isEmpty else {
      guard advice.lengths.areSpread else { return [] }
      let (lower, upper) = (advice.lengths.lowerTenth.short, advice.lengths.upperTenth.short)
      return [
        "Eight of ten are \(lower) to \(upper): no single estimate is near all of them.", bySize,
      ]
    }
    let told = advice.kinds.map { "\($0.length.short) (\($0.count))" }.joined(separator: ", ")
    return [
      "\(advice.kinds.count) kinds: \(told).",
      bySize,
    ]
  }

  /// How an app gives the layout more than one size.
  private var bySize: String {
    advice.asksDelegate
      ? "A delegate that returns the size of each item leaves nothing to guess: `layout.sizing: delegate`, in an app `cellophane fix sizesFromDelegate`."
      : "A layout that estimates each item by its kind guesses less."
  }

  private static let legend = [
    "Jumps are counted while scrolling up without compensation;",
    "blanks with one layout query per scroll.",
  ]

  /// The part of the content that was scrolled through.
  private var walk: String {
    let sample = advice.sampled == nil ? "" : " of the sample"
    guard let places = advice.walk.places, !advice.walk.isWhole else {
      return "All\(sample) scrolled through, up by 30 pt and down by pages."
    }
    return "Scrolled through at \(places) places, up by 30 pt and down by pages; the way up shows "
      + "\(advice.walk.items) of \(advice.walk.of) items\(sample)."
  }

  /// A sentence on each estimate that hardly jumps because nearly everything is measured at once.
  private var atOnce: [String] {
    advice.candidates.filter(\.measuresAtOnce).map {
      "\($0.estimate) (\($0.name)) measures \($0.mostMeasured) cells in one frame, for "
        + "\($0.mostInView) in view: what is measured cannot jump."
    }
  }

  private var table: [String] {
    let header = ["", "estimate", "jumps", "points", "blank most", "points", "measured", "seen"]
    let numbers = advice.candidates.map { candidate in
      [
        candidate.isPerSection ? "" : candidate.estimate, String(candidate.jumps),
        candidate.jumpPoints.short, Finding.Unit.fraction.text(candidate.blankMost),
        candidate.blankPoints.short, String(candidate.measured), String(candidate.seen),
      ]
    }
    let isLeading = [true] + Array(repeating: false, count: header.count - 1)
    let bare = TextTable(header, numbers.map { [""] + $0 }, isLeading: isLeading).lines
    let columns = Self.columns - (bare.map(\.columnWidth).max() ?? 0)
    let rows = zip(advice.candidates.indices, numbers).flatMap { index, numbers in
      names(of: index, columns: columns).enumerated().map { line, name in
        [name] + (line == 0 ? numbers : numbers.map { _ in "" })
      }
    }
    return TextTable(header, rows, isLeading: isLeading).lines
  }

  /// The name of an estimate, wrapped to fit the table, after the mark of the recommended one.
  private func names(of index: Int, columns: Int) -> [String] {
    advice.marked(index, columns: columns, isASCII: isASCII)
  }

  private var sentence: String {
    let best = advice.best
    let estimate =
      best.isPerSection
      ? (best.sectionsAreAsWritten ? "the estimates as they are" : "the median of each section")
      : "\(best.estimate) (\(best.name))"
    let jumps =
      best.jumps == 0
      ? "nothing jumps"
      : "\(best.jumps) \(best.jumps == 1 ? "jump" : "jumps") of "
        + "\(best.jumpPoints.short) pt together"
    let blank =
      best.blankPoints == 0
      ? "nothing is blank"
      : "up to \(Finding.Unit.fraction.text(best.blankMost)) of the screen is blank"
    let extra = best.measured - best.seen
    let measured =
      extra > 0
      ? "\(extra) \(extra == 1 ? "cell is" : "cells are") measured unseen"
      : "no cell is measured unseen"
    let place = advice.walk.isWhole ? "" : "where it was looked at, "
    let own =
      best.steps.map {
        "in the scene's own steps \($0.lost == 0 ? "nothing is" : "\($0.lost.short) pt are") lost; "
          + "scrolled through, "
      } ?? ""
    return "Use \(estimate): \(own)\(place)\(jumps), \(blank), \(measured)\(making)."
  }

  /// The cost of a small estimate; empty if hardly more cells are created than are visible.
  private var making: String {
    let best = advice.best
    guard 2 * best.mostMeasured > 3 * best.mostInView, best.mostInView > 0 else { return "" }
    return "; for that up to \(best.mostMeasured) cells are made in one frame, "
      + "for \(best.mostInView) in view"
  }

  /// The part of headers or footers.
  private func text(_ edge: Advice.Edge) -> String {
    let best = advice.best
    let jumps =
      edge.jumps == 1
      ? "1 jump" : edge.jumps == best.jumps ? "all the jumps" : "\(edge.jumps) jumps"
    let parts = [
      edge.jumps > 0 ? "\(jumps) of \(edge.jumpPoints.short) pt together" : "",
      edge.blankPoints > 0 ? "\(edge.blankPoints.short) pt of blank" : "",
    ].filter { !$0.isEmpty }
    let share = parts.isEmpty ? "\(edge.jumpPoints.short) pt" : parts.joined(separator: ", ")
    let way =
      edge.key.map { ". Guessed right by \($0), as below, they cost nothing." }
      ?? ", and `\(advice.layout)` has no key for what they are taken for."
    return "Of the \(edge.name), taken for \(edge.estimated.short) and measuring "
      + "\(edge.measured.short), come \(share)\(way)"
  }

  private var lines: [String] {
    let options = advice.settings.map { setting in
      "--set " + (setting.contains(" ") ? "'\(setting)'" : setting)
    }
    return (options.isEmpty ? [] : ["  " + options.joined(separator: " ")])
      + ["  layout: \(advice.layoutText)"]
  }
}
