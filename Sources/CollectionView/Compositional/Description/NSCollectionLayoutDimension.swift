import Foundation

/// One dimension of an item, a group or a supplementary view: a fraction of the container, a length, or an estimate.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind

  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }

  /// A length in points until the view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }

  /// An estimate in points; the largest measured length among the siblings applies to all of them.
  ///
  /// The siblings are the members of the same group; those of a section's outermost group are all groups of the section.
  ///
  /// UIKit measures all of them. Here a sibling counts when it is first shown; that is inferred to end at the same lengths.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    make(.uniformAcrossSiblings, estimatedDimension)
  }

  private static func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    guard let made = NSCollectionLayoutDimension(kind, dimension) as? Self else {
      preconditionFailure("NSCollectionLayoutDimension has no subclasses")
    }
    return made
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is measured; also true of a uniform dimension.
  open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// The object itself: a dimension cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The object itself.
  open override func copy() -> Any { self }

  /// The kind and the value, as `.fractionalWidth(0.5)`.
  open override var description: String { ".\(kind)(\(dimension.brief))" }
}
