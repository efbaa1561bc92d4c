import Foundation

/// One thing that happened, in the order it happened.
public struct TraceEvent: Sendable, Equatable, Codable {
  /// What the event tells.
  public enum Kind: String, Sendable, Equatable, Codable {
    /// A call between collection view, layout, cell, data source and delegate.
    case call
    /// The content offset changed.
    case offset
    /// The content size changed.
    case contentSize
    /// A round of the layout pass begins; what follows with its number is part of it.
    case pass
  }

  /// Who is called.
  public enum Receiver: String, Sendable, Equatable, Codable {
    case layout
    /// A cell or another reusable view.
    case view
    case dataSource
    case delegate
    case collectionView
  }

  /// The element a call is about.
  public struct Element: Sendable, Equatable, Codable {
    public var category: ElementFrame.Category
    /// The element kind; nil for cells.
    public var kind: String?
    /// `[section, item]`.
    public var indexPath: [Int]

    public init(category: ElementFrame.Category = .cell, kind: String? = nil, indexPath: [Int]) {
      self.category = category
      self.kind = kind
      self.indexPath = indexPath
    }
  }

  /// Virtual seconds.
  public var time: Double
  public var kind: Kind
  /// The call with its arguments, in UIKit's words: `layoutAttributesForElements(in: 0,0,320,480) → 3`; empty for changes.
  public var call: String
  /// Who did it: `finger deceleration bounce snap page animation adjustment targetOffset clamp reload resize code`; nil for calls.
  public var author: String?
  /// The offset (x, y) or size (width, height) before and after; empty for calls.
  public var from: [Double]
  public var to: [Double]
  /// What the change was made for, such as the cell measured: `[0, 99] 50 → 90`; nil for nothing in particular.
  public var cause: String?
  /// Its place among the calls and passes of the run, from 1; 0 for changes.
  public var number = 0
  /// The round of the layout pass it happened in, counted from 1; nil outside of any.
  public var pass: Int?
  /// Why that round runs, for the beginning of a pass and what happens first in it: `bounds change`.
  public var because: String?
  /// Who is called; nil for changes.
  public var receiver: Receiver?
  /// Whether the call asks a layout for attributes of elements.
  public var asksForAttributes = false
  /// The rectangle a call asks about, in content points.
  public var rect: CGRect?
  /// The element a call is about.
  public var element: Element?
  /// The content offset and the content size as they were then, in points; nil for changes.
  public var contentOffset: CGPoint?
  public var contentSize: CGSize?

  public init(
    time: Double, kind: Kind, call: String = "", author: String? = nil, from: [Double] = [],
    to: [Double] = [], cause: String? = nil
  ) {
    self.time = time
    self.kind = kind
    self.call = call
    self.author = author
    self.from = from
    self.to = to
    self.cause = cause
  }
}
