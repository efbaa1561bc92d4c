import CollectionView
import Foundation
import Scenes

/// Compares estimates for one pane of a scene by running the scene's steps, and by scrolling it, with each of them.
@MainActor
public struct Advisor {
  /// Thrown for a layout without estimates, a pane without items, or sections that cannot have estimates of their own.
  public struct NothingToAdvise: Error, Sendable, Equatable, CustomStringConvertible {
    public var description: String
  }

  /// An estimate that follows from the true sizes.
  private struct Choice {
    var names: [String]
    /// One size for all sections, or one for each; empty for the layout as it is.
    var sizes: [CGSize]
    var isPerSection = false
  }

  /// The most items that are measured.
  public nonisolated static let itemLimit = TrueSizes.limit

  /// The most sections that may have an estimate each.
  nonisolated static let sectionLimit = 50

  private let name: String
  /// The pane whose estimates are those of its layout, so that one value changes them.
  private let pane: Pane
  /// The layout as the scene has it.
  private let written: LayoutDescription
  /// The scene's own steps; nil if it has none.
  private let steps: StepTrial?
  /// The number of items, and of sections, with estimates.
  private let itemCount: Int
  private let sectionCount: Int
  private let property: PropertyDescription
  private let isHorizontal: Bool
  private let now: CGSize?
  private let sizes: TrueSizes
  private let tickLimit: Int

  /// - Parameters:
  ///   - scene: Any scene; its behavior holds in its steps, and not in the scroll through its content.
  ///   - index: The position of the pane.
  ///   - limit: The largest number of items to measure.
  ///   - tickLimit: The largest number of scrolls by thirty points; longer content is scrolled at some places.
  /// - Throws: `NothingToAdvise`, and `UnbuiltFeature` when the scene names something that is not built.
  public init(_ scene: Scene, pane index: Int = 0, limit: Int? = nil, tickLimit: Int? = nil) throws
  {
    name = scene.name
    steps = StepTrial(scene, pane: index)
    self.tickLimit = tickLimit ?? AdviceScript.tickLimit
    let run = try PaneRun(scene.panes[index], keepsTrace: false)
    let kind = run.pane.layout.simulated.kind
    guard run.pane.layout.startsFromEstimates || kind.family == .table,
      let property = kind.estimate
    else {
      throw NothingToAdvise(
        description: "the layout `\(kind.name)` estimates nothing here: it knows its sizes")
    }
    let guessed = run.pane.data.sections.enumerated()
      .filter { run.pane.layout.usesEstimate(section: $0.offset) }.map(\.element)
    itemCount = guessed.reduce(0) { $0 + $1.items.count }
    guard itemCount > 0 else {
      throw NothingToAdvise(
        description: run.pane.layout.isEstimatedByUIKit
          ? "UIKit estimates the rows of a list with a configuration, and no app can set that; the bare `list` has the estimate of the scene"
          : "there are no items to measure")
    }
    self.property = property
    sectionCount = guessed.count
    isHorizontal = run.view.scrollsHorizontally
    sizes = TrueSizes(of: run, limit: limit ?? TrueSizes.limit)
    var pane = run.pane
    pane.data = sizes.data
    pane.anchor = .visible
    written = pane.layout
    pane.layout = pane.layout.usingCommonEstimates
    self.pane = pane
    now = Self.estimate(property, run)
  }

  /// Tries every candidate.
  ///
  /// - Parameter wantsSections: Whether to recommend an estimate for each section in any case.
  /// - Returns: The costs and the recommended estimate.
  /// - Throws: `NothingToAdvise` when an estimate for each section was requested and there is none, `UnbuiltFeature`
  ///   when the scene names something that is not built.
  public func advice(perSection wantsSections: Bool = false) throws -> Advice {
    if wantsSections { try checkSections() }
    let lengths = sizes.all.map(length)
    let written = try steps?.asWritten()
    let choices = choices(wantsSections: wantsSections, atEnd: written?.sizes ?? [])
    let trials = choices.map { choice in
      var pane = pane
      pane.layout = layout(choice)
      return AdviceTrial(name, pane)
    }
    let script = AdviceScript(
      sizes.data, in: pane, isHorizontal: isHorizontal,
      length: try trials.map { try $0.length() }.max() ?? 0, limit: tickLimit)
    var notes: [String] = []
    let candidates = try zip(choices, trials).map { choice, trial in
      var candidate = try trial.cost(script, of: candidate(choice))
      guard let (result, leftOut) = try steps?.result(settings(choice)) else { return candidate }
      candidate.steps = result
      notes += leftOut.filter { !notes.contains($0) }
      return candidate
    }
    let best = Recommendation(among: candidates, wantsSections: wantsSections)
    var advised = pane
    advised.layout = layout(choices[best.index])
    let edges = try edges(script, &advised, candidates[best.index])
    if candidates[best.index].isPerSection {
      advised.layout.properties[property.name] = pane.layout.properties[property.name]
    }
    return Advice(
      scene: name, layout: pane.layout.kind, side: isHorizontal ? "width" : "height",
      items: itemCount,
      sampled: sizes.isSampled ? lengths.count : nil, sections: sectionCount,
      lengths: Advice.Lengths(
        mean: lengths.mean, median: lengths.median, smallest: lengths.min() ?? 0,
        largest: lengths.max() ?? 0, lowerTenth: lengths.quantile(0.1),
        upperTenth: lengths.quantile(0.9)), kinds: Self.kinds(lengths), candidates: candidates,
      walk: Advice.Walk(
        places: script.places, items: candidates[best.index].seen, of: lengths.count),
      recommended: best.index, reason: best.reason,
      asksDelegate: pane.layout.simulated.delegateSizes != nil, edges: edges,
      cures: try written.flatMap { try steps?.cures(of: $0.result) } ?? [],
      notes: notes,
      settings: settings(advised.layout, first: candidates[best.index].key),
      layoutText: paneAsWritten.text(changingLayoutTo: advised.layout))
  }

  /// The share of the cost of a candidate that wrong estimates of headers and footers cause.
  ///
  /// - Parameters:
  ///   - script: The scripted scrolls.
  ///   - pane: The pane with the candidate; its layout gets the right estimates where it has properties for them.
  ///   - candidate: The recommended candidate, with its cost.
  /// - Returns: Headers before footers; without those that cost nothing.
  /// - Throws: `UnbuiltFeature` when the pane names something that is not built.
  private func edges(
    _ script: AdviceScript, _ pane: inout Pane, _ candidate: Advice.Candidate
  ) throws -> [Advice.Edge] {
    var before = candidate
    return try EdgeGuess.wrong(in: pane, isHorizontal: isHorizontal).map(\.name).compactMap {
      name in
      // When the footers are compared, the estimate of the headers is right already.
      guard
        let guess = EdgeGuess.wrong(in: pane, isHorizontal: isHorizontal)
          .first(where: { $0.name == name })
      else { return nil }
      let after = try AdviceTrial(self.name, guess.right).cost(script, of: candidate)
      defer { before = after }
      if guess.property != nil { pane = guess.right }
      guard after.cost < before.cost else { return nil }
      return Advice.Edge(
        name: name, estimated: guess.estimated, measured: guess.measured,
        jumps: max(0, before.jumps - after.jumps),
        jumpPoints: max(0, before.jumpPoints - after.jumpPoints),
        blankPoints: max(0, before.blankPoints - after.blankPoints),
        key: guess.property.map { "layout.\($0)" })
    }
  }

  /// The settings for a choice in the scene, in the form of `--set`.
  private func settings(_ choice: Choice) -> [String] {
    var layout = layout(choice)
    if choice.isPerSection {
      layout.properties[property.name] = pane.layout.properties[property.name]
    }
    return settings(layout, first: key(of: choice))
  }

  /// The settings for a layout, in the form of `--set`: the recommended key, and others that differ.
  private func settings(_ layout: LayoutDescription, first key: String) -> [String] {
    let names = layout.properties.keys.filter {
      layout.properties[$0] != written.properties[$0]
    }
    let own = key == "layout.perSection" ? [] : [property.name]
    var settings = Dictionary(
      uniqueKeysWithValues: Set(names + own).compactMap { name in
        layout.properties[name].map { ("layout.\(name)", $0.spelled) }
      })
    if layout.perSection != written.perSection
      || key == "layout.perSection" && !layout.perSection.isEmpty
    {
      settings["layout.perSection"] = Self.spelled(layout.perSection, first: property.name)
    }
    return settings.sorted { ($1.key == key ? 1 : 0, $0.key) < ($0.key == key ? 1 : 0, $1.key) }
      .map { "\($0.key)=\($0.value)" }
  }

  /// Sections in the spelling of a scene, the estimate first.
  private static func spelled(_ sections: [[String: PropertyValue]], first name: String) -> String {
    let told = sections.map { section in
      let keys = section.keys.sorted { ($0 == name ? "" : $0) < ($1 == name ? "" : $1) }
      let pairs = keys.compactMap { key in section[key].map { "\(key): \($0.spelled)" } }
      return pairs.isEmpty ? "{}" : "{ \(pairs.joined(separator: ", ")) }"
    }
    return "[\(told.joined(separator: ", "))]"
  }

  private func checkSections() throws {
    guard property.isPerSection else {
      throw NothingToAdvise(
        description: "the layout `\(pane.layout.kind)` takes one estimate for all sections")
    }
    guard (2...Self.sectionLimit).contains(sectionCount) else {
      throw NothingToAdvise(
        description: sectionCount < 2
          ? "there is one section" : "there are more than \(Self.sectionLimit) sections")
    }
  }

  // MARK: - What to try

  /// The choices; some follow from the true sizes of the items at the end of the steps.
  private func choices(wantsSections: Bool, atEnd: [CGSize]) -> [Choice] {
    let all = sizes.all
    var choices: [Choice] = []
    func add(_ name: String, _ size: CGSize) {
      if let index = choices.firstIndex(where: { $0.sizes.first.map(text) == text(size) }) {
        choices[index].names.append(name)
      } else {
        choices.append(Choice(names: [name], sizes: [size]))
      }
    }
    add("median", Self.size(all) { $0.median })
    add("mean", Self.size(all) { $0.mean })
    add("smallest", Self.size(all) { $0.min() ?? 0 })
    add("largest", Self.size(all) { $0.max() ?? 0 })
    if let least = all.map(length).min(), let most = all.map(length).max() {
      let ends = atEnd.sorted { length($0) < length($1) }
      if let first = ends.first, length(first) < least {
        add("smallest at the end", Self.size([first]) { $0[0] })
      }
      if let last = ends.last, length(last) > most {
        add("largest at the end", Self.size([last]) { $0[0] })
      }
    }
    if let now, !hasSectionEstimates, !hasOwnEstimates { add("now", now) }
    if property.isPerSection, (2...Self.sectionLimit).contains(sectionCount) {
      let own = sizes.sections.map {
        $0.isEmpty ? choices[0].sizes[0] : Self.size($0) { $0.median }
      }
      if wantsSections || Set(own.map(text)).count > 1 {
        choices.append(
          Choice(names: ["median of each section"], sizes: own, isPerSection: true))
      }
    }
    if hasSectionEstimates || hasOwnEstimates || now == nil && steps != nil {
      choices.append(
        Choice(
          names: ["now"], sizes: [], isPerSection: hasSectionEstimates || hasOwnEstimates))
    }
    return choices
  }

  /// Whether the scene has estimates for single sections.
  private var hasSectionEstimates: Bool {
    pane.layout.perSection.contains { $0[property.name] != nil }
  }

  /// The pane with the layout of the scene.
  private var paneAsWritten: Pane {
    var pane = pane
    pane.layout = written
    return pane
  }

  /// Whether the sections of a compositional layout give themselves estimates.
  private var hasOwnEstimates: Bool { pane.layout != written }

  /// A size of whole points made from the sides of others, at least one point each.
  private static func size(_ sizes: [CGSize], _ pick: ([Double]) -> Double) -> CGSize {
    CGSize(
      width: max(1, pick(sizes.map { Double($0.width) }).rounded()),
      height: max(1, pick(sizes.map { Double($0.height) }).rounded()))
  }

  private func length(_ size: CGSize) -> Double {
    Double(isHorizontal ? size.width : size.height)
  }

  /// The current estimate; nil for an automatic one.
  private static func estimate(_ property: PropertyDescription, _ run: PaneRun) -> CGSize? {
    switch run.pane.layout.simulated.value(
      of: property, in: run.view.collectionViewLayout, by: run.pane.layout)
    {
    case .size(let size): size
    case .number(let number):
      run.view.scrollsHorizontally
        ? CGSize(width: number, height: 0) : CGSize(width: 0, height: number)
    case .insets, .flag, .word, .automatic, .delegateSizes, .sections, .boundaryItems, nil: nil
    }
  }

  // MARK: - What it is called

  /// A choice without its cost.
  private func candidate(_ choice: Choice) -> Advice.Candidate {
    Advice.Candidate(
      name: choice.names.joined(separator: ", "), estimate: text(of: choice),
      key: key(of: choice), jumps: 0, jumpPoints: 0, blankMost: 0, blankPoints: 0, measured: 0,
      seen: 0,
      mostMeasured: 0, mostInView: 0)
  }

  private func key(of choice: Choice) -> String {
    choice.isPerSection ? "layout.perSection" : "layout.\(property.name)"
  }

  private func layout(_ choice: Choice) -> LayoutDescription {
    guard let first = choice.sizes.first else { return written }
    var layout = pane.layout
    for index in layout.perSection.indices {
      layout.perSection[index].removeValue(forKey: property.name)
    }
    layout.properties[property.name] = value(first)
    guard choice.isPerSection else { return layout }
    while layout.perSection.count < choice.sizes.count { layout.perSection.append([:]) }
    for (index, size) in choice.sizes.enumerated() where layout.usesEstimate(section: index) {
      layout.perSection[index][property.name] = value(size)
    }
    return layout
  }

  private func value(_ size: CGSize) -> PropertyValue {
    property.form.isSize ? .size(size) : .number(isHorizontal ? size.width : size.height)
  }

  private func text(_ size: CGSize) -> String { value(size).spelled }

  private func text(of choice: Choice) -> String {
    guard choice.isPerSection else {
      return choice.sizes.first.map(text) ?? PropertyValue.automatic.spelled
    }
    return Self.spelled(layout(choice).perSection, first: property.name)
  }

  /// The different lengths, where they are few.
  private static func kinds(_ lengths: [Double]) -> [Advice.Kind] {
    let counts = Dictionary(grouping: lengths) { $0 }.mapValues(\.count)
    guard (2...6).contains(counts.count), lengths.count >= 4 * counts.count else { return [] }
    return counts.map { Advice.Kind(length: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.length) < ($0.count, $1.length) }
  }
}

extension [Double] {
  /// The arithmetic mean; 0 for no values.
  fileprivate var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

  /// The smallest value that at least this share of the values does not exceed; 0 for no values.
  fileprivate func quantile(_ share: Double) -> Double {
    guard !isEmpty else { return 0 }
    let place = Int((share * Double(count)).rounded(.up)) - 1
    return sorted()[Swift.min(Swift.max(0, place), count - 1)]
  }

  /// The median; 0 for no values.
  fileprivate var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
