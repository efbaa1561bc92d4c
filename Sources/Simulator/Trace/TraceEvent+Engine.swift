import CollectionView
import Foundation

extension TraceEvent {
  /// When an event happened, and how things stood then.
  struct Moment {
    /// Virtual seconds.
    var time: Double
    /// Its place among calls and passes, from 1; 0 for changes.
    var number: Int
    /// The round of the layout pass; nil outside of any.
    var pass: Int?
    /// Why that round runs, for the first event in it.
    var because: String?
    /// The content offset and the content size; nil for changes.
    var content: (offset: CGPoint, size: CGSize)?
  }

  /// An event as a plain value; nil for one that is neither a call, a change nor the beginning of a pass.
  init?(_ event: CollectionViewEvent, _ moment: Moment) {
    switch event {
    case .call(let call): self.init(Contents(moment, .call, called: .engine(call)))
    case .pass: self.init(Contents(moment, .pass))
    case .contentOffset(let from, let to, let author, let cause):
      self.init(
        Contents(
          moment, .offset, author: author.rawValue, from: [from.x, from.y], to: [to.x, to.y],
          cause: cause?.summary))
    case .contentSize(let from, let to, let author, let cause):
      self.init(
        Contents(
          moment, .contentSize, author: author.rawValue, from: [from.width, from.height],
          to: [to.width, to.height], cause: cause?.summary))
    case .passEnd, .invalidated, .measured, .wentThrough, .diagnostic:
      return nil
    }
  }
}

extension TraceEvent.Contents {
  fileprivate init(
    _ moment: TraceEvent.Moment, _ kind: TraceEvent.Kind, called: Called = .words(CalledWords()),
    author: String? = nil, from: [Double] = [], to: [Double] = [], cause: String? = nil
  ) {
    self.init(
      time: moment.time, kind: kind, called: called, author: author, from: from, to: to,
      cause: cause, number: moment.number, pass: moment.pass, because: moment.because,
      contentOffset: moment.content?.offset, contentSize: moment.content?.size)
  }
}

extension SizeChange {
  /// `[0, 99] 50 → 90`, `the header [1, 0] 30 → 90`, both lengths when both changed.
  var summary: String {
    let lengths =
      original.width == preferred.width
      ? "\(original.height.short) → \(preferred.height.short)"
      : "\(original.short) → \(preferred.short)"
    return "\(ElementFrame.Identity(self).summary) \(lengths)"
  }
}
