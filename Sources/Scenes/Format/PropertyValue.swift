import Foundation

/// The value of one property.
public enum PropertyValue: Sendable, Equatable {
  case number(CGFloat)
  case size(CGSize)
  case insets(Insets)
  case flag(Bool)
  case word(String)
  /// The word `automatic` in place of a size.
  case automatic
  /// The delegate's answers for the sizes of items.
  case delegateSizes(DelegateSizes)
  /// The sections of a compositional layout.
  case sections(Compositional.Sections)
  /// The views at the edges of a compositional layout.
  case boundaryItems(Compositional.BoundaryItems)
}

extension PropertyValue {
  /// The value in the spelling of a scene, on one line.
  public var text: String { WrittenValue.property(self).flow }
}

/// A type that values of properties convert to and from.
public protocol PropertyConvertible: Sendable {
  /// Nil for a value of another form.
  init?(_ value: PropertyValue)
  /// The value in a scene; nil if a scene omits the key.
  var propertyValue: PropertyValue? { get }
}

extension CGFloat: PropertyConvertible {
  public init?(_ value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  public var propertyValue: PropertyValue? { .number(self) }
}

extension Int: PropertyConvertible {
  public init?(_ value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self.init(number)
  }

  public var propertyValue: PropertyValue? { .number(CGFloat(self)) }
}

extension CGSize: PropertyConvertible {
  public init?(_ value: PropertyValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }

  public var propertyValue: PropertyValue? { .size(self) }
}

extension Insets: PropertyConvertible {
  public init?(_ value: PropertyValue) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }

  public var propertyValue: PropertyValue? { .insets(self) }
}

extension Bool: PropertyConvertible {
  public init?(_ value: PropertyValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  public var propertyValue: PropertyValue? { .flag(self) }
}

extension String: PropertyConvertible {
  public init?(_ value: PropertyValue) {
    guard case .word(let word) = value else { return nil }
    self = word
  }

  public var propertyValue: PropertyValue? { .word(self) }
}

extension Optional: PropertyConvertible where Wrapped: PropertyConvertible {
  public init?(_ value: PropertyValue) {
    guard let wrapped = Wrapped(value) else { return nil }
    self = .some(wrapped)
  }

  public var propertyValue: PropertyValue? { flatMap(\.propertyValue) }
}

extension PropertyConvertible where Self: RawRepresentable<String> {
  /// The case that a word names.
  public init?(_ value: PropertyValue) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }

  public var propertyValue: PropertyValue? { .word(rawValue) }
}

/// An estimated size: given by the scene, or determined by the layout.
public enum EstimatedSize: PropertyConvertible, Equatable {
  case size(CGSize)
  /// `UICollectionViewFlowLayout.automaticSize`.
  case automatic

  public init?(_ value: PropertyValue) {
    switch value {
    case .size(let size): self = .size(size)
    case .automatic: self = .automatic
    case .number, .insets, .flag, .word, .delegateSizes, .sections, .boundaryItems: return nil
    }
  }

  public var propertyValue: PropertyValue? {
    switch self {
    case .size(let size): .size(size)
    case .automatic: .automatic
    }
  }
}
