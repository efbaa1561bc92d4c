import CollectionView
import Foundation

/// The device's screen: 375 × 667 points with two pixels per point, as on an iPhone SE.
///
/// There is no device. A collection view has the size and display scale that its host gives it. A layout that reads the
/// screen instead gets constant values, with a view's default display scale.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The screen in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIWindow.screenSize) }
  /// The screen in pixels, in portrait.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 750, height: 1334) }
  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The traits of a view whose host sets none.
  open var traitCollection: UITraitCollection { .standard }
}
