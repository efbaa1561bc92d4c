import CollectionView
import Foundation

/// An entry of a bar; no bars are shown here, so an entry only keeps its values.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0

  /// An entry without title and image.
  @_nonoverride public init() {
    super.init()
  }
}

/// The entry of a controller in the bar of its tab bar controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image while the controller is selected; nil for the same.
  open var selectedImage: UIImage?
  /// The text of the badge; nil for no badge.
  open var badgeValue: String?
  /// The colour of the badge; nil for red.
  open var badgeColor: UIColor?

  /// An entry without title and image.
  public override init() {
    super.init()
  }

  /// An entry with a title, an image and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An entry with a title, an image, and another for the selected controller.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
