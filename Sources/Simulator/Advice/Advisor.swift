import CollectionView
import Foundation
import Scenes

/// Compares estimates for one pane of a scene by scrolling it with each of them.
@MainActor
public struct Advisor {
  /// A layout that guesses nothing, or no items to guess of.
  public struct NothingToAdvise: Error, Sendable, Equatable, CustomStringConvertible {
    public var description: String
  }

  /// What the true sizes say of a good estimate.
  private struct Choice {
    var names: [String]
    /// One for all sections, or one for each.
    var sizes: [CGSize]
    var isPerSection = false
  }

  /// How many items are measured at most.
  public nonisolated static let itemLimit = TrueSizes.limit

  /// Sections up to which each may have an estimate of its own.
  private static let sectionLimit = 50
  /// How much an estimate for each section must save to be worth its lines.
  private static let worthwhile = 0.8

  private let name: String
  private let pane: Pane
  private let itemCount: Int
  private let property: SceneFormat.Property
  private let isHorizontal: Bool
  private let now: CGSize?
  private let sizes: TrueSizes

  /// - Parameters:
  ///   - scene: Any scene; its steps and its behaviour do not matter.
  ///   - index: The pane that is looked at.
  ///   - limit: How many items are measured at most.
  /// - Throws: `NothingToAdvise`, and `UnbuiltFeature` when the scene names something that is not built.
  public init(_ scene: Scene, pane index: Int = 0, limit: Int? = nil) throws {
    name = scene.name
    let run = try PaneRun(scene.panes[index], keepsTrace: false)
    let kind = run.pane.layout.kind
    let properties = SceneFormat.layoutKinds.first { $0.name == kind }?.properties ?? []
    guard LayoutMaking.startsFromEstimates(run.pane.layout) || kind == "table",
      let property = properties.first(where: {
        ["estimatedItemSize", "estimatedHeight"].contains($0.name)
      })
    else {
      throw NothingToAdvise(
        description: "the layout `\(kind)` guesses nothing here: it knows its sizes")
    }
    guard run.pane.data.itemCount > 0 else {
      throw NothingToAdvise(description: "there are no items to measure")
    }
    self.property = property
    itemCount = run.pane.data.itemCount
    isHorizontal = run.view.scrollsHorizontally
    sizes = TrueSizes(of: run, limit: limit ?? TrueSizes.limit)
    var pane = run.pane
    pane.data = sizes.data
    pane.anchor = .visible
    self.pane = pane
    now = Self.estimate(property, run)
  }

  /// Tries every candidate.
  ///
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  public func advice() throws -> Advice {
    let lengths = sizes.all.map(length)
    let script = AdviceScript(sizes.data, in: pane, isHorizontal: isHorizontal)
    let choices = choices()
    let candidates = try choices.map { try candidate($0, script) }
    let single = candidates.indices.filter { !choices[$0].isPerSection }
    var best = single[0]
    for index in single.dropFirst() where Self.isBetter(candidates[index], than: candidates[best]) {
      best = index
    }
    if let sections = candidates.indices.first(where: { choices[$0].isPerSection }),
      candidates[sections].cost < candidates[best].cost * Self.worthwhile
    {
      best = sections
    }
    return Advice(
      scene: name, layout: pane.layout.kind, side: isHorizontal ? "width" : "height",
      items: itemCount,
      sampled: sizes.isSampled ? lengths.count : nil, sections: pane.data.sections.count,
      lengths: Advice.Lengths(
        mean: lengths.mean, median: lengths.median, smallest: lengths.min() ?? 0,
        largest: lengths.max() ?? 0), kinds: Self.kinds(lengths), candidates: candidates,
      recommended: best)
  }

  // MARK: - What to try

  private func choices() -> [Choice] {
    let all = sizes.all
    var choices: [Choice] = []
    func add(_ name: String, _ size: CGSize) {
      if let index = choices.firstIndex(where: { text($0.sizes[0]) == text(size) }) {
        choices[index].names.append(name)
      } else {
        choices.append(Choice(names: [name], sizes: [size]))
      }
    }
    add("median", Self.size(all) { $0.median })
    add("mean", Self.size(all) { $0.mean })
    add("smallest", Self.size(all) { $0.min() ?? 0 })
    add("largest", Self.size(all) { $0.max() ?? 0 })
    if let now { add("now", now) }
    if property.isPerSection, (2...Self.sectionLimit).contains(sizes.sections.count) {
      let own = sizes.sections.map {
        $0.isEmpty ? choices[0].sizes[0] : Self.size($0) { $0.median }
      }
      if Set(own.map(text)).count > 1 {
        choices.append(
          Choice(names: ["median of each section"], sizes: own, isPerSection: true))
      }
    }
    return choices
  }

  /// A size of whole points made from the sides of others, at least one point each.
  private static func size(_ sizes: [CGSize], _ pick: ([Double]) -> Double) -> CGSize {
    CGSize(
      width: max(1, pick(sizes.map { Double($0.width) }).rounded()),
      height: max(1, pick(sizes.map { Double($0.height) }).rounded()))
  }

  private func length(_ size: CGSize) -> Double {
    Double(isHorizontal ? size.width : size.height)
  }

  /// What the layout guesses now; nil where it finds an estimate by itself.
  private static func estimate(_ property: SceneFormat.Property, _ run: PaneRun) -> CGSize? {
    switch LayoutProperties.all(of: run.view.collectionViewLayout)
      .first(where: { $0.name == property.name })?.value(run.view.collectionViewLayout)
      ?? run.pane.layout.properties[property.name]
    {
    case .size(let size): size
    case .number(let number): CGSize(width: 0, height: number)
    default:
      property.name == "estimatedHeight"
        ? CGSize(width: 0, height: ListSection().estimatedHeight) : nil
    }
  }

  // MARK: - What it costs

  private func candidate(_ choice: Choice, _ script: AdviceScript) throws -> Advice.Candidate {
    var pane = pane
    pane.layout = layout(choice)
    let behaviors: [[String: KnobValue]] = [
      ["compensation": .word("none")], ["requery": .word("once")], [:],
    ]
    let panes = behaviors.map { knobs in
      var pane = pane
      pane.behavior = BehaviorDescription(preset: "correct", knobs: knobs)
      return pane
    }
    let session = try Session(
      Scene(name: name, panes: panes, steps: script.steps), mode: .headless)
    let last = session.panes[2]
    var seen = Set(last.view.cellsInView)
    session.runSteps { seen.formUnion(last.view.cellsInView) }
    let jump = session.panes[0].audit.findings[.anchor]
    let blank = session.panes[1].audit.findings[.coverage]
    let extent = Double(isHorizontal ? pane.viewport.width : pane.viewport.height)
    return Advice.Candidate(
      name: choice.names.joined(separator: ", "), estimate: text(of: choice),
      key: choice.isPerSection ? "layout.perSection" : "layout.\(property.name)",
      jumps: jump?.count ?? 0, jumpPoints: jump?.sum ?? 0, blankMost: blank?.max ?? 0,
      blankPoints: (blank?.sum ?? 0) * extent, measured: last.measuredItemCount,
      seen: seen.count)
  }

  private func layout(_ choice: Choice) -> LayoutDescription {
    var layout = pane.layout
    for index in layout.perSection.indices {
      layout.perSection[index].removeValue(forKey: property.name)
    }
    layout.properties[property.name] = value(choice.sizes[0])
    guard choice.isPerSection else { return layout }
    while layout.perSection.count < choice.sizes.count { layout.perSection.append([:]) }
    for (index, size) in choice.sizes.enumerated() {
      layout.perSection[index][property.name] = value(size)
    }
    return layout
  }

  private func value(_ size: CGSize) -> LayoutValue {
    property.name == "estimatedItemSize" ? .size(size) : .number(size.height)
  }

  private func text(_ size: CGSize) -> String { value(size).spelled }

  private func text(of choice: Choice) -> String {
    guard choice.isPerSection else { return text(choice.sizes[0]) }
    return "["
      + choice.sizes.map { "{ \(property.name): \(text($0)) }" }.joined(separator: ", ") + "]"
  }

  /// Whether an estimate costs fewer points or, where that is the same, measures fewer cells.
  private static func isBetter(_ one: Advice.Candidate, than other: Advice.Candidate) -> Bool {
    abs(one.cost - other.cost) > 0.5 ? one.cost < other.cost : one.measured < other.measured
  }

  /// The lengths there are, where they are few.
  private static func kinds(_ lengths: [Double]) -> [Advice.Kind] {
    let counts = Dictionary(grouping: lengths) { $0 }.mapValues(\.count)
    guard (2...6).contains(counts.count), lengths.count >= 4 * counts.count else { return [] }
    return counts.map { Advice.Kind(length: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.length) < ($0.count, $1.length) }
  }
}

extension [Double] {
  /// Their sum by their number; 0 for none.
  fileprivate var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

  /// The one in the middle, or between the two that are; 0 for none.
  fileprivate var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

extension UICollectionView {
  /// The items whose cells meet the viewport.
  fileprivate var cellsInView: [IndexPath] {
    liveElements.filter {
      $0.modelAttributes.representedElementCategory == .cell
        && $0.modelAttributes.frame.sharesArea(with: bounds)
    }.map(\.modelAttributes.indexPath)
  }
}
