import CollectionView
import Foundation

extension TraceEvent {
  /// When a call or a round of the layout pass was told, and how things stood then.
  struct Moment {
    /// Virtual seconds.
    var time: Double
    /// The round of the layout pass; nil outside of any.
    var pass: Int?
    /// Why that round runs, for the first event in it.
    var because: String?
    var contentOffset: CGPoint
    var contentSize: CGSize
  }

  /// A call, or the beginning of a round of the layout pass.
  ///
  /// - Parameters:
  ///   - subject: What was told.
  ///   - moment: When.
  ///   - number: Its place among calls and rounds, from 1.
  init(_ subject: LoggedCall.Subject, _ moment: Moment, number: Int) {
    let (kind, called): (Kind, Called) =
      switch subject {
      case .call(let call): (.call, .engine(call))
      case .round: (.pass, .words(CalledWords()))
      }
    self.init(
      Contents(
        time: moment.time, kind: kind, called: called, number: number, pass: moment.pass,
        because: moment.because, contentOffset: moment.contentOffset,
        contentSize: moment.contentSize))
  }

  /// A single change of the content offset or the content size as the ledger has it.
  init(_ change: LedgerEntry.Contents, pass: Int?, because: String?) {
    self.init(
      Contents(
        time: change.begin, kind: change.isSize ? .contentSize : .offset, author: change.author,
        from: change.from, to: change.to, cause: change.cause, pass: pass, because: because))
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
