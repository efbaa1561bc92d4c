import CollectionView
import Foundation

/// A view as large as its image; the image is not drawn.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image of a highlighted view; has no effect on the size.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image is shown.
  open var isHighlighted = false
  /// The variant of a symbol; has no effect here.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// The images of an animation, which does not run here.
  open var animationImages: [UIImage]?
  /// The duration of a round of the animation in seconds; 0 for 1/30 second an image.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds; 0 for no limit.
  open var animationRepeatCount = 0
  /// Whether the animation was started and not stopped.
  open private(set) var isAnimating = false

  /// A view as large as an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// A view as large as an image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// A view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view without image or extent if the coder is that of a `UINib`; nil for others: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Marks the view as animating; the animation does not run.
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }

  /// Marks the view as not animating.
  open func stopAnimating() {
    isAnimating = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
