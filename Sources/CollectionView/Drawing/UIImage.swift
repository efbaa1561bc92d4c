import Foundation

/// A picture, of which only the size is known.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size in points.
  public let size: CGSize

  /// A picture without extent.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// A picture of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
