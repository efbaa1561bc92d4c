import CollectionView
import Scenes

/// One knob of the scene format, and the field of the engine's behavior that it sets.
struct BehaviorKnob: Sendable {
  /// The key in a scene.
  let name: String
  /// Sets a value; returns false if the knob has no such value.
  let set: @Sendable (KnobValue, inout Behavior) -> Bool
  /// The current value.
  let value: @Sendable (Behavior) -> KnobValue

  /// The knob with a name; nil for none.
  static func named(_ name: String) -> BehaviorKnob? {
    all.first { $0.name == name }
  }

  /// Every knob of the format.
  static let all: [BehaviorKnob] = [
    words(.requery, { $0.requery }, { $0.requery = $1 }),
    words(.queryRect, { $0.queryRect }, { $0.queryRect = $1 }),
    BehaviorKnob(
      .contentSize,
      set: { value, behavior in
        guard let size = Behavior.ContentSize(value) else { return false }
        behavior.contentSize = size
        return true
      },
      value: { KnobValue($0.contentSize) }),
    words(.scrollRange, { $0.scrollRange }, { $0.scrollRange = $1 }),
    words(.compensation, { $0.compensation }, { $0.compensation = $1 }),
    BehaviorKnob(.sizeCache, set: setSizeCache, value: { KnobValue($0.sizeCache) }),
    words(.scrollTo, { $0.scrollTo }, { $0.scrollTo = $1 }),
    words(.sizeGate, { $0.sizeGate }, { $0.sizeGate = $1 }),
    words(.estimate, { $0.estimate }, { $0.estimate = $1 }),
    words(.updatePhase, { $0.updatePhase }, { $0.updatePhase = $1 }),
    words(.clamp, { $0.clamp }, { $0.clamp = $1 }),
    words(.supplementary, { $0.supplementary }, { $0.supplementary = $1 }),
    words(.commit, { $0.commit }, { $0.commit = $1 }),
    words(.lanes, { $0.lanes }, { $0.lanes = $1 }),
    words(.cost, { $0.cost }, { $0.cost = $1 }),
    words(.successors, { $0.successors }, { $0.successors = $1 }),
    words(.sizeStorage, { $0.sizeStorage }, { $0.sizeStorage = $1 }),
    words(.margins, { $0.margins }, { $0.margins = $1 }),
    words(.prefetching, { $0.prefetching }, { $0.prefetching = $1 }),
    words(.fitting, { $0.fitting }, { $0.fitting = $1 }),
    words(.flowSpacing, { $0.flowSpacing }, { $0.flowSpacing = $1 }),
    words(.updateBounds, { $0.updateBounds }, { $0.updateBounds = $1 }),
    words(.flowHeaders, { $0.flowHeaders }, { $0.flowHeaders = $1 }),
    words(
      .compositionalRounding, { $0.compositionalRounding }, { $0.compositionalRounding = $1 }),
    words(
      .compositionalFractions, { $0.compositionalFractions }, { $0.compositionalFractions = $1 }),
    words(.repeatedFractions, { $0.repeatedFractions }, { $0.repeatedFractions = $1 }),
    words(.groupMembers, { $0.groupMembers }, { $0.groupMembers = $1 }),
    words(.orthogonalOffsets, { $0.orthogonalOffsets }, { $0.orthogonalOffsets = $1 }),
    words(.listMetrics, { $0.listMetrics }, { $0.listMetrics = $1 }),
    words(.uikitCost, { $0.uikitCost }, { $0.uikitCost = $1 }),
  ]

  private init(
    _ knob: SceneFormat.Knob, set: @escaping @Sendable (KnobValue, inout Behavior) -> Bool,
    value: @escaping @Sendable (Behavior) -> KnobValue
  ) {
    name = knob.name
    self.set = set
    self.value = value
  }

  /// A knob whose words are the cases of the engine's type.
  private static func words<Value: RawRepresentable<String> & Sendable>(
    _ knob: SceneFormat.Knob, _ value: @escaping @Sendable (Behavior) -> Value,
    _ set: @escaping @Sendable (inout Behavior, Value) -> Void
  ) -> BehaviorKnob {
    BehaviorKnob(
      knob,
      set: { word, behavior in
        guard case .word(let word) = word, let value = Value(rawValue: word) else { return false }
        set(&behavior, value)
        return true
      },
      value: { .word(value($0).rawValue) })
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

extension Behavior.ContentSize {
  /// The value that a scene names; nil for an unknown one.
  fileprivate init?(_ value: KnobValue) {
    switch value {
    case .word("live"): self = .live
    case .word("frozen"): self = .frozen
    case .word("lineBlind"): self = .lineBlind
    case .word("stale"): self = .stale
    case .lineSpacing(let spacing): self = .lineSpacing(spacing)
    case .word, .words: return nil
    }
  }
}

extension KnobValue {
  /// The value with its name in a scene.
  fileprivate init(_ contentSize: Behavior.ContentSize) {
    self =
      switch contentSize {
      case .live: .word("live")
      case .frozen: .word("frozen")
      case .lineBlind: .word("lineBlind")
      case .stale: .word("stale")
      case .lineSpacing(let spacing): .lineSpacing(spacing)
      }
  }
}
