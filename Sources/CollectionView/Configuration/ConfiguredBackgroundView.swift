import Foundation

/// The view of a background configuration; it fills its superview up to the insets.
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      show()
    }
  }

  init(_ configuration: UIBackgroundConfiguration, frame: CGRect) {
    self.configuration = configuration
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    show()
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    show()
  }

  private func show() {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    if let custom = configuration.customView, custom.superview !== self {
      for view in subviews { view.removeFromSuperview() }
      custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(custom)
    } else if configuration.customView == nil {
      for view in subviews { view.removeFromSuperview() }
    }
    guard let superview else { return }
    frame = place(in: superview)
    configuration.customView?.frame = bounds
  }

  private func place(in superview: UIView) -> CGRect {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview.directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isMirrored = superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return superview.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
  }
}
