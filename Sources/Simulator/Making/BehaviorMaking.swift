import CollectionView
import Foundation
import Scenes

/// Makes the engine's behaviour from the words of a scene.
enum BehaviorMaking {
  /// The preset with its knobs changed.
  ///
  /// - Parameters:
  ///   - description: What the scene says.
  ///   - layoutKind: The layout, because UIKit's flow layout has ways of its own.
  /// - Returns: The engine's behaviour.
  /// - Throws: `UnbuiltFeature` for a preset or value that is not built.
  static func behavior(_ description: BehaviorDescription, layoutKind: String) throws -> Behavior {
    var behavior = try preset(description.preset, layoutKind: layoutKind)
    for (key, value) in description.knobs.sorted(by: { $0.key < $1.key }) {
      guard let knob = BehaviorKnob.all.first(where: { $0.name == key }), knob.set(value, &behavior)
      else { throw UnbuiltFeature(name: "behavior \(key): \(value.text)") }
    }
    return behavior
  }

  /// What to know of a preset that tells of another host than a layout stands for; nil where it does not.
  static func remark(on preset: String, layoutKind: String) -> String? {
    guard let host = foreignHost(of: preset, layoutKind: layoutKind) else { return nil }
    return
      "`\(preset)` tells of \(host): with the layout `\(layoutKind)` it is a model, and says nothing "
      + "of UIKit"
  }

  /// Of whom a preset tells, where the layout stands for another one.
  static func foreignHost(of preset: String, layoutKind: String) -> String? {
    let hosts = [
      ("flowLayout", "UICollectionViewFlowLayout", LayoutMaking.flows),
      ("tableView", "UITableView", ["table"]), ("seedList", "a list written by hand", ["list"]),
    ]
    return hosts.first { preset.hasPrefix($0.0) && !$0.2.contains(layoutKind) }?.1
  }

  private static func preset(_ name: String, layoutKind: String) throws -> Behavior {
    switch name {
    case "uikit": return uikit(layoutKind)
    case "correct": return .correct
    case "seedList": return .seedList
    default:
      guard let version = Behavior.Version(rawValue: name) else {
        throw UnbuiltFeature(name: "behavior `\(name)`")
      }
      return uikit(layoutKind).asOn(version)
    }
  }

  /// UIKit's flow layout has ways of its own, and so have those made of it.
  private static func uikit(_ layoutKind: String) -> Behavior {
    LayoutMaking.flows.contains(layoutKind) ? .uikitFlow : .uikit
  }
}

extension KnobValue {
  /// The value as the scene file spells it.
  var text: String {
    switch self {
    case .word(let word): word
    case .words(let words): "[" + words.joined(separator: ", ") + "]"
    case .lineSpacing(let spacing): "{ lineSpacing: \(spacing.short) }"
    }
  }
}
