import CollectionView
import Foundation

extension TraceEvent {
  /// An event as a plain value; nil for one that is neither a call, a change nor the beginning of a pass.
  init?(_ event: CollectionViewEvent, at time: Double) {
    switch event {
    case .call(let call):
      self.init(time: time, .call, .engine(call))
    case .pass:
      self.init(time: time, .pass)
    case .contentOffset(let from, let to, let author, let cause):
      self.init(
        time: time, kind: .offset, author: author.rawValue, from: [from.x, from.y],
        to: [to.x, to.y], cause: cause?.summary)
    case .contentSize(let from, let to, let author, let cause):
      self.init(
        time: time, kind: .contentSize, author: author.rawValue,
        from: [from.width, from.height], to: [to.width, to.height], cause: cause?.summary)
    case .passEnd, .invalidated, .measured, .wentThrough, .diagnostic:
      return nil
    }
  }
}

extension SizeChange {
  /// `[0, 99] 50 → 90`, both lengths when both changed.
  var summary: String {
    let lengths =
      original.width == preferred.width
      ? "\(original.height.short) → \(preferred.height.short)"
      : "\(original.short) → \(preferred.short)"
    return "\(indexPath.short) \(lengths)"
  }
}
