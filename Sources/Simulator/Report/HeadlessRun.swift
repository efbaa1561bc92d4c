import CollectionView
import Foundation
import Scenes

/// Runs a scene without a screen: every step, then the report.
@MainActor
public struct HeadlessRun {
  /// The selection of elements that a report lists.
  public enum Elements: String, Sendable, CaseIterable {
    /// The elements on the screen.
    case screen
    /// Every element of the layout.
    case all
  }

  /// The largest number of elements that a report lists.
  public nonisolated static let elementLimit = 100_000

  /// A layout with too many elements to list.
  public struct TooManyElements: Error, Sendable, Equatable, CustomStringConvertible {
    public var count: Int
    /// The message for the user.
    public var description: String {
      "--elements all would list \(count) elements; the limit is \(HeadlessRun.elementLimit)"
    }
  }

  public let session: Session

  /// - Parameters:
  ///   - scene: The scene to run.
  ///   - keepsTrace: Whether the report lists every call and change.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  public init(_ scene: Scene, keepsTrace: Bool = false) throws {
    session = try Session(scene, mode: .headless, keepsTrace: keepsTrace)
  }

  /// The virtual seconds after the last step in which everything must come to rest.
  public nonisolated static let settlingLimit = Playback.settlingLimit

  /// Plays every step and reports the outcome.
  ///
  /// - Parameters:
  ///   - elements: The elements to list.
  ///   - settles: Whether the run continues after the last step until nothing moves, for at most `settlingLimit`.
  /// - Returns: The report.
  /// - Throws: `TooManyElements` when every element is requested and there are more than `elementLimit`.
  public func report(elements: Elements = .screen, settles: Bool = false) throws -> Report {
    session.runSteps()
    if settles { session.settle(within: Self.settlingLimit) }
    let results = session.expectations
    return Report(
      scene: session.scene.name, passed: results.allSatisfy(\.passed), time: session.time,
      panes: try session.panes.enumerated().map { index, run in
        try PaneReport(run, PaneVerdict(ofPane: index + 1, results), elements: elements)
      },
      expectations: results)
  }
}

extension PaneReport {
  @MainActor
  init(_ run: PaneRun, _ verdict: PaneVerdict, elements wanted: HeadlessRun.Elements) throws {
    let frame = PaneFrame(run, showing: .outcome)
    let listed = wanted == .screen ? frame.visibleElements : try run.everyElement()
    self.init(
      title: frame.title, verdict: verdict, moving: run.movingParts,
      viewport: [frame.bounds.width, frame.bounds.height],
      contentOffset: [frame.bounds.minX, frame.bounds.minY],
      contentSize: [frame.contentSize.width, frame.contentSize.height],
      trueContentSize: frame.trueContentSize.map { [$0.width, $0.height] },
      measured: frame.measured, estimateDebt: run.measured.estimateDebt(of: run),
      isScrollable: frame.isScrollable, elements: listed.map { ElementReport($0) },
      sections: frame.sections.isEmpty ? nil : frame.sections.map { SectionReport($0) },
      findings: frame.findings.map {
        FindingReport(
          $0, accepted: verdict.accepts($0.invariant), isTable: run.pane.layout.family == .table)
      },
      notJudged: run.notJudged,
      diagnostics: frame.diagnostics.map { DiagnosticReport($0) },
      notes: [run.behaviorRemark, run.pushRemark, run.fingerRemark].compactMap { $0 },
      counters: run.counters,
      trace: run.log.whole.map { TraceReport($0) })
  }
}

extension PaneRun {
  /// The invariants that cannot be judged, because the true layout is unknown.
  var notJudged: [String] {
    truth.isKnown ? [] : Invariant.allCases.filter(\.needsTruth).map(\.rawValue)
  }

  /// A remark on a finger that rests on the content; nil without one.
  fileprivate var fingerRemark: String? {
    motion.hasRestingFinger
      ? "a finger is still down at the end and holds the content; `touch: up` lifts it" : nil
  }
}

extension PaneFrame {
  /// The live elements in the viewport, in data order.
  var visibleElements: [ElementFrame] {
    self.elements.filter { $0.frame.sharesArea(with: self.bounds) }
      .sorted { $0.indexPath.lexicographicallyPrecedes($1.indexPath) }
  }
}

extension PaneRun {
  /// Every element of the layout, on the screen or not.
  ///
  /// - Throws: `HeadlessRun.TooManyElements` beyond the limit.
  func everyElement() throws -> [ElementFrame] {
    let count = content.model.itemCount
    guard count <= HeadlessRun.elementLimit else { throw HeadlessRun.TooManyElements(count: count) }
    let everything = CGRect(
      origin: .zero, size: view.modelContentSize ?? view.contentSize)
    return view.elementsWanted(in: everything.insetBy(dx: -1, dy: -1)).map { attributes in
      var element = ElementFrame(attributes, sizeState: view.sizeState(of: attributes))
      element.text = text(of: attributes) ?? ""
      return element
    }
  }

  /// The text of an element from the data.
  private func text(of attributes: UICollectionViewLayoutAttributes) -> String? {
    let (model, path) = (content.model, attributes.indexPath)
    return switch attributes.representedElementKind {
    case nil: model.entry(at: path)?.item.text
    case UICollectionView.elementKindSectionHeader: model.header(ofSection: path.section)
    case UICollectionView.elementKindSectionFooter: model.footer(ofSection: path.section)
    default: nil
    }
  }
}
