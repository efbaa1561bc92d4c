import CollectionView
import Foundation
import Scenes

/// Reduces a scene that shows something wrong to a smallest one that still shows it: one from which no step, no item and no key
/// can be taken, and in which no number can be made plainer.
///
/// Deterministic: what is tried, and in which order, follows from the scene alone.
@MainActor
public struct Shrink {
  /// What must still be found, and where.
  public struct Target: Sendable, Equatable {
    /// The position of the pane.
    public var pane: Int
    public var symptom: Symptom

    public init(pane: Int, symptom: Symptom) {
      self.pane = pane
      self.symptom = symptom
    }
  }

  /// The scene as small as it has become.
  public private(set) var scene: Scene
  /// What the finding says in the scene as it has become; nil as long as nothing was taken.
  public private(set) var message: String?
  /// How often a scene was run.
  public private(set) var runs = 0

  private var target: Target
  /// What has to be seen besides: a layout that is given up is another bug than one that settles late.
  private let companion: Symptom?
  private let limit: Int
  private let look: (Shrink) -> Void
  private var outline: SceneOutline
  /// What was tried and does not show the finding, or is no scene.
  private var refused: Set<UInt64> = []

  /// Whether the last round found nothing more to take.
  public private(set) var isSmallest = false

  /// - Parameters:
  ///   - scene: A scene that shows the finding.
  ///   - target: The finding.
  ///   - limit: How often a scene may be run.
  ///   - look: Called after each run.
  /// - Throws: `SceneError` when the scene cannot be written as a file.
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
    let seen = (try? Symptom.sightings(in: scene)[target.pane]) ?? []
    let isLoop = target.symptom == .finding(.convergence) && seen.contains { $0.symptom == loop }
    companion = isLoop ? loop : nil
  }

  /// Takes away what it can, until nothing is left to take or the runs are used up.
  public mutating func run() {
    dropWhatOnlyTells()
    dropPanes()
    // First of all, because long lists make everything after it slow.
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

  /// Takes a scene over when it still shows the finding.
  private mutating func take(_ candidate: Scene, to target: Target) -> Bool {
    guard let outline = try? SceneOutline(candidate) else { return false }
    return take(outline, to: target)
  }

  private mutating func take(_ candidate: SceneOutline) -> Bool {
    take(candidate, to: target)
  }

  private mutating func take(_ candidate: SceneOutline, to target: Target) -> Bool {
    let text = candidate.text
    let hash = FowlerNollVo.hash(text)
    guard runs < limit, text != outline.text, !refused.contains(hash) else { return false }
    guard let scene = try? candidate.scene(), scene.panes.indices.contains(target.pane) else {
      refused.insert(hash)
      return false
    }
    runs += 1
    defer { look(self) }
    let seen = try? Symptom.sightings(in: scene)[target.pane]
    let symptoms = [target.symptom] + [companion].compactMap { $0 }
    guard symptoms.allSatisfy({ symptom in seen?.contains { $0.symptom == symptom } == true })
    else {
      refused.insert(hash)
      return false
    }
    self.scene = scene
    self.target = target
    message = seen?.first { $0.symptom == target.symptom }?.message
    outline = candidate
    return true
  }

  // MARK: - What is taken

  /// Drops what a scene says to its reader and expects: it changes nothing of what happens.
  private mutating func dropWhatOnlyTells() {
    var lean = scene
    lean.about = ""
    lean.group = ""
    lean.exhibit = nil
    _ = take(lean, to: target)
    lean = scene
    lean.steps = lean.steps.compactMap(\.withoutWords)
    _ = take(lean, to: target)
  }

  private mutating func dropPanes() {
    guard scene.panes.count > 1 else { return }
    if take(scene.keeping(panes: [target.pane]), to: Target(pane: 0, symptom: target.symptom)) {
      return
    }
    for index in scene.panes.indices.reversed() where index != target.pane {
      let kept = scene.panes.indices.filter { $0 != index }
      let place = kept.firstIndex(of: target.pane) ?? 0
      _ = take(scene.keeping(panes: kept), to: Target(pane: place, symptom: target.symptom))
    }
  }

  private mutating func dropSteps() {
    dropElements { $0.keys.first == "steps" }
    // From behind, so that the places of those before stay what they are.
    for part in outline.parts.reversed() where part.keys == ["steps"] || part.keys.last == "steps" {
      if case .map = part.kind, let spliced = outline.splicing(part.path) { _ = take(spliced) }
    }
  }

  private mutating func dropData() {
    countItems()
    dropElements { $0.keys.contains("data") }
    shortenTexts()
  }

  /// Puts a number in place of items that are listed.
  private mutating func countItems() {
    for part in outline.parts where part.keys.last == "data" && part.keys.count < 3 {
      if case .map = part.kind, let count = scene.panes.first?.data.itemCount {
        _ = take(outline.replacing(part.path, with: Double(count)))
      }
    }
    for part in outline.parts where part.keys.last == "items" {
      if case .list(let count) = part.kind {
        _ = take(outline.replacing(part.path, with: Double(count)))
      }
    }
  }

  /// Drops stretches of lists, the longest first.
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
          if take(outline.removing(start..<end, at: part.path)) { count -= end - start }
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
        guard take(outline.replacing(part.path, with: text)) else { break }
      }
    }
  }

  // MARK: - What is made plainer

  private mutating func plainNumbers() {
    while take(halved()) {}
    for part in outline.parts {
      guard case .number(let first) = part.kind, !part.isText else { continue }
      var number = first
      var next: Double? = number
      while next != nil {
        let plainer = part.isAmount ? PlainNumbers.smaller(number) : PlainNumbers.rounder(number)
        next = plainer.first { take(outline.replacing(part.path, with: $0)) }
        number = next ?? number
      }
    }
  }

  /// The outline with all amounts halved, so that a long way through many items becomes a short one through few.
  private func halved() -> SceneOutline {
    outline.parts.reduce(outline) { outline, part in
      guard case .number(let number) = part.kind, part.isAmount, !part.isText, abs(number) > 1
      else { return outline }
      return outline.replacing(part.path, with: (number / 2).rounded(.towardZero))
    }
  }

  /// Gives all cells one size where theirs differ or are worked out.
  private mutating func plainSizes() {
    for part in outline.parts where part.keys.suffix(2) == ["cell", "size"] {
      guard case .map = part.kind else { continue }
      for size in CellSizing.plainSizes(of: scene.panes[target.pane]) {
        if take(outline.replacing(part.path, with: size)) { break }
      }
    }
  }

  private mutating func dropKeys() {
    for part in outline.parts.reversed() {
      guard case .map(let keys) = part.kind else { continue }
      for index in keys.indices.reversed() where !Self.isKept(keys[index], in: part) {
        _ = take(outline.removing(index..<index + 1, at: part.path))
      }
    }
  }

  /// Whether a key is what the scene is about: without its layout or its behaviour it would be another one.
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
  /// Whether the number counts or measures a way, so that less of it is simpler; a size of something is not.
  fileprivate var isAmount: Bool {
    guard let first = keys.first, ["steps", "data", "panes"].contains(first) else { return false }
    guard first != "panes" || keys.dropFirst().first == "data" else { return false }
    return !keys.contains("size") && !keys.contains("viewport") && !keys.contains("set")
  }

  /// Whether what looks like a number is the text of an item.
  fileprivate var isText: Bool {
    keys.last == "text" || keys.last == "id" || keys.last == "header" || keys.last == "footer"
      || (keys.last == "items" && keys.contains("sections") && keys.count + 1 < path.count)
  }
}
