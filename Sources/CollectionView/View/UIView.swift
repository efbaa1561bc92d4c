import Foundation

/// The little of a view that a collection view and its cells need: geometry and the layout cycle.
@preconcurrency @MainActor
open class UIView: NSObject {
  /// What an intrinsic content size says of an axis it has no opinion on.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The smallest possible size, as a fitting target.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest possible size, as a fitting target.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The visible part of the view's own coordinates, in points.
  open var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { setNeedsLayout() }
    }
  }

  /// The centre in the superview's coordinates.
  open var center: CGPoint

  /// The frame in the superview's coordinates; setting it sets `bounds.size` and `center`.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0

  /// The view this one stands in.
  open internal(set) weak var superview: UIView?
  /// The views that stand in this one, back to front.
  open internal(set) var subviews: [UIView] = []

  /// The part of the edges that bars and notches cover, in points.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The margins of the view's content, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }
  /// The view's surroundings.
  open var traitCollection = UITraitCollection(displayScale: 2)

  private var needsLayout = true

  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// A view without extent.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Puts a view among the others, at an index counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let siblings = superview?.subviews else { return }
    superview?.subviews = siblings.filter { $0 !== self }
    superview = nil
  }

  /// Takes several views out at once.
  ///
  /// - Complexity: O(subviews), however many leave.
  func removeSubviews(_ views: [UIView]) {
    guard !views.isEmpty else { return }
    let leaving = Set(views.map(ObjectIdentifier.init))
    subviews.removeAll { leaving.contains(ObjectIdentifier($0)) }
    for view in views { view.superview = nil }
  }

  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}

  /// Asks for a layout pass.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Runs the layout pass that was asked for, if any.
  open func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Lays out what the view contains.
  open func layoutSubviews() {}

  /// The size the view likes best near a given one, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// The size the view's constraints want; without constraints, `sizeThatFits(_:)`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// Says that the content has changed and with it the size it wants; a collection view asks its cells again.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
  }

  /// The size the view has by its content alone, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
}
