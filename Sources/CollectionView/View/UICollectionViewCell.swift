import Foundation

/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The parent of all content; fills the bounds.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    addSubview(view)
    return view
  }()

  open var isSelected = false
  open var isHighlighted = false

  /// A cell with a frame in content coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
