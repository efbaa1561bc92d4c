import Foundation

/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The parent of all content, which fills the bounds; created on first access.
  ///
  /// In a cell with a content configuration it is the view that the configuration makes.
  open var contentView: UIView {
    if let madeContentView { return madeContentView }
    let view = UIView(frame: contentFrame)
    setContentView(view)
    return view
  }

  /// Whether the item is selected; the collection view sets it.
  open var isSelected = false {
    didSet {
      showSelectedBackground()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether a finger rests on the item; the collection view sets it.
  open var isHighlighted = false {
    didSet {
      showSelectedBackground()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Behind everything else in the cell; fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      configured.background = nil
      insertSubview(backgroundView, at: 0)
      fillBounds()
    }
  }

  /// Right above `backgroundView`; in the cell only while it is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if selectedBackgroundView != nil { configured.background = nil }
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

  // MARK: Configuration

  /// The state of the cell, which its configurations adapt to.
  open var configurationState: UICellConfigurationState { currentState }

  /// Updates the configurations to the state of the cell, for a subclass to override.
  ///
  /// Called before the cell is shown first, and in the layout pass after its state has changed. The configurations have been
  /// updated before, if they update themselves (inferred).
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Asks for an update of the configurations in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Whether the content configuration is updated to the state of the cell.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { if !oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the background configuration is updated to the state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if !oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The configurations of the cell, with their views.
  final var configured = CellConfigurations()
  /// Whether the state has changed since the configurations were updated.
  final var needsUpdateConfiguration = true
  /// The place of the item in an outline; nil if it is in none.
  final var outlinePlace: OutlinePlace? {
    didSet {
      guard outlinePlace != oldValue else { return }
      if outlinePlace?.level != oldValue?.level { contentLevel = outlinePlace?.level ?? 0 }
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the swipe actions of the cell are shown.
  package final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The number of levels the content is indented by, in a cell of a list.
  package final var contentLevel = 0 {
    didSet { if contentLevel != oldValue { contentFrameDidChange() } }
  }
  /// The indentation of a level in points, in a cell of a list.
  package final var contentLevelWidth: CGFloat = 10 {
    didSet { if contentLevelWidth != oldValue { contentFrameDidChange() } }
  }
  /// The room that accessories take beside the content, in points.
  package final var accessoryInsets = NSDirectionalEdgeInsets.zero {
    didSet { if accessoryInsets != oldValue { contentFrameDidChange() } }
  }
  /// The least height that the cell prefers, in points.
  package final var leastHeight: CGFloat = 0

  /// Runs the pending layout passes, after an update of the configurations if the state of the cell has changed.
  open override func layoutIfNeeded() {
    updateConfigurationIfNeeded()
    super.layoutIfNeeded()
  }

  /// Returns the attributes with the size of the content along the axes that the layout leaves to the cell.
  ///
  /// A cell without a content configuration prefers the proposed attributes: there is no constraint solver here to fit a
  /// size.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitConfiguredContent(layoutAttributes)
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    contentFrameDidChange()
  }

  /// The content view; nil until it is made.
  private(set) final var madeContentView: UIView?

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

  /// Replaces the content view; nil has another one made on the next access.
  final func setContentView(_ view: UIView?) {
    let old = madeContentView
    madeContentView = view
    guard let view else {
      old?.removeFromSuperview()
      return
    }
    view.frame = contentFrame
    let index = old.flatMap { old in subviews.firstIndex { $0 === old } }
    old?.removeFromSuperview()
    insertSubview(view, at: index ?? subviews.count)
  }

  /// The frame of the content view, beside accessories and indented.
  private var contentFrame: CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = contentInset - accessoryInsets.trailing
    return CGRect(
      x: isMirrored ? accessoryInsets.trailing : leading, y: 0,
      width: max(0, bounds.width - contentInset), height: bounds.height)
  }

  /// The width of accessories and indentation, by which the content is narrower than the cell.
  final var contentInset: CGFloat {
    accessoryInsets.leading + CGFloat(contentLevel) * contentLevelWidth
      + accessoryInsets.trailing
  }

  private func contentFrameDidChange() {
    setNeedsLayout()
    madeContentView?.frame = contentFrame
  }

  private func fillBounds() {
    let whole = CGRect(origin: .zero, size: bounds.size)
    for view in [backgroundView, selectedBackgroundView] { view?.frame = whole }
    madeContentView?.frame = contentFrame
  }
}
