import Foundation

/// The delegate's answers for the sizes of items, said apart from what their content needs.
public struct DelegateSizes: Sendable, Equatable {
  /// One answer per item, in order over the whole data set; the list repeats and is never empty.
  public var answers: [DelegateSize]

  public init(answers: [DelegateSize]) {
    self.answers = answers
  }

  /// The answer for the item at a position of the data set.
  public func answer(at position: Int) -> DelegateSize {
    answers[max(position, 0) % answers.count]
  }

  /// The value in the spelling of a scene, on one line.
  public var text: String { WrittenValue.delegateSizes(self).flow }
}

/// How a delegate computes the size of one item.
public struct DelegateSize: Sendable, Equatable {
  /// Where the width comes from, in points.
  public enum Width: Sendable, Equatable {
    /// The width of the view when the delegate is asked.
    case view
    /// The width that the view had when the delegate was first asked.
    case remembered
    /// The width that the content needs.
    case content
    /// The share of one of several columns, between the section's insets and spacings.
    case columns(Int)
    case points(CGFloat)
  }

  /// Where the height comes from, in points.
  public enum Height: Sendable, Equatable {
    /// The height that the content needs at the width.
    case content
    /// The width: a square.
    case width
    case points(CGFloat)
  }

  public var width: Width
  public var height: Height

  public init(width: Width = .view, height: Height = .content) {
    self.width = width
    self.height = height
  }
}

extension DelegateSizes: PropertyConvertible {
  public init?(_ value: PropertyValue) {
    guard case .delegateSizes(let sizes) = value else { return nil }
    self = sizes
  }

  public var propertyValue: PropertyValue? { .delegateSizes(self) }
}

extension WrittenValue {
  static func delegateSizes(_ sizes: DelegateSizes) -> WrittenValue {
    let answers = sizes.answers.map(delegateSize)
    return answers.count == 1 ? answers[0] : .list(answers)
  }

  private static func delegateSize(_ size: DelegateSize) -> WrittenValue {
    if case (.points(let width), .points(let height)) = (size.width, size.height) {
      return .numbers(width, height)
    }
    return keys([
      "width": width(size.width), "columns": columns(size.width), "height": height(size.height),
    ])
  }

  /// The width is written even if it is the default, so that no map is empty.
  private static func width(_ width: DelegateSize.Width) -> WrittenValue? {
    switch width {
    case .view: .word("view")
    case .remembered: .word("remembered")
    case .content: .word("content")
    case .points(let points): .number(points)
    case .columns: nil
    }
  }

  private static func columns(_ width: DelegateSize.Width) -> WrittenValue? {
    if case .columns(let count) = width { .number(count) } else { nil }
  }

  private static func height(_ height: DelegateSize.Height) -> WrittenValue? {
    switch height {
    case .content: nil
    case .width: .word("width")
    case .points(let points): .number(points)
    }
  }
}
