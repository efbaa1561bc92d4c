import CollectionView
import Foundation
import Scenes

/// Converts the behavior of a scene to the engine's.
enum BehaviorMaking {
  /// The preset with its knobs changed.
  ///
  /// - Parameters:
  ///   - description: The behavior of the scene.
  ///   - layout: The layout; UIKit's flow layout has presets of its own.
  /// - Returns: The engine's behavior.
  /// - Throws: `UnbuiltFeature` for a preset or value that does not exist.
  static func behavior(_ description: BehaviorDescription, for layout: LayoutDescription) throws
    -> Behavior
  {
    var behavior = try preset(description.preset, for: layout)
    for (key, value) in description.knobs.sorted(by: { $0.key < $1.key }) {
      guard let knob = BehaviorKnob.named(key), knob.set(value, &behavior) else {
        throw UnbuiltFeature(name: "behavior \(key): \(value.text)")
      }
    }
    return behavior
  }

  /// A sentence on a preset that describes another host than the layout represents; nil for any other preset.
  static func remark(on preset: String, for layout: LayoutDescription) -> String? {
    guard let host = foreignHost(of: preset, for: layout) else { return nil }
    return
      "`\(preset)` describes \(host): with the layout `\(layout.kind)` it is a model, and says nothing about UIKit"
  }

  /// Sentences on presets that describe other hosts than the layout represents, one for each host.
  static func remarks(on presets: [String], for layout: LayoutDescription) -> [String] {
    let foreign = presets.compactMap { preset in
      foreignHost(of: preset, for: layout).map { (preset: preset, host: $0) }
    }
    let hosts = foreign.map(\.host).reduce(into: [String]()) { hosts, host in
      if !hosts.contains(host) { hosts.append(host) }
    }
    return hosts.compactMap { host in
      let named = foreign.filter { $0.host == host }.map(\.preset)
      guard named.count > 1 else { return remark(on: named[0], for: layout) }
      let list = named.map { "`\($0)`" }.joined(separator: ", ")
      return
        "\(list) describe \(host): with the layout `\(layout.kind)` they are models, and say nothing "
        + "about UIKit"
    }
  }

  /// The host that a preset describes, if the layout does not represent it; else nil.
  static func foreignHost(of preset: String, for layout: LayoutDescription) -> String? {
    guard let kind = SceneFormat.layoutKind(layout.kind) else { return nil }
    return SceneFormat.preset(preset)?.foreignHost(for: kind)
  }

  private static func preset(_ name: String, for layout: LayoutDescription) throws -> Behavior {
    switch name {
    case "uikit": return uikit(layout)
    case "correct": return .correct
    case "seedList": return .seedList
    default:
      guard let version = Behavior.Version(rawValue: name) else {
        throw UnbuiltFeature(name: "behavior `\(name)`")
      }
      return uikit(layout).asOn(version)
    }
  }

  /// UIKit's behavior with a layout; the flow layout and the compositional layout have one of their own.
  private static func uikit(_ layout: LayoutDescription) -> Behavior {
    switch layout.family {
    case .flow: .uikitFlow
    case .compositional: .uikitCompositional
    case .list, .table, .waterfall, .custom: .uikit
    }
  }
}

extension KnobValue {
  /// The value in the spelling of the scene file.
  var text: String {
    switch self {
    case .word(let word): word
    case .words(let words): "[" + words.joined(separator: ", ") + "]"
    case .lineSpacing(let spacing): "{ lineSpacing: \(spacing.short) }"
    }
  }
}
