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
      try set(key, value, in: &behavior)
    }
    return behavior
  }

  private static func preset(_ name: String, layoutKind: String) throws -> Behavior {
    switch name {
    case "uikit": ["flow", "carousel", "stretchyHeader"].contains(layoutKind) ? .uikitFlow : .uikit
    case "correct": .correct
    case "tableViewIOS8": .tableViewIOS8
    default: throw UnbuiltFeature(name: "behavior `\(name)`")
    }
  }

  private static func set(_ key: String, _ value: KnobValue, in behavior: inout Behavior) throws {
    let unbuilt = UnbuiltFeature(name: "behavior \(key): \(value.text)")
    func read<Knob: RawRepresentable<String>>(into path: WritableKeyPath<Behavior, Knob>) throws {
      guard case .word(let word) = value, let knob = Knob(rawValue: word) else { throw unbuilt }
      behavior[keyPath: path] = knob
    }
    switch key {
    case "requery": try read(into: \.requery)
    case "contentSize": try read(into: \.contentSize)
    case "scrollRange": try read(into: \.scrollRange)
    case "compensation": try read(into: \.compensation)
    case "scrollTo": try read(into: \.scrollTo)
    case "sizeGate": try read(into: \.sizeGate)
    case "clamp": try read(into: \.clamp)
    case "flowSpacing": try read(into: \.flowSpacing)
    case "sizeCache": behavior.sizeCache = try sizeCache(value, unbuilt)
    default:
      guard case .word(let word) = value, onlyValues[key] == word else { throw unbuilt }
    }
  }

  private static func sizeCache(_ value: KnobValue, _ unbuilt: UnbuiltFeature) throws
    -> Behavior.SizeCache
  {
    let words: [String]
    switch value {
    case .word(let word): words = [word]
    case .words(let several): words = several
    case .lineSpacing: throw unbuilt
    }
    var cache = Behavior.SizeCache()
    for word in words {
      switch word {
      case "byID": break
      case "droppedOnReload": cache.isDroppedOnReload = true
      case "droppedOnWidthChange": cache.isDroppedOnWidthChange = true
      default: throw unbuilt
      }
    }
    return cache
  }

  /// Knobs of which only the right value is built, and that value.
  private static let onlyValues = [
    "queryRect": "bounds", "estimate": "constant", "updatePhase": "new",
    "supplementary": "samePass", "commit": "together", "lanes": "sticky", "cost": "indexed",
    "successors": "recomputed",
  ]
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
