import Foundation

/// Where one element of a collection view stands and how it looks, in content points.
///
/// Not isolated to the main actor: subclasses override `copy(with:)` and `isEqual(_:)`, which the object's own class
/// inherits unisolated.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// The frame in content coordinates; setting it sets `size` and `center`.
  ///
  /// With a transform it is the transformed box, as on Apple's platforms.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height)
      let map = transform
      guard !map.isIdentity else { return box }
      let moved = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(map)
      return moved.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The centre in content coordinates.
  open var center = CGPoint.zero

  /// The size in points; the same storage as `bounds.size`.
  open var size = CGSize.zero

  /// The bounds: origin zero, size mirroring `size`.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform about the centre; setting it overwrites `transform`.
  open var transform3D = CATransform3DIdentity

  /// The plane's part of `transform3D`; setting it overwrites the whole.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1

  /// The stacking order; equal values have no defined order.
  open var zIndex = 0

  /// No view need be made for a hidden element.
  open var isHidden = false

  /// The element's index path; apps retarget copies.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Who supplies the view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The element kind; nil for cells.
  open private(set) var representedElementKind: String?

  /// Attributes of no element in particular; layouts use the convenience initialisers.
  @_nonoverride public init() {
    super.init()
  }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// A copy of the same class; a subclass copies its own properties after calling `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
    return copy
  }

  /// Whether both stand at the same place and look the same; the collection view applies attributes only when they differ.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self
      || (indexPath == other.indexPath
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
        && center == other.center && size == other.size && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
        && CATransform3DEqualToTransform(transform3D, other.transform3D))
  }

  /// Equal attributes have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }

  /// Says which element the attributes are of.
  func represent(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
  }
}
