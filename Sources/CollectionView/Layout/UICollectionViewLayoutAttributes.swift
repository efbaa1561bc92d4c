import Foundation

/// The place and appearance of one element of a collection view, in content points.
///
/// Not isolated to the main actor: subclasses override `copy(with:)` and `isEqual(_:)`, which the object's own class
/// inherits unisolated.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Nil for the identity.
  private var ownTransform: CATransform3D?
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// The frame in content coordinates; setting it sets `size` and `center`.
  ///
  /// With a transform it is the transformed box, as on Apple's platforms.
  open var frame: CGRect {
    get {
      let (x, y) = (size.width / 2, size.height / 2)
      guard let ownTransform else {
        return CGRect(x: center.x - x, y: center.y - y, width: size.width, height: size.height)
      }
      return CGRect(x: -x, y: -y, width: size.width, height: size.height)
        .applying(CATransform3DGetAffineTransform(ownTransform))
        .offsetBy(dx: center.x, dy: center.y)
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
  open var transform3D: CATransform3D {
    get { ownTransform ?? CATransform3DIdentity }
    set { ownTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
  }

  /// The affine part of `transform3D`; setting it overwrites the whole transform.
  open var transform: CGAffineTransform {
    get { ownTransform.map { CATransform3DGetAffineTransform($0) } ?? .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Opacity from 0 to 1.
  open var alpha: CGFloat = 1

  /// The stacking order; equal values have no defined order.
  open var zIndex = 0

  /// Whether the element is hidden; a hidden element needs no view.
  open var isHidden = false

  /// The element's index path; apps change it on copies.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Cell, supplementary view or decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The element kind; nil for cells.
  open var representedElementKind: String? { kind }

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

  /// Calls `copy(with:)` directly; the `copy()` of Foundation on Linux looks up the conformance first.
  open override func copy() -> Any { copy(with: nil) }

  /// A copy of the same class; a subclass copies its own properties after calling `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.represent(category, kind: kind, at: indexPath)
    copy.center = center
    copy.size = size
    copy.ownTransform = ownTransform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// A copy by `copy()`; nil if a subclass returns something else there.
  final func duplicate() -> UICollectionViewLayoutAttributes? {
    copy() as? UICollectionViewLayoutAttributes
  }

  /// Whether both have the same place and appearance; the collection view applies attributes only if they differ.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || center == other.center && size == other.size && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && key == other.key
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// Equal attributes have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }

  /// The class, the address, the element, its frame and what differs from the defaults, in UIKit's form.
  open override var description: String { ObjectText.text(of: self) }

  /// The key of the element that the attributes describe.
  final var key: ElementKey { ElementKey(self) }

  /// Whether a view has to be made for the element while a rectangle of the content is on the screen.
  func isShown(in rect: CGRect) -> Bool { !isHidden && frame.meets(rect) }

  /// Sets which element the attributes are of.
  func represent(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// Attributes of an item with a frame, of the class this is called on.
  static func make(forCellAt place: DataPlace, frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = make()
    attributes.represent(
      .cell, kind: nil, at: IndexPath(item: place.item, section: place.section))
    attributes.frame = frame
    return attributes
  }
}

extension CGRect {
  /// Origin and size as UIKit writes them: `(0 0; 320 44)`.
  var brief: String { "(\(minX.brief) \(minY.brief); \(width.brief) \(height.brief))" }
}
