import CollectionView
import Foundation

/// A button with a title and an image; nothing is drawn, but the button has the size of its content.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of a button; affects only the size of the title.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  /// What a button shows in one state.
  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }
  private var contents: [State: Content] = [:]
  private var madeTitleLabel: UILabel?
  private var madeImageView: UIImageView?

  /// The kind of the button.
  open private(set) var buttonType = ButtonType.custom

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the title, without effect on the size of the button.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image, without effect on the size of the button.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Has no effect here: nothing is drawn.
  open var adjustsImageWhenHighlighted = true
  /// Has no effect here: nothing is drawn.
  open var adjustsImageWhenDisabled = true
  /// Has no effect here: nothing is drawn.
  open var showsTouchWhenHighlighted = false

  /// A custom button with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button of a kind; its size is zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { titleLabel?.font = .systemFont(ofSize: 15) }
  }

  /// A button of a kind, with the title and image of an action that its touches call.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var isEnabled: Bool { didSet { showContent() } }
  open override var isSelected: Bool { didSet { showContent() } }
  open override var isHighlighted: Bool { didSet { showContent() } }

  // MARK: Content by state

  /// The label of the title; its font affects the size of the button, its text is set by the button.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 18)
    madeTitleLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    madeImageView = view
    insertSubview(view, at: 0)
    return view
  }

  open func setTitle(_ title: String?, for state: State) {
    contents[state, default: Content()].title = title
    contentDidChange()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state, default: Content()].attributedTitle = title
    contentDidChange()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleColor = color
    contentDidChange()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents[state, default: Content()].titleShadowColor = color
  }
  open func setImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].image = image
    contentDidChange()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state, default: Content()].backgroundImage = image
    contentDidChange()
  }

  /// The title for a state; that for the normal state if it has none of its own.
  open func title(for state: State) -> String? { content(\.title, for: state) }
  /// The attributed title for a state, or for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content(\.attributedTitle, for: state)
  }
  /// The colour of the title for a state, or for the normal state.
  open func titleColor(for state: State) -> UIColor? { content(\.titleColor, for: state) }
  /// The colour of the title's shadow for a state, or for the normal state.
  open func titleShadowColor(for state: State) -> UIColor? {
    content(\.titleShadowColor, for: state)
  }
  /// The image for a state, or for the normal state.
  open func image(for state: State) -> UIImage? { content(\.image, for: state) }
  /// The image behind the content for a state, or for the normal state.
  open func backgroundImage(for state: State) -> UIImage? { content(\.backgroundImage, for: state) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title; white for a custom button without one, the tint colour for others.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func content<Value>(_ value: KeyPath<Content, Value?>, for state: State) -> Value? {
    contents[state]?[keyPath: value] ?? contents[.normal]?[keyPath: value]
  }

  private func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
  }

  private func showContent() {
    if currentTitle != nil || currentAttributedTitle != nil || madeTitleLabel != nil {
      if let title = currentAttributedTitle {
        titleLabel?.attributedText = title
      } else {
        titleLabel?.text = currentTitle
      }
      titleLabel?.textColor = currentTitleColor
    }
    if currentImage != nil || madeImageView != nil { imageView?.image = currentImage }
  }

  // MARK: Layout

  /// The box of the background within the bounds: all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The box of the content within the bounds: within the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets)
  }

  /// The box of the title within the content, to the right of the image.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(titleSize, after: imageSize.width, before: 0, in: contentRect.inset(by: titleEdgeInsets))
  }

  /// The box of the image within the content, to the left of the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    place(imageSize, after: 0, before: titleSize.width, in: contentRect.inset(by: imageEdgeInsets))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    madeTitleLabel?.frame = titleRect(forContentRect: content)
    madeImageView?.frame = imageRect(forContentRect: content)
  }

  /// The size of image and title side by side with the content's insets.
  ///
  /// Without insets a button has 6 points above and below its title (inferred).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let isBare = contentEdgeInsets == .zero
    let title = titleSize
    let padding = isBare && title.height > 0 ? 12 : contentEdgeInsets.top + contentEdgeInsets.bottom
    return CGSize(
      width: imageSize.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(imageSize.height + (isBare ? 0 : padding), title.height + padding))
  }

  private var titleSize: CGSize {
    madeTitleLabel?.sizeThatFits(.zero) ?? .zero
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  /// A box within another, by the alignments, with space on both sides for what is beside it.
  private func place(
    _ size: CGSize, after: CGFloat, before: CGFloat, in box: CGRect
  ) -> CGRect {
    let size = CGSize(
      width: max(0, min(size.width, box.width - after)),
      height: max(0, min(size.height, box.height)))
    let free = max(0, box.width - after - size.width - before)
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: box.minX + after
      case .right, .trailing: box.minX + after + free
      case .center: box.minX + after + free / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top, .fill: box.minY
      case .bottom: box.maxY - size.height
      case .center: box.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  override func touchUpInside() {
    sendActions(for: .primaryActionTriggered)
  }
}
