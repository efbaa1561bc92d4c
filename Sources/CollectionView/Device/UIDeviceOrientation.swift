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
