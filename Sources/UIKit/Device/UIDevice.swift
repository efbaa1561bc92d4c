import CollectionView
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

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Upright, whichever end is up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// On its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
