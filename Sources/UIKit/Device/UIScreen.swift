import CollectionView
import Foundation

/// The device's screen: 375 × 667 points, two pixels a point, as on an iPhone SE.
///
/// There is no device. A collection view has the size and display scale that its host gives it; layouts that ask the
/// screen instead get one that never changes, with the display scale a view has by default.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// The screen in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  /// The screen in points, in portrait.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 750, height: 1334) }
  /// Pixels a point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Pixels a point.
  open var nativeScale: CGFloat { scale }
  /// The surroundings of a view whose host says nothing else.
  open var traitCollection: UITraitCollection { .standard }
}
