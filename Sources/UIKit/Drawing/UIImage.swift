import CollectionView
import Foundation

/// An image; only its size is known.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  public let size: CGSize

  /// An image of size zero.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// An image of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}

/// A view as large as its image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// A view as large as an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// A view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}
