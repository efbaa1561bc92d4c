import CollectionView
import Foundation
import Scenes

/// Runs the steps of a scene with other settings of one pane.
@MainActor
struct StepTrial {
  private let scene: Scene
  private let pane: Int

  /// A trial of a pane, by its position; nil for a scene without steps.
  init?(_ scene: Scene, pane: Int) {
    guard !scene.steps.isEmpty else { return nil }
    self.scene = scene
    self.pane = pane
  }

  /// The results of the steps with settings that hold throughout.
  ///
  /// - Parameter settings: The settings in the form of `--set`, `layout.estimatedHeight=80`; the first one is left out of the
  ///   steps.
  /// - Returns: The results, and sentences on settings of the steps that are left out.
  /// - Throws: `SceneError` for a setting that the pane rejects, and `UnbuiltFeature` when the scene names something that
  ///   is not built.
  func result(_ settings: [String]) throws -> (result: Advice.StepResult, notes: [String]) {
    var scene = scene
    for setting in settings.dropFirst() {
      let (key, value) = Self.parts(setting)
      scene.panes = try scene.panes.setting(Setting(key: key(pane), text: value))
    }
    var notes: [String] = []
    if let first = settings.first {
      let (key, value) = Self.parts(first)
      let knob = try SweptKnob(key(pane), of: scene)
      do {
        scene = try knob.scene(at: value)
        notes = knob.notes(on: [value])
      } catch is SceneError {
        // A step changes to a layout without the key, or sets it together with others: the steps stay as they are.
        scene.panes = try scene.panes.setting(Setting(key: key(pane), text: value))
      }
    }
    let session = try Session(scene, mode: .headless)
    return (result(session), notes)
  }

  /// The results of the scene as it is, and the true sizes of its items at the end.
  ///
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  func asWritten() throws -> (result: Advice.StepResult, sizes: [CGSize]) {
    let session = try Session(scene, mode: .headless)
    let result = result(session)
    return (result, sizes(of: session.panes[pane]))
  }

  /// The true sizes of the items that a pane has now; empty if there are too many.
  private func sizes(of run: PaneRun) -> [CGSize] {
    let model = run.content.model
    guard model.itemCount <= TrueSizes.limit else { return [] }
    return (0..<model.sectionCount).flatMap { section -> [CGSize] in
      guard run.pane.layout.usesEstimate(section: section), model.count(inSection: section) > 0
      else { return [] }
      let isSame = run.pane.layout.family != .compositional
      let common = run.offeredWidth(at: [section, 0])
      return (0..<model.count(inSection: section)).compactMap { item in
        model.entry(section: section, item: item)
          .map {
            run.content.trueSize(
              of: $0, offered: isSame ? common : run.offeredWidth(at: [section, item]))
          }
      }
    }
  }

  /// The settings besides the estimate that alone make the steps lose nothing: sizes from the delegate, and the ideal value of
  /// each knob of the behavior.
  ///
  /// - Parameter written: The results with the scene as it is.
  /// - Returns: The settings, those of the behavior first.
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  func cures(of written: Advice.StepResult) throws -> [Advice.Cure] {
    guard written.lost > Harm.accuracy else { return [] }
    let layout = scene.panes[pane].layout
    guard let kind = SceneFormat.layoutKind(layout.kind) else { return [] }
    let behavior = try BehaviorMaking.behavior(scene.panes[pane].behavior, for: layout)
    let knobs = SceneFormat.knobs.compactMap { knob -> Advice.Cure? in
      guard knob.acts(on: kind), let ideal = knob.values.first,
        BehaviorKnob.named(knob.name)?.value(behavior) != .word(ideal.name)
      else { return nil }
      return Advice.Cure(
        setting: "behavior.\(knob.name)=\(ideal.name)", help: Self.sentence(knob.help, ideal.help))
    }
    let delegate = LayoutDescription.Sizing.delegate
    let sized =
      layout.sizing == .self && kind.sizings.contains(delegate)
      ? [Advice.Cure(setting: "layout.sizing=\(delegate)", help: delegate.help)] : []
    return try (knobs + sized).filter { cure in
      do {
        let (result, _) = try result([cure.setting])
        return result.lost <= Harm.accuracy && Harm(result) < Harm(written)
      } catch is SceneError {
        return false
      }
    }
  }

  /// Runs the steps of a session at its start.
  private func result(_ session: Session) -> Advice.StepResult {
    let results = SweepPoint("", running: session).panes[pane]
    let view = session.panes[pane].view
    let viewport = scene.panes[pane].viewport
    return Advice.StepResult(
      results, extent: Double(view.scrollsHorizontally ? viewport.width : viewport.height))
  }

  /// One sentence on a knob and its value.
  private static func sentence(_ knob: String, _ value: String) -> String {
    knob.dropLast() + ": " + value.prefix(1).lowercased() + value.dropFirst()
  }

  /// The key of a setting for a pane, and its value.
  private static func parts(_ setting: String) -> (key: (Int) -> String, value: String) {
    let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
    return ({ "panes.\($0).\(parts[0])" }, parts.count > 1 ? parts[1] : "")
  }
}
