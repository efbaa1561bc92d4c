import CollectionView
import Scenes

extension Behavior.ContentSize {
  /// The value of a scene; nil for one that is not built.
  init?(_ value: KnobValue) {
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
  /// The value as a scene names it.
  init(_ contentSize: Behavior.ContentSize) {
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
