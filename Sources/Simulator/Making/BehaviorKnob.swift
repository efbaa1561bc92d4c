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
    words("requery", { $0.requery }, { $0.requery = $1 }),
    words("queryRect", { $0.queryRect }, { $0.queryRect = $1 }),
    BehaviorKnob(
      name: "contentSize",
      set: { value, behavior in
        guard let size = Behavior.ContentSize(value) else { return false }
        behavior.contentSize = size
        return true
      },
      value: { KnobValue($0.contentSize) }),
    words("scrollRange", { $0.scrollRange }, { $0.scrollRange = $1 }),
    words("compensation", { $0.compensation }, { $0.compensation = $1 }),
    BehaviorKnob(name: "sizeCache", set: setSizeCache, value: { KnobValue($0.sizeCache) }),
    words("scrollTo", { $0.scrollTo }, { $0.scrollTo = $1 }),
    words("sizeGate", { $0.sizeGate }, { $0.sizeGate = $1 }),
    words("estimate", { $0.estimate }, { $0.estimate = $1 }),
    words("updatePhase", { $0.updatePhase }, { $0.updatePhase = $1 }),
    words("clamp", { $0.clamp }, { $0.clamp = $1 }),
    words("supplementary", { $0.supplementary }, { $0.supplementary = $1 }),
    words("commit", { $0.commit }, { $0.commit = $1 }),
    words("lanes", { $0.lanes }, { $0.lanes = $1 }),
    words("cost", { $0.cost }, { $0.cost = $1 }),
    words("successors", { $0.successors }, { $0.successors = $1 }),
    words("sizeStorage", { $0.sizeStorage }, { $0.sizeStorage = $1 }),
    words("margins", { $0.margins }, { $0.margins = $1 }),
    words("prefetching", { $0.prefetching }, { $0.prefetching = $1 }),
    words("fitting", { $0.fitting }, { $0.fitting = $1 }),
    words("flowSpacing", { $0.flowSpacing }, { $0.flowSpacing = $1 }),
  ]

  /// A knob whose words are the cases of the engine's type; paths to the values would have to be made at every start.
  private static func words<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ value: @escaping @Sendable (Behavior) -> Value,
    _ set: @escaping @Sendable (inout Behavior, Value) -> Void
  ) -> BehaviorKnob {
    BehaviorKnob(
      name: name,
      set: { word, behavior in
        guard case .word(let word) = word, let value = Value(rawValue: word) else { return false }
        set(&behavior, value)
        return true
      },
      value: { .word(value($0).rawValue) })
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
