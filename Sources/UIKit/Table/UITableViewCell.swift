import CollectionView
import Foundation

/// The view of one row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The arrangements of UIKit; labels are not made here.
  public enum CellStyle: Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// The identifier by which the cell is reused; nil for one that is not.
  public let reuseIdentifier: String?

  /// The parent of all content, which fills the bounds.
  public let contentView = UIView()

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// Called before the cell shows another row; overrides call `super`.
  open func prepareForReuse() {}
}
