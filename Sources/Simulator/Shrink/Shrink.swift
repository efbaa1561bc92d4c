import CollectionView
import Foundation
import Scenes

/// Reduces a scene with a finding to a minimal one that still shows it.
///
/// No step, item or key of the result can be removed, and no number simplified. The process is deterministic: the
/// attempts and their order follow from the scene alone.
@MainActor
public struct Shrink {
  /// The symptom to keep, and its pane.
  public struct Target: Sendable, Equatable {
    /// The position of the pane.
    public var pane: Int
    public var symptom: Symptom

    public init(pane: Int, symptom: Symptom) {
      self.pane = pane
      self.symptom = symptom
    }
  }

  /// The scene does not show its finding once it is written as a file: a note about a data file is not in the scene that the
  /// data was written into.
  public struct LostInFile: Error, Sendable, Equatable, CustomStringConvertible {
    public var symptom: Symptom

    public var description: String {
      "\(symptom.title) is lost when the scene is written with its data; nothing is written"
    }
  }

  /// The smallest scene so far.
  public private(set) var scene: Scene
  /// The message of the finding in the smallest scene so far; nil before anything was removed.
  public private(set) var message: String?
  /// The number of runs so far.
  public private(set) var runs = 0

  private var target: Target
  /// A second symptom to keep: a layout loop is a different bug from a layout that settles late.
  private let companion: Symptom?
  /// The cause of the finding to keep: a jump by an update is a different bug from one by a measured cell.
  private let cause: FindingCause?
  private let limit: Int
  private let look: (Shrink) -> Void
  private var outline: SceneOutline
  /// The texts of candidates that do not show the finding, or are no valid scenes.
  private var refused: Set<String> = []

  /// Whether the last round found nothing to remove.
  public private(set) var isSmallest = false

  /// - Parameters:
  ///   - scene: A scene that shows the finding.
  ///   - target: The finding.
  ///   - limit: The largest number of runs.
  ///   - look: Called after each run.
  /// - Throws: `SceneError` when the scene cannot be written as a file, `LostInFile` when the file does not show the finding.
  public init(
    _ scene: Scene, to target: Target, limit: Int,
    looking look: @escaping (Shrink) -> Void = { _ in }
  ) throws {
    self.scene = scene
    self.target = target
    self.limit = limit
    self.look = look
    outline = try SceneOutline(scene)
    let loop = Symptom.diagnostic(Diagnostic.ID.layoutLoop.rawValue)
    let seen = try Symptom.sightings(in: outline.scene())[target.pane]
    guard let first = seen.first(where: { $0.symptom == target.symptom }) else {
      throw LostInFile(symptom: target.symptom)
    }
    cause = first.cause
    let isLoop = target.symptom == .finding(.convergence) && seen.contains { $0.symptom == loop }
    companion = isLoop ? loop : nil
  }

  /// Reduces the scene until nothing can be removed or the runs are used up.
  public mutating func run() {
    dropDescriptions()
    dropPanes()
    // First, because long lists slow down all other attempts.
    countItems()
    repeat {
      let before = outline.text
      dropSteps()
      dropData()
      plainNumbers()
      plainSizes()
      dropKeys()
      isSmallest = outline.text == before
    } while !isSmallest && runs < limit
    isSmallest = isSmallest && runs < limit
  }

  // MARK: - Trying

  /// Accepts a candidate if it still shows the finding.
  private mutating func accept(_ candidate: Scene, to target: Target) -> Bool {
    guard let outline = try? SceneOutline(candidate) else { return false }
    return accept(outline, to: target)
  }

  private mutating func accept(_ candidate: SceneOutline) -> Bool {
    accept(candidate, to: target)
  }

  private mutating func accept(_ candidate: SceneOutline, to target: Target) -> Bool {
    let text = candidate.text
    guard runs < limit, text != outline.text, !refused.contains(text) else { return false }
    guard let scene = try? candidate.scene(), scene.panes.indices.contains(target.pane) else {
      refused.insert(text)
      return false
    }
    runs += 1
    defer { look(self) }
    let seen = try? Symptom.sightings(in: scene)[target.pane]
    let symptoms = [target.symptom] + [companion].compactMap { $0 }
    let found = seen?.first { $0.symptom == target.symptom }
    guard symptoms.allSatisfy({ symptom in seen?.contains { $0.symptom == symptom } == true }),
      found?.cause == cause
    else {
      refused.insert(text)
      return false
    }
    self.scene = scene
    self.target = target
    message = found?.message
    outline = candidate
    return true
  }

  // MARK: - Removing

  /// Removes descriptions and expectations, which do not change the run.
  private mutating func dropDescriptions() {
    var lean = scene
    lean.about = ""
    lean.keywords = []
    lean.group = ""
    lean.exhibit = nil
    _ = accept(lean, to: target)
    lean = scene
    lean.steps = lean.steps.compactMap(\.withoutWords)
    _ = accept(lean, to: target)
  }

  private mutating func dropPanes() {
    guard scene.panes.count > 1 else { return }
    if accept(scene.keeping(panes: [target.pane]), to: Target(pane: 0, symptom: target.symptom)) {
      return
    }
    for index in scene.panes.indices.reversed() where index != target.pane {
      let kept = scene.panes.indices.filter { $0 != index }
      let place = kept.firstIndex(of: target.pane) ?? 0
      _ = accept(scene.keeping(panes: kept), to: Target(pane: place, symptom: target.symptom))
    }
  }

  private mutating func dropSteps() {
    dropElements { $0.keys.first == "steps" }
    // From the end, so that the paths of earlier parts stay valid.
    for part in outline.parts.reversed() where ["steps", "inOneTurn"].contains(part.keys.last) {
      if case .map = part.kind, let spliced = outline.splicing(part.path) { _ = accept(spliced) }
    }
  }

  private mutating func dropData() {
    countItems()
    dropElements { $0.keys.contains("data") }
    shortenTexts()
  }

  /// Replaces listed items by their number.
  private mutating func countItems() {
    for part in outline.parts where part.keys.last == "data" && part.keys.count < 3 {
      if case .map = part.kind, let count = scene.panes.first?.data.itemCount {
        _ = accept(outline.replacing(part.path, with: Double(count)))
      }
    }
    for part in outline.parts where part.keys.last == "items" {
      if case .list(let count) = part.kind {
        _ = accept(outline.replacing(part.path, with: Double(count)))
      }
    }
  }

  /// Removes ranges of list elements, the longest first.
  private mutating func dropElements(of isWanted: (SceneOutline.Part) -> Bool) {
    var done: Set<SceneOutline.Path> = []
    while let part = outline.parts.first(where: { isWanted($0) && !done.contains($0.path) }) {
      done.insert(part.path)
      guard case .list(var count) = part.kind else { continue }
      var length = count
      while length > 0 {
        var end = count
        while end > 0 {
          let start = max(0, end - length)
          if accept(outline.removing(start..<end, at: part.path)) { count -= end - start }
          end = start
        }
        length = length == 1 ? 0 : min((length + 1) / 2, count)
      }
    }
  }

  private mutating func shortenTexts() {
    for part in outline.parts where part.keys.contains("data") {
      guard case .text(var text) = part.kind else { continue }
      while text.count > 1 {
        text = String(text.prefix(text.count / 2))
        guard accept(outline.replacing(part.path, with: text)) else { break }
      }
    }
  }

  // MARK: - Simplifying

  private mutating func plainNumbers() {
    while accept(halved()) {}
    for part in outline.parts {
      guard case .number(let first) = part.kind, !part.isText else { continue }
      var number = first
      var next: Double? = number
      while next != nil {
        let plainer = part.isAmount ? PlainNumbers.smaller(number) : PlainNumbers.rounder(number)
        next = plainer.first { accept(outline.replacing(part.path, with: $0)) }
        number = next ?? number
      }
    }
  }

  /// The outline with all amounts halved, so that a long scroll through many items becomes a short one through few.
  private func halved() -> SceneOutline {
    outline.parts.reduce(outline) { outline, part in
      guard case .number(let number) = part.kind, part.isAmount, !part.isText, abs(number) > 1
      else { return outline }
      return outline.replacing(part.path, with: (number / 2).rounded(.towardZero))
    }
  }

  /// Replaces sizes that differ or are computed by one size.
  private mutating func plainSizes() {
    for part in outline.parts where part.keys.suffix(2) == ["cell", "size"] {
      guard case .map = part.kind else { continue }
      for size in CellSizing.plainSizes(of: scene.panes[target.pane]) {
        if accept(outline.replacing(part.path, with: size)) { break }
      }
    }
  }

  private mutating func dropKeys() {
    for part in outline.parts.reversed() {
      guard case .map(let keys) = part.kind else { continue }
      for index in keys.indices.reversed() where !Self.isKept(keys[index], in: part) {
        _ = accept(outline.removing(index..<index + 1, at: part.path))
      }
    }
  }

  /// Whether a key must stay: without its layout or its behavior it would be a different scene.
  private static func isKept(_ key: String, in part: SceneOutline.Part) -> Bool {
    switch part.keys.last {
    case nil, "panes": ["cellophane", "title", "panes", "steps", "behavior"].contains(key)
    case "layout": key == "kind"
    case "behavior": key == "preset"
    default: false
    }
  }
}

extension SceneOutline.Part {
  /// Whether the number is a count or a distance, for which smaller is simpler; a size is neither.
  fileprivate var isAmount: Bool {
    guard let first = keys.first, ["steps", "data", "panes"].contains(first) else { return false }
    guard first != "panes" || keys.dropFirst().first == "data" else { return false }
    return !["size", "viewport", "set", "layout"].contains { keys.contains($0) }
  }

  /// Whether it is the text of an item that looks like a number.
  fileprivate var isText: Bool {
    keys.last == "text" || keys.last == "id" || keys.last == "header" || keys.last == "footer"
      || (keys.last == "items" && keys.contains("sections") && keys.count + 1 < path.count)
  }
}

/// The size of a scene for its reader.
public struct SceneMeasure: Sendable, Equatable {
  public var lines: Int
  public var panes: Int
  /// The number of steps in the file; those of a `repeat` count once.
  public var steps: Int
  public var items: Int

  /// Measures the written form of a scene, with its data.
  public init(_ scene: Scene) {
    lines = SceneOutline.writer.text(of: scene).split(separator: "\n").count
    panes = scene.panes.count
    steps = scene.steps.reduce(0) { $0 + $1.count }
    items = scene.panes.map(\.data.itemCount).max() ?? 0
  }

  /// The reduction in words: `3 of 12 steps, 1 of 2 panes, 20 of 200 items, 14 of 43 lines`.
  public func reduction(from before: SceneMeasure) -> String {
    let parts = [
      ("steps", steps, before.steps), ("panes", panes, before.panes),
      ("items", items, before.items), ("lines", lines, before.lines),
    ].filter { $0.1 != $0.2 }
    guard !parts.isEmpty else { return "nothing smaller" }
    return parts.map { "\($0.1) of \($0.2) \($0.0)" }.joined(separator: ", ")
  }
}

extension Step {
  fileprivate var count: Int {
    switch kind {
    case .repeated(_, let steps), .inOneTurn(let steps): steps.reduce(1) { $0 + $1.count }
    default: 1
    }
  }
}

/// A symptom of a bug in a pane: a broken invariant, or a diagnostic of the engine.
public enum Symptom: Sendable, Hashable {
  case finding(Invariant)
  /// A diagnostic, by its id.
  case diagnostic(String)

  /// A symptom with its message.
  public struct Sighting: Sendable, Equatable {
    public var symptom: Symptom
    /// The message of the finding or the diagnostic.
    public var message: String
    /// The cause of a finding in its worst frame; nil if it is not known.
    public var cause: FindingCause?
  }

  /// The name of the invariant, or the id of the diagnostic.
  public var name: String {
    switch self {
    case .finding(let invariant): invariant.rawValue
    case .diagnostic(let id): id
    }
  }

  /// The name as reports print it: `JUMP (anchor)`, or the id of the diagnostic.
  public var title: String {
    switch self {
    case .finding(let invariant): invariant.kind.title
    case .diagnostic(let id): id
    }
  }

  /// Whether it is a note about the scene or its data, not a mistake in the layout or the data source.
  public var isNote: Bool {
    if case .diagnostic(let id) = self { DiagnosticNote.ownIDs.contains(id) } else { false }
  }

  /// The symptom with a name: an invariant's key, a finding's headline, or the id of a diagnostic.
  public init?(named name: String) {
    if let kind = FindingKind.named(name) {
      self = .finding(kind.invariant)
    } else if Self.diagnostics.contains(name) {
      self = .diagnostic(name)
    } else {
      return nil
    }
  }

  /// The names of all symptoms, invariants first.
  public static let names = Invariant.allCases.map(\.rawValue) + diagnostics

  /// The titles of all symptoms, invariants first.
  public static let titles = Invariant.allCases.map(\.kind.title) + diagnostics

  private static let diagnostics =
    Diagnostic.ID.allCases.map(\.rawValue) + DiagnosticNote.ownIDs

  /// The symptoms of every pane of a scene at its end, findings first.
  ///
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  @MainActor
  public static func sightings(in scene: Scene) throws -> [[Sighting]] {
    let session = try Session(scene, mode: .headless)
    session.runSteps()
    return session.panes.map { run in
      let found = run.judge.audit.all.map {
        Sighting(symptom: .finding($0.invariant), message: $0.message, cause: $0.causes.first)
      }
      var told: [Sighting] = []
      for note in run.diagnosticNotes
      where !told.contains(where: { $0.symptom == .diagnostic(note.id) }) {
        told.append(Sighting(symptom: .diagnostic(note.id), message: note.message))
      }
      return found + told
    }
  }
}
