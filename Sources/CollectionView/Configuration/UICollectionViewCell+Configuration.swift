import Foundation

/// The configurations of a cell, with their views.
@MainActor
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  /// The content view, while it is the one that a configuration made.
  weak var contentView: (any UIView & UIContentView)?
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
  /// Nil for none.
  var background: UIBackgroundConfiguration? {
    didSet { if background == nil { backgroundView?.removeFromSuperview() } }
  }
  /// The view of the background configuration.
  weak var backgroundView: ConfiguredBackgroundView?
}

extension UICollectionViewCell {
  /// Updates a cell to a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called after `updateConfiguration(using:)` to update the cell to its state; that it comes after is inferred.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configured.handler }
    set {
      configured.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The content of the cell; nil for a content view that was not made by a configuration.
  ///
  /// A content view that supports the new configuration shows it, and any other is replaced. A configuration that is updated
  /// to the state of the cell is stored as updated.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContent(newValue.map { updated($0, for: configurationState) }) }
  }

  /// The background of the cell; nil for `backgroundView` and `selectedBackgroundView`, which it replaces.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      setBackground(newValue.map { updated($0, for: configurationState) })
    }
  }

  /// The background that a cell of its style has by default; for a cell outside of lists none.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let state = configurationState
    let background: UIBackgroundConfiguration =
      switch state.listElement?.role {
      case .row: .listCell()
      case .header, .footer: .listHeader()
      case nil: .clear()
      }
    return background.updated(for: state)
  }
}

// MARK: Updating

extension UICollectionViewCell {
  var currentState: UICellConfigurationState {
    let environment = superview == nil ? owner ?? self : self
    var state = UICellConfigurationState(traitCollection: environment.traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isExpanded = outlinePlace?.isExpanded ?? false
    state.isSwiped = isSwiped
    guard let owner, let layoutAttributes else { return state }
    state.isEditing = owner.isEditing
    state.isReordering = owner.isMoving(self)
    state.listElement = owner.collectionViewLayout.listElement(of: layoutAttributes)
    state.listMetrics = owner.behavior.listMetrics
    return state
  }

  /// Updates the configurations if the state has changed, or if this was asked for.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    (self as? any AccessoryCell)?.stateDidChange(to: state)
    if let content = configured.content { setContent(updated(content, for: state)) }
    if let background = configured.background { setBackground(updated(background, for: state)) }
    updateConfiguration(using: state)
    configured.handler?(self, state)
  }

  private func updated(_ content: any UIContentConfiguration, for state: UICellConfigurationState)
    -> any UIContentConfiguration
  {
    automaticallyUpdatesContentConfiguration ? content.updated(for: state) : content
  }

  private func updated(_ background: UIBackgroundConfiguration, for state: UICellConfigurationState)
    -> UIBackgroundConfiguration
  {
    automaticallyUpdatesBackgroundConfiguration ? background.updated(for: state) : background
  }

  private func setContent(_ new: (any UIContentConfiguration)?) {
    let old = configured.content
    configured.content = new
    guard let new else {
      if old != nil { setContentView(nil) }
      return
    }
    if let view = configured.contentView, view === madeContentView {
      if let old = old as? AnyHashable, let new = new as? AnyHashable, old == new { return }
      if view.supports(new) {
        view.configuration = new
        return invalidateIntrinsicContentSize()
      }
      reportReplacedContentView(of: new)
    }
    let view = new.makeContentView()
    configured.contentView = view
    setContentView(view)
    invalidateIntrinsicContentSize()
  }

  /// Reports a configuration of a type that the content view of an earlier one does not support; UIKit logs it.
  private func reportReplacedContentView(of new: any UIContentConfiguration) {
    diagnose(
      .contentViewReplaced,
      "You are setting a new content configuration to a cell that has an existing content configuration, but the existing content view does not support the new configuration. This means the existing content view must be replaced with a new content view created from the new configuration, instead of updating the existing content view directly, which is expensive. Use separate registrations or reuse identifiers for different types of cells to avoid this. New content configuration: \(type(of: new))"
    )
  }

  private func setBackground(_ new: UIBackgroundConfiguration?) {
    configured.background = new
    guard let new else { return }
    if let view = configured.backgroundView, view.superview === self {
      view.configuration = new
      return
    }
    let view = ConfiguredBackgroundView(new, frame: bounds)
    configured.backgroundView = view
    insertSubview(view, at: 0)
  }

  // MARK: Measuring

  /// The attributes with the size of the content view that a configuration made; unchanged in other cells.
  func fitConfiguredContent(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    updateConfigurationIfNeeded()
    guard let content = configured.contentView, content === madeContentView else {
      return attributes
    }
    let axes = owner?.collectionViewLayout.freeAxes(of: attributes) ?? .both
    let inset = contentInset
    let size = content.systemLayoutSizeFitting(
      CGSize(width: attributes.size.width - inset, height: attributes.size.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    attributes.size = CGSize(
      width: axes.contains(.horizontal) ? size.width + inset : attributes.size.width,
      height: axes.contains(.vertical) ? max(size.height, leastHeight) : attributes.size.height)
    return attributes
  }
}

extension UICollectionView {
  /// Has all cells on the screen update their configurations.
  func cellStatesDidChange() {
    for view in live.views { (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
  }

  /// Whether a cell is the one that is moved interactively.
  fileprivate func isMoving(_ cell: UICollectionViewCell) -> Bool {
    movement.map { liveCell(at: $0.current) === cell } ?? false
  }
}
