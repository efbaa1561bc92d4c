import CollectionView
import Foundation

/// One event of the trace.
///
/// Consecutive frames contain mostly the same events; copies share their contents.
@dynamicMemberLookup
public struct TraceEvent: Sendable, Equatable {
  public enum Kind: String, Sendable, Equatable, Codable {
    /// A call between collection view, layout, cell, data source and delegate.
    case call
    /// The content offset changed.
    case offset
    /// The content size changed.
    case contentSize
    /// A round of the layout pass begins; the following events with its number belong to it.
    case pass
  }

  /// The object that is called.
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

  public struct Contents: Sendable, Equatable, Codable {
    /// Virtual seconds.
    public var time: Double
    public var kind: Kind
    /// The call; empty words for changes.
    var subject = Subject.words(CallWords())
    /// The section whose own offset changed, which scrolls across; nil for the pane, and for calls.
    public var section: Int?
    /// The author; nil for calls.
    ///
    /// One of `finger deceleration bounce snap page animation adjustment targetOffset clamp reload resize code`.
    public var author: String?
    /// The offset (x, y) or size (width, height) before and after; empty for calls.
    public var from: [Double] = []
    public var to: [Double] = []
    /// The reason of the change, such as the cell that was measured: `[0, 99] 50 → 90`; nil for no particular one.
    public var cause: String?
    /// The number among the calls and rounds of the run, from 1; 0 for changes.
    public var number = 0
    /// The number of the round of the layout pass in which it happened, from 1; nil outside of any.
    public var pass: Int?
    /// The reason of that round, for the beginning of a round and the first event in it: `bounds change`.
    public var because: String?
    /// The content offset and the content size at that time, in points; nil for changes.
    public var contentOffset: CGPoint?
    public var contentSize: CGSize?

    /// All properties but the subject, whose words are coded next to them.
    private enum CodingKeys: CodingKey {
      case time, kind, section, author, from, to, cause, number, pass, because, contentOffset,
        contentSize
    }
  }

  /// A shared, immutable container for the contents, so that frames that show the event do not copy it.
  private final class Box: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }
  }

  private var box: Box

  private var contents: Contents {
    get { box.contents }
    set { box = Box(newValue) }
  }

  public init(
    time: Double, kind: Kind, call: String = "", author: String? = nil, from: [Double] = [],
    to: [Double] = [], cause: String? = nil
  ) {
    self.init(
      Contents(
        time: time, kind: kind, subject: .words(CallWords(text: call)), author: author, from: from,
        to: to, cause: cause))
  }

  init(_ contents: Contents) {
    box = Box(contents)
  }

  /// Creates the event for a single change in the form of the ledger.
  init(_ change: LedgerEntry, pass: Int?, because: String?) {
    self.init(
      Contents(
        time: change.begin, kind: change.isSize ? .contentSize : .offset, section: change.section,
        author: change.author,
        from: change.from, to: change.to, cause: change.cause, pass: pass, because: because))
  }

  public static func == (event: TraceEvent, other: TraceEvent) -> Bool {
    event.box === other.box || event.contents == other.contents
  }

  public subscript<Member>(dynamicMember path: WritableKeyPath<Contents, Member>) -> Member {
    get { contents[keyPath: path] }
    set { contents[keyPath: path] = newValue }
  }

  /// The call with its arguments, in UIKit's words: `layoutAttributesForElements(in: 0,0,320,480) → 3`; empty for changes.
  public var call: String {
    get { contents.subject.value(\.description, \.text) }
    set { contents.subject.words.text = newValue }
  }
  /// The object that is called; nil for changes.
  public var receiver: Receiver? {
    get { contents.subject.value(\.receiver, \.receiver) }
    set { contents.subject.words.receiver = newValue }
  }
  /// Whether the call asks a layout for attributes of elements.
  public var asksForAttributes: Bool {
    get { contents.subject.value(\.asksForAttributes, \.asksForAttributes) }
    set { contents.subject.words.asksForAttributes = newValue }
  }
  /// The rectangle a call is about, in content points.
  public var rect: CGRect? {
    get { contents.subject.value(\.rect, \.rect) }
    set { contents.subject.words.rect = newValue }
  }
  /// The element a call is about.
  public var element: Element? {
    get { contents.subject.value(\.element, \.element) }
    set { contents.subject.words.element = newValue }
  }

  /// Whether the call asks the layout for the attributes of an element, by its index path or by a rectangle that its
  /// frame meets.
  public func asks(for element: ElementFrame) -> Bool {
    guard asksForAttributes else { return false }
    if let rect { return rect.sharesArea(with: element.frame) }
    guard let asked = self.element else { return false }
    return asked.category == element.category && asked.kind == element.kind
      && asked.indexPath == element.indexPath
  }
}

extension TraceEvent: Codable {
  public init(from decoder: any Decoder) throws {
    var contents = try Contents(from: decoder)
    contents.subject = .words(try CallWords(from: decoder))
    self.init(contents)
  }

  public func encode(to encoder: any Encoder) throws {
    try contents.encode(to: encoder)
    try contents.subject.words.encode(to: encoder)
  }
}

extension TraceEvent {
  /// The subject of an event: a call of the engine, which is converted to words when it is read, or the words
  /// themselves.
  enum Subject: Sendable, Equatable {
    case engine(Call)
    case words(CallWords)

    var words: CallWords {
      get {
        switch self {
        case .engine(let call): CallWords(call)
        case .words(let words): words
        }
      }
      set { self = .words(newValue) }
    }

    /// A property of the call, without converting the call to words.
    func value<Value>(
      _ ofCall: KeyPath<Call, Value>, _ ofWords: KeyPath<CallWords, Value>
    ) -> Value {
      switch self {
      case .engine(let call): call[keyPath: ofCall]
      case .words(let words): words[keyPath: ofWords]
      }
    }

    static func == (one: Subject, other: Subject) -> Bool {
      if case .engine(let one) = one, case .engine(let other) = other { return one == other }
      return one.words == other.words
    }
  }
}

/// A call in words, and the object, the rectangle and the element it is about.
struct CallWords: Sendable, Equatable, Codable {
  var text = ""
  var receiver: TraceEvent.Receiver?
  var asksForAttributes = false
  var rect: CGRect?
  var element: TraceEvent.Element?

  private enum CodingKeys: String, CodingKey {
    case text = "call"
    case receiver, asksForAttributes, rect, element
  }
}

extension CallWords {
  init(_ call: Call) {
    self.init(
      text: call.description, receiver: call.receiver,
      asksForAttributes: call.asksForAttributes, rect: call.rect, element: call.element)
  }
}
