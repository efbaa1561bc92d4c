import CollectionView
import Foundation
import Scenes

/// A key of a scene to which a sweep assigns one value after the other.
@MainActor
public struct SweptKnob {
  private let scene: Scene
  /// The key with its dots, without its pane.
  private let key: String
  /// The position of the pane that `panes.1.layout.spacing` names; nil for every pane that has the key.
  public let pane: Int?
  private let panes: [PaneFrame]

  /// - Parameters:
  ///   - key: The key as in a `set` step.
  ///   - scene: The scene of the file.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  public init(_ key: String, of scene: Scene) throws {
    self.scene = scene
    let parts = key.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3, parts[0] == "panes", let index = Int(parts[1]) {
      self.key = Self.whole(String(parts[2]))
      pane = index
    } else {
      self.key = Self.whole(key)
      pane = nil
    }
    panes = try Session(scene, mode: .headless).frame.panes
  }

  /// Every word of the knob that the scene accepts, in the order of the format.
  ///
  /// - Returns: The words, with sentences on those that are left out; nil for a knob whose values are not words.
  /// - Throws: `SceneError` when no word is accepted, or no pane has the key.
  public func words() throws -> (accepted: [String], notes: [String])? {
    let words = form.words
    guard let first = words.first else {
      // An unknown key is an error, whatever the value.
      if form.text == nil { _ = try scene(at: "0") }
      return nil
    }
    var notes: [String] = []
    let accepted = words.filter { word in
      do {
        _ = try scene(at: word)
        return true
      } catch {
        notes.append("Left out: \(word). \((error as? SceneError)?.message ?? "\(error)")")
        return false
      }
    }
    if accepted.isEmpty { _ = try scene(at: first) }
    return (accepted, notes)
  }

  /// How a value is written: `points from 0`; nil for a key without such a description.
  public var formText: String? { form.text }

  private var form: SweptForm {
    SweptForm(
      of: key, in: scene.panes.indices.filter { (pane ?? $0) == $0 }.map { scene.panes[$0] })
  }

  /// The scene with the knob at a value, in every pane that has it.
  ///
  /// A number for a size sets the side along the axis that scrolls and keeps the other one.
  ///
  /// The value stays until the end: steps that set it are left out.
  ///
  /// - Throws: `SceneError` when no pane has the key, a pane rejects the value, or a step sets the key together with
  ///   others in one value that cannot be split.
  public func scene(at value: String) throws -> Scene {
    var scene = scene
    let texts = panes.indices.map { spelled(value, inPane: $0) }
    let fitting = panes.indices.filter { takesKey(scene.panes[$0]) && (pane ?? $0) == $0 }
    if fitting.isEmpty || Set(fitting.map { texts[$0] }).count == 1 {
      let prefix = pane.map { "panes.\($0)." } ?? ""
      let text = fitting.first.map { texts[$0] } ?? value
      scene.panes = try scene.panes.setting(Setting(key: prefix + key, text: text))
    } else {
      for index in fitting {
        scene.panes = try scene.panes.setting(
          Setting(key: "panes.\(index).\(key)", text: texts[index]))
      }
    }
    scene.steps = try steps(of: scene).steps
    return scene
  }

  /// Sentences on some values: a scene without steps, settings that are left out for the values, and presets that
  /// describe another layout.
  public func notes(on values: [String]) -> [String] {
    let isStill = scene.steps.isEmpty
    return (isStill ? ["The scene has no steps: its first screen alone is judged."] : [])
      + withoutEffect + remarks(on: values)
  }

  /// A sentence on a knob of the behavior that acts on none of the layouts.
  private var withoutEffect: [String] {
    let parts = key.split(separator: ".").map(String.init)
    let kinds = scene.panes.indices.filter { (pane ?? $0) == $0 }
      .compactMap { SceneFormat.layoutKind(scene.panes[$0].layout.kind) }
    guard parts.count == 2, parts[0] == "behavior", let knob = SceneFormat.knob(parts[1]),
      let kind = kinds.first, !kinds.contains(where: knob.acts)
    else { return [] }
    return ["`\(key)` has no effect on the layout `\(kind.name)`."]
  }

  private func remarks(on values: [String]) -> [String] {
    let leftOut = (try? steps(of: scene).leftOut) ?? []
    let ofSteps = leftOut.isEmpty ? [] : ["\(leftOut.joined(separator: ", ")) of the steps"]
    let presets = SceneFormat.presets.map(\.name).filter(values.contains)
    guard key == "behavior", !presets.isEmpty else {
      return ofSteps.map { "A value holds throughout, without \($0)." }
    }
    let swept = scene.panes.indices.filter { (pane ?? $0) == $0 }
    let turned = swept.filter { !scene.panes[$0].behavior.knobs.isEmpty }.map { index in
      let knobs = scene.panes[index].behavior.knobs.sorted { $0.key < $1.key }
        .map { "\($0.key): \($0.value.text)" }
      return "\(knobs.joined(separator: ", ")) of “\(scene.paneNames[index])”"
    }
    let without = turned + ofSteps
    let alone =
      without.isEmpty
      ? [] : ["A preset is taken alone, without \(without.joined(separator: " and "))."]
    let layouts = swept.map { scene.panes[$0].layout }
    let remarks = layouts.flatMap { BehaviorMaking.remarks(on: presets, for: $0) }
    return remarks.reduce(into: alone) { notes, remark in
      if !notes.contains(remark) { notes.append(remark) }
    }
  }

  private func steps(of scene: Scene) throws -> SweptSteps {
    try SweptSteps(
      scene.steps, of: scene.panes,
      keeping: SweptSteps.Knob(key: key, pane: pane, isTaken: takesKey))
  }

  /// `behavior` for `behavior.preset`: a preset is swept without the knobs that the scene changes.
  private static func whole(_ key: String) -> String { key == "behavior.preset" ? "behavior" : key }

  /// The value in the spelling of a file for a pane.
  private func spelled(_ value: String, inPane index: Int) -> String {
    guard let number = Double(value), number.isFinite, let size = size(inPane: index) else {
      return value
    }
    return panes[index].scrollsHorizontally
      ? "[\(value), \(size.height.short)]" : "[\(size.width.short), \(value)]"
  }

  /// The current size; nil for a key that is not a size.
  private func size(inPane index: Int) -> CGSize? {
    let knobs = panes[index].knobs
    let now =
      knobs.first { $0.key == key }?.value ?? scene.panes[index].text(of: key)
    if let size = now.flatMap(Self.size) { return size }
    guard property(in: scene.panes[index])?.form.isSize ?? false else { return nil }
    // For `automatic`, or without an estimate, the size of an item.
    return knobs.first { $0.key == "layout.\(FlowProperties.itemSize.name)" }.flatMap {
      Self.size($0.value)
    }
  }

  /// Reads `[320, 40]`.
  private static func size(_ text: String) -> CGSize? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let sides = text.dropFirst().dropLast().split(separator: ",").map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Whether a pane has the key; a key of a layout belongs to certain kinds.
  private func takesKey(_ pane: Pane) -> Bool {
    guard key.hasPrefix("layout."), key.split(separator: ".").count > 1 else { return true }
    return ["layout.kind", "layout.sizing"].contains(key) || key.hasPrefix("layout.perSection")
      || property(in: pane) != nil
  }

  private func property(in pane: Pane) -> PropertyDescription? {
    let name = key.split(separator: ".").dropFirst().first.map(String.init)
    guard key.hasPrefix("layout."), let name else { return nil }
    return SceneFormat.layoutKind(pane.layout.kind)?.property(name)
  }
}
