import Foundation

/// An event inside a collection view, reported in the order of events.
public enum CollectionViewEvent {
  /// A call between the collection view and its layout, cells, data source or delegate.
  case call(Call)
  /// A round of the layout pass begins, for these reasons.
  case pass(PassReasons)
  /// The last round of a layout pass has ended.
  case passEnd
  /// The content offset changed, in content points; `cause` is the measured size that caused it.
  case contentOffset(from: CGPoint, to: CGPoint, author: Author, cause: SizeChange?)
  /// The content size changed, in points.
  case contentSize(from: CGSize, to: CGSize, author: Author, cause: SizeChange?)
  /// The layout was invalidated by a context that concerns these elements.
  case invalidated(InvalidatedElements)
  /// The layout applied the preferred size of an element.
  case measured(SizeChange)
  /// A layout of this module visited this many more items than it returned.
  case wentThrough(Int)
  case diagnostic(Diagnostic)
}

/// Who changed the content offset or the content size.
public enum Author: String, Sendable, CaseIterable {
  case finger
  case deceleration
  case bounce
  case snap
  case page
  case animation
  /// A layout's `contentOffsetAdjustment` or `contentSizeAdjustment`, or the measured sizes it applied.
  case adjustment
  /// A layout's or delegate's target content offset around an update.
  case targetOffset
  /// An offset outside its range moved into it, or one at the start followed the insets.
  case clamp
  case reload
  case resize
  /// The user's own code.
  case code

  /// Whether a finger moves the content, or a motion that a finger started.
  var isFinger: Bool {
    switch self {
    case .finger, .deceleration, .bounce, .snap, .page: true
    case .animation, .adjustment, .targetOffset, .clamp, .reload, .resize, .code: false
    }
  }
}

/// The reasons for a round of the layout pass: the events since the round before it began.
public struct PassReasons: OptionSet, Sendable {
  public let rawValue: UInt8

  /// The content offset or the size of the view has changed.
  public static let boundsChange = PassReasons(rawValue: 1 << 0)
  /// The layout applied the preferred size of an element.
  public static let preferredAttributes = PassReasons(rawValue: 1 << 1)
  /// A view asked to be measured again.
  public static let intrinsicContentSize = PassReasons(rawValue: 1 << 2)
  /// The data was reloaded or updated.
  public static let dataSource = PassReasons(rawValue: 1 << 3)
  /// Another layout was installed.
  public static let layoutChange = PassReasons(rawValue: 1 << 4)
  /// Code invalidated the layout.
  public static let invalidation = PassReasons(rawValue: 1 << 5)

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// The elements an invalidation context concerns.
public enum InvalidatedElements: Sendable, Equatable {
  /// One element that a context names.
  public struct Name: Sendable, Equatable {
    public var element: Call.Element
    public var indexPath: IndexPath
  }

  /// All elements: the context invalidates everything, or names no element.
  case all
  /// The elements that the context names, in no order.
  case named([Name])

  /// The elements of a context.
  @MainActor
  init(_ context: UICollectionViewLayoutInvalidationContext) {
    var keys: [ElementKey] = []
    self =
      context.appendNamedElements(to: &keys)
      ? .named(keys.map { Name(element: $0.called, indexPath: $0.indexPath) }) : .all
  }
}
