import CollectionView
import Foundation

/// The view of a list content configuration: a text, a secondary text and an image.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The configuration that the view shows: a `UIListContentConfiguration`; others are ignored, where UIKit raises an
  /// exception.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration, newValue != shown else {
        return
      }
      shown = newValue
      show()
      invalidateIntrinsicContentSize()
    }
  }
  private var shown: UIListContentConfiguration

  /// The place of the text; nil if there is none.
  public private(set) var textLayoutGuide: UILayoutGuide?
  /// The place of the secondary text; nil if there is none.
  public private(set) var secondaryTextLayoutGuide: UILayoutGuide?
  /// The place of the image; nil if there is none.
  public private(set) var imageLayoutGuide: UILayoutGuide?

  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = ListContentLayout(
      shown, margins: margins, width: bounds.width, height: bounds.height, scale: scale)
    place(imageView, imageLayoutGuide, layout.image)
    place(label, textLayoutGuide, layout.text)
    place(secondaryLabel, secondaryTextLayoutGuide, layout.secondaryText)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ListContentLayout(
      shown, margins: margins, width: size.width > 0 ? size.width : .infinity, scale: scale
    ).size
  }

  /// The size of the content; along an axis with a required priority that of the target.
  ///
  /// If the width is not required, each text is on one line.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? targetSize.width : .infinity
    var size = ListContentLayout(shown, margins: margins, width: width, scale: scale).size
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  open override var intrinsicContentSize: CGSize {
    ListContentLayout(shown, margins: margins, width: .infinity, scale: scale).size
  }

  /// The leading edge of the text, from the leading edge of the view, in points.
  var textInset: CGFloat {
    let layout = ListContentLayout(shown, margins: margins, width: bounds.width, scale: scale)
    return layout.text.minX
  }

  private var scale: CGFloat {
    (superview as? UICollectionViewCell)?.configurationState.traitCollection.displayScale
      ?? traitCollection.displayScale
  }

  /// The margins of the configuration, or the part of the superview's that reaches into the view, whichever is larger.
  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let superview else { return margins }
    let outer = superview.directionalLayoutMargins
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      let left = frame.minX
      let right = superview.bounds.width - frame.maxX
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins.leading = max(margins.leading, outer.leading - (isMirrored ? right : left))
      margins.trailing = max(margins.trailing, outer.trailing - (isMirrored ? left : right))
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.bottom = max(margins.bottom, outer.bottom - superview.bounds.height + frame.maxY)
    }
    return margins
  }

  private func place(_ view: UIView, _ guide: UILayoutGuide?, _ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = isMirrored ? rect.offsetBy(dx: bounds.width - rect.maxX - rect.minX, dy: 0) : rect
    view.frame = frame
    guide?.frame = frame
  }

  private func show() {
    alpha = shown.alpha
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryLabel)
    imageLayoutGuide = guide(imageLayoutGuide, exists: shown.image != nil)
    textLayoutGuide = guide(textLayoutGuide, exists: shown.text?.isEmpty == false)
    secondaryTextLayoutGuide = guide(
      secondaryTextLayoutGuide, exists: shown.secondaryText?.isEmpty == false)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    label.text = text.map(properties.transformed)
    if let attributed { label.attributedText = attributed }
    label.isHidden = text?.isEmpty != false
  }

  private func guide(_ old: UILayoutGuide?, exists: Bool) -> UILayoutGuide? {
    guard exists != (old != nil) else { return old }
    if let old { removeLayoutGuide(old) }
    guard exists else { return nil }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }
}
