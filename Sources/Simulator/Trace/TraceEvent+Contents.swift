import Foundation

extension TraceEvent {
  /// What there is to tell of an event.
  public struct Contents: Sendable, Equatable, Codable {
    /// Virtual seconds.
    public var time: Double
    public var kind: Kind
    /// The call; without words for changes.
    var called = Called.words(CalledWords())
    /// Who did it: `finger deceleration bounce snap page animation adjustment targetOffset clamp reload resize code`; nil for calls.
    public var author: String?
    /// The offset (x, y) or size (width, height) before and after; empty for calls.
    public var from: [Double] = []
    public var to: [Double] = []
    /// What the change was made for, such as the cell measured: `[0, 99] 50 → 90`; nil for nothing in particular.
    public var cause: String?
    /// Its place among the calls and passes of the run, from 1; 0 for changes.
    public var number = 0
    /// The round of the layout pass it happened in, counted from 1; nil outside of any.
    public var pass: Int?
    /// Why that round runs, for the beginning of a pass and what happens first in it: `bounds change`.
    public var because: String?
    /// The content offset and the content size as they were then, in points; nil for changes.
    public var contentOffset: CGPoint?
    public var contentSize: CGSize?

    /// All but what is called, which is written by its words.
    private enum CodingKeys: CodingKey {
      case time, kind, author, from, to, cause, number, pass, because, contentOffset, contentSize
    }
  }
}
