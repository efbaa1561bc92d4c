import Foundation

/// Where one element of a collection view stands and how it looks, in content points.
///
/// Not isolated to the main actor: subclasses override `copy(with:)` and `isEqual(_:)`, which the object's own class
/// inherits unisolated.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Everything the attributes say, in one place: reading a frame is one access, a copy is one assignment.
  ///
  /// Checked access would cost more than what it guards; nothing here hands out a reference into it.
  @exclusivity(unchecked) private var state = LayoutAttributesState()

  /// The frame in content coordinates; setting it sets `size` and `center`.
  ///
  /// With a transform it is the transformed box, as on Apple's platforms.
  open var frame: CGRect {
    get { state.frame }
    set {
      state.size = newValue.size
      state.center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The centre in content coordinates.
  open var center: CGPoint {
    get { state.center }
    set { state.center = newValue }
  }

  /// The size in points; the same storage as `bounds.size`.
  open var size: CGSize {
    get { state.size }
    set { state.size = newValue }
  }

  /// The bounds: origin zero, size mirroring `size`.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform about the centre; setting it overwrites `transform`.
  open var transform3D: CATransform3D {
    get { state.transform?.matrix ?? CATransform3DIdentity }
    set {
      state.transform =
        CATransform3DIsIdentity(newValue) ? nil : LayoutAttributesState.Transform(newValue)
    }
  }

  /// The plane's part of `transform3D`; setting it overwrites the whole.
  open var transform: CGAffineTransform {
    get { state.transform.map { CATransform3DGetAffineTransform($0.matrix) } ?? .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Opacity from 0 to 1.
  open var alpha: CGFloat {
    get { state.alpha }
    set { state.alpha = newValue }
  }

  /// The stacking order; equal values have no defined order.
  open var zIndex: Int {
    get { state.zIndex }
    set { state.zIndex = newValue }
  }

  /// No view need be made for a hidden element.
  open var isHidden: Bool {
    get { state.isHidden }
    set { state.isHidden = newValue }
  }

  /// The element's index path; apps retarget copies.
  open var indexPath: IndexPath {
    get { state.key.indexPath }
    set { state.key = state.key.moved(to: newValue) }
  }

  /// Who supplies the view.
  open var representedElementCategory: UICollectionView.ElementCategory { state.key.category }

  /// The element kind; nil for cells.
  open var representedElementKind: String? { state.key.kind }

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

  /// The same as `copy(with:)`, which Swift's Foundation on Linux only finds after looking for the conformance.
  open override func copy() -> Any { copy(with: nil) }

  /// A copy of the same class; a subclass copies its own properties after calling `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.state = state
    return copy
  }

  /// The same as `copy()`, without its cast where no subclass answers in its own way; nil where one answers with
  /// something else.
  final func duplicate() -> UICollectionViewLayoutAttributes? {
    guard isPlain else { return copy() as? UICollectionViewLayoutAttributes }
    let copy = UICollectionViewLayoutAttributes()
    copy.state = state
    return copy
  }

  /// The same, written over the copy made last if nobody else holds that any more, as if it were new.
  final func duplicate(over last: inout UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    guard isPlain else { return duplicate() }
    guard isKnownUniquelyReferenced(&last), let copy = last, copy.isPlain else {
      last = duplicate()
      return last
    }
    copy.state = state
    return copy
  }

  /// Whether the attributes are of no subclass, which may have state and answers of its own.
  @inline(__always)
  final var isPlain: Bool { type(of: self) == UICollectionViewLayoutAttributes.self }

  /// Which element the attributes are of.
  @inline(__always)
  final var key: ElementKey {
    // A subclass may say it in its own way.
    isPlain
      ? state.key
      : ElementKey(representedElementCategory, kind: representedElementKind, at: indexPath)
  }

  /// Whether both stand at the same place and look the same; the collection view applies attributes only when they differ.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UICollectionViewLayoutAttributes).map(hasState) ?? false
  }

  /// The same as `isEqual(_:)`, which a subclass may answer in its own way, without its cast where none does.
  final func equals(_ other: UICollectionViewLayoutAttributes) -> Bool {
    isPlain && other.isPlain ? hasState(of: other) : isEqual(other)
  }

  private func hasState(of other: UICollectionViewLayoutAttributes) -> Bool {
    // One by one, as to compare the two states copies them.
    other === self
      || state.center == other.state.center && state.size == other.state.size
        && state.alpha == other.state.alpha && state.zIndex == other.state.zIndex
        && state.isHidden == other.state.isHidden && state.key == other.state.key
        && LayoutAttributesState.areEqual(state.transform, other.state.transform)
  }

  /// Equal attributes have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }

  /// The element, its frame and what differs from the defaults.
  open override var description: String { summary }

  /// Whether a view has to be made for the element while a rectangle of the content is on the screen.
  func isShown(in rect: CGRect) -> Bool { !isHidden && ownFrame.meets(rect) }

  /// The frame, for which those of no subclass are not asked.
  @inline(__always)
  final var ownFrame: CGRect { isPlain ? state.frame : frame }

  /// Whether an element without a transform covers something that ends at a point or before it; false where it takes more than
  /// a look to tell.
  @inline(__always)
  final func isPlainly(before end: CGPoint) -> Bool {
    guard isPlain, state.transform == nil, state.size.width > 0, state.size.height > 0 else {
      return false
    }
    return state.center.x + state.size.width / 2 <= end.x
      && state.center.y + state.size.height / 2 <= end.y
  }

  /// Says which element the attributes are of.
  func represent(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    state.key = ElementKey(category, kind: kind, at: indexPath)
  }

  /// Attributes of an item with a frame, of the class this is called on.
  static func make(forCellAt place: DataPlace, frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = self == UICollectionViewLayoutAttributes.self ? .init() : make()
    attributes.state.stand(at: place, frame)
    return attributes
  }

  /// Makes attributes that nobody holds any more those of an item with a frame, as if they were new.
  @inline(__always)
  func become(cellAt place: DataPlace, frame: CGRect) {
    state.lookPlain()
    state.stand(at: place, frame)
  }
}
