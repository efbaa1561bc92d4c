import CollectionView
import Scenes

/// One knob of the engine's behaviour under its name in a scene, to be set and to be read.
struct BehaviorKnob: Sendable {
  let name: String
  /// Takes a value; false for one that is not built.
  let set: @Sendable (KnobValue, inout Behavior) -> Bool
  /// The value in force.
  let value: @Sendable (Behavior) -> KnobValue

  /// Every knob of the format.
  static let all: [BehaviorKnob] = [
    words("requery", \.requery),
    words("queryRect", \.queryRect),
    BehaviorKnob(
      name: "contentSize",
      set: { value, behavior in
        guard let size = Behavior.ContentSize(value) else { return false }
        behavior.contentSize = size
        return true
      },
      value: { KnobValue($0.contentSize) }),
    words("scrollRange", \.scrollRange),
    words("compensation", \.compensation),
    BehaviorKnob(name: "sizeCache", set: setSizeCache, value: { KnobValue($0.sizeCache) }),
    words("scrollTo", \.scrollTo),
    words("sizeGate", \.sizeGate),
    words("estimate", \.estimate),
    words("updatePhase", \.updatePhase),
    words("clamp", \.clamp),
    words("supplementary", \.supplementary),
    words("commit", \.commit),
    words("lanes", \.lanes),
    words("cost", \.cost),
    words("successors", \.successors),
    words("sizeStorage", \.sizeStorage),
    words("margins", \.margins),
    words("prefetching", \.prefetching),
    words("fitting", \.fitting),
    words("flowSpacing", \.flowSpacing),
  ]

  /// A knob whose words are the cases of the engine's type.
  private static func words<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ path: WritableKeyPath<Behavior, Value> & Sendable
  ) -> BehaviorKnob {
    BehaviorKnob(
      name: name,
      set: { value, behavior in
        guard case .word(let word) = value, let value = Value(rawValue: word) else { return false }
        behavior[keyPath: path] = value
        return true
      },
      value: { .word($0[keyPath: path].rawValue) })
  }

  /// A knob of which only the right value is built.
  private static func single(_ name: String, _ only: String) -> BehaviorKnob {
    BehaviorKnob(name: name, set: { value, _ in value == .word(only) }, value: { _ in .word(only) })
  }

  @Sendable
  private static func setSizeCache(_ value: KnobValue, _ behavior: inout Behavior) -> Bool {
    let words: [String]
    switch value {
    case .word(let word): words = [word]
    case .words(let several): words = several
    case .lineSpacing: return false
    }
    if words.count == 1, let key = Behavior.SizeCache.Key(rawValue: words[0]) {
      behavior.sizeCache = Behavior.SizeCache(key: key)
      return true
    }
    var cache = Behavior.SizeCache()
    for word in words {
      switch word {
      case "droppedOnReload": cache.isDroppedOnReload = true
      case "droppedOnWidthChange": cache.isDroppedOnWidthChange = true
      case "droppedOnReappear": cache.isDroppedOnReappear = true
      default: return false
      }
    }
    behavior.sizeCache = cache
    return true
  }
}

extension KnobValue {
  fileprivate init(_ cache: Behavior.SizeCache) {
    let words = [
      cache.isDroppedOnReload ? "droppedOnReload" : nil,
      cache.isDroppedOnWidthChange ? "droppedOnWidthChange" : nil,
      cache.isDroppedOnReappear ? "droppedOnReappear" : nil,
    ].compactMap { $0 }
    self = words.count > 1 ? .words(words) : .word(words.first ?? cache.key.rawValue)
  }
}
