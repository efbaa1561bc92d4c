import Foundation
import Scenes

/// The result of a run at one value of a knob.
public struct SweepPoint: Sendable, Equatable, Codable {
  /// One invariant that was broken.
  public struct Broken: Sendable, Equatable, Codable {
    public var invariant: String
    /// The headline of the kind of finding.
    public var headline: String
    /// The number of painted frames that break it.
    public var count: Int
    /// The largest amount, and the absolute total of the amounts, in `unit`.
    public var max: Double
    public var sum: Double
    public var unit: Finding.Unit

    init(_ finding: Finding) {
      invariant = finding.invariant.rawValue
      headline = finding.kind.headline
      count = finding.count
      max = finding.max
      sum = finding.sum
      unit = finding.unit
    }
  }

  /// A diagnostic of the engine, and how often it was recorded.
  public struct Diagnosed: Sendable, Equatable, Codable {
    /// The id of the diagnostic.
    public var id: String
    public var count: Int
    /// Its first message.
    public var message: String
  }

  /// One pane of the scene.
  public struct Pane: Sendable, Equatable, Codable {
    public var title: String
    public var findings: [Broken]
    public var diagnostics: [Diagnosed] = []
    /// How far events moved what the reader saw, in points; an event with an `anchor` and an `offset` finding counts once.
    public var lostPlace: Double = 0
    /// The largest part of the viewport that was blank, 0…1.
    public var blankMost: Double
    /// The number of cells with a measured size at the end.
    public var measured: Int
    /// The largest number of cells measured in one frame, and the largest number of visible cells.
    public var mostMeasured: Int
    public var mostInView: Int
    /// Rounds of the layout pass.
    public var passes: Int
    /// The invariants that could not be judged, because the true layout is unknown.
    public var notJudged: [String] = []

    /// Whether there are no findings and no diagnostics.
    var isFine: Bool { findings.isEmpty && diagnostics.isEmpty }

    /// Whether there are no findings among the invariants that could be judged, and others could not.
    var isUnjudged: Bool { isFine && !notJudged.isEmpty }

    /// The number of frames that broke an invariant.
    func count(of invariant: String) -> Int {
      findings.first { $0.invariant == invariant }?.count ?? 0
    }

    /// Whether a frame measures more than ten times as many cells as are visible.
    var measuresAtOnce: Bool {
      MeasuringWatch.isAtOnce(measured: mostMeasured, inView: mostInView)
    }
  }

  /// The value in the spelling of the command line.
  public var value: String
  public var panes: [Pane]
}

extension SweepPoint {
  /// Runs a scene without a screen.
  ///
  /// - Parameters:
  ///   - value: The value of the knob.
  ///   - scene: The scene with the knob at that value.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  @MainActor
  public init(_ value: String, running scene: Scene) throws {
    self.init(value, running: try Session(scene, mode: .headless))
  }

  /// Runs the steps of a session at its start.
  @MainActor
  init(_ value: String, running session: Session) {
    var blank = session.panes.map { _ in 0.0 }
    var watches = session.panes.map { _ in MeasuringWatch() }
    func look() {
      blank = zip(blank, session.panes).map { max($0, $1.blankFraction) }
      for (index, run) in session.panes.enumerated() { watches[index].look(at: run) }
    }
    look()
    session.runSteps(looking: look)
    self.value = value
    panes = session.panes.indices.map { index in
      let run = session.panes[index]
      return Pane(
        title: run.pane.title,
        findings: run.judge.audit.all.map { Broken($0) }, diagnostics: run.diagnosed,
        lostPlace: Double(run.judge.audit.lostPlace), blankMost: blank[index],
        measured: run.measured.count(in: run),
        mostMeasured: watches[index].mostMeasured, mostInView: watches[index].mostInView,
        passes: run.counters.passes, notJudged: run.notJudged)
    }
  }
}

extension SweepPoint.Broken {
  /// The amount to compare, in `unit`: the total of events, and of targets, which are missed one by one; the largest
  /// amount of a state, which every frame counts again.
  var amount: Double { addsUp ? sum : max }

  private var addsUp: Bool {
    let invariant = Invariant(rawValue: invariant)
    return invariant == .target || invariant?.isEvent ?? true
  }

  /// The headline, the frames and the amount: `JUMP ×10 300 pt`, `BLANK ×8 at most 75 %`; with a sign before the frames.
  func text(times: String) -> String {
    let counted = unit == .count ? FindingKind.named(headline)?.counted : nil
    let number =
      counted.map { "\(amount.short) \(amount == 1 ? String($0.dropLast()) : $0)" }
      ?? (addsUp ? unit.totalText(amount) : unit.text(amount))
    let isMost = count > 1 && !addsUp
    let most = count > 1 && invariant == Invariant.target.rawValue ? " (at most \(max.short))" : ""
    return "\(headline) \(times)\(count) \(isMost ? "at most " : "")\(number)\(most)"
  }
}

extension SweepPoint.Diagnosed {
  /// The id, and how often it was recorded, with a sign before the number.
  func text(times: String) -> String { "\(id) \(times)\(count)" }
}

extension PaneRun {
  /// The diagnostics, the first of each id in order.
  fileprivate var diagnosed: [SweepPoint.Diagnosed] {
    diagnostics.reduce(into: []) { all, diagnostic in
      if let index = all.firstIndex(where: { $0.id == diagnostic.id.rawValue }) {
        all[index].count += 1
      } else {
        all.append(
          SweepPoint.Diagnosed(id: diagnostic.id.rawValue, count: 1, message: diagnostic.message))
      }
    }
  }

  /// The part of the viewport's length that is blank in the last painted frame, 0…1.
  var blankFraction: Double {
    let extent = view.scrollsHorizontally ? view.bounds.width : view.bounds.height
    guard extent > 0 else { return 0 }
    return Double(judge.blanks.reduce(0) { $0 + $1.upperBound - $1.lowerBound } / extent)
  }
}
