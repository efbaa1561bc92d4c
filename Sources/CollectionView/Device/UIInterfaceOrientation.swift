/// How an interface stands on the screen.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Upright, whichever end is up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// On its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
