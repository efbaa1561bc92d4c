import Foundation

/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The parent of all content, which fills the bounds; created on first access.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView(frame: bounds)
    addSubview(view)
    madeContentView = view
    return view
  }

  /// Whether the item is selected; the collection view sets it.
  open var isSelected = false {
    didSet { showSelectedBackground() }
  }

  /// Whether a finger rests on the item; the collection view sets it.
  open var isHighlighted = false {
    didSet { showSelectedBackground() }
  }

  /// Behind everything else in the cell; fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      fillBounds()
    }
  }

  /// Right above `backgroundView`; in the cell only while it is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showSelectedBackground()
    }
  }

  open override var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { fillBounds() }
    }
  }

  /// Called after a drag of the cell began or ended; never here: there is no drag and drop.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The part of a cell in a drag.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  private var madeContentView: UIView?

  /// A cell with a frame in content coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func showSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    guard view.superview !== self else { return }
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    fillBounds()
  }

  private func fillBounds() {
    let whole = CGRect(origin: .zero, size: bounds.size)
    for view in [madeContentView, backgroundView, selectedBackgroundView] { view?.frame = whole }
  }
}
