import Foundation

/// A view behind a section; the layout makes it by the class registered for its kind.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open var zIndex = 0
  public let elementKind: String

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view as large as the section with its headers, footers and insets.
  open class func background(elementKind: String) -> Self {
    guard let made = NSCollectionLayoutDecorationItem(elementKind: elementKind) as? Self else {
      preconditionFailure("NSCollectionLayoutDecorationItem has no subclasses")
    }
    return made
  }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.zIndex = zIndex
    return copyProperties(to: copy)
  }
}
