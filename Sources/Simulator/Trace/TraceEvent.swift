import Foundation

/// One thing that happened, in the order it happened.
///
/// Frame after frame tells most of them again: copies share what they tell.
@dynamicMemberLookup
public struct TraceEvent: Sendable, Equatable {
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

  @usableFromInline var shared: Shared<Contents>

  public init(
    time: Double, kind: Kind, call: String = "", author: String? = nil, from: [Double] = [],
    to: [Double] = [], cause: String? = nil
  ) {
    self.init(
      Contents(
        time: time, kind: kind, called: .words(CalledWords(text: call)), author: author, from: from,
        to: to, cause: cause))
  }

  init(_ contents: Contents) {
    shared = Shared(contents)
  }

  /// What there is to tell of it.
  @inlinable
  public subscript<Member>(dynamicMember path: WritableKeyPath<Contents, Member>) -> Member {
    get { shared.value[keyPath: path] }
    set { shared.value[keyPath: path] = newValue }
  }

  /// The call with its arguments, in UIKit's words: `layoutAttributesForElements(in: 0,0,320,480) → 3`; empty for changes.
  ///
  /// - Complexity: Of a call of the engine the words are made each time.
  public var call: String {
    get { shared.value.called.text }
    set { shared.value.called.words.text = newValue }
  }
  /// Who is called; nil for changes.
  public var receiver: Receiver? {
    get { shared.value.called.receiver }
    set { shared.value.called.words.receiver = newValue }
  }
  /// Whether the call asks a layout for attributes of elements.
  public var asksForAttributes: Bool {
    get { shared.value.called.asksForAttributes }
    set { shared.value.called.words.asksForAttributes = newValue }
  }
  /// The rectangle a call asks about, in content points.
  public var rect: CGRect? {
    get { shared.value.called.rect }
    set { shared.value.called.words.rect = newValue }
  }
  /// The element a call is about.
  public var element: Element? {
    get { shared.value.called.element }
    set { shared.value.called.words.element = newValue }
  }
}
