import Foundation

/// The device: a phone, upright.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// Posted on a phone when it is turned; nobody posts it here.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
