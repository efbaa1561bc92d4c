import Foundation

/// The timing of an animation or layer; kept, without effect here.
public protocol CAMediaTiming {
  /// When it begins in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of one round, in seconds.
  var duration: CFTimeInterval { get set }
  /// The rate of its time in its parent's.
  var speed: Float { get set }
  /// What is added to its time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of rounds; infinite for no end.
  var repeatCount: Float { get set }
  /// The length of all rounds, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every other round runs backward.
  var autoreverses: Bool { get set }
  /// What is shown before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The timing curve of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The start, the two control points and the end.
  private let points: [(x: Float, y: Float)]

  /// A curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }

  /// The curve of a name; an unknown name counts as `default`.
  ///
  /// The control points are those in Apple's documentation of `CAMediaTimingFunctionName`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Writes the coordinates of a point: 0 is the start, 1 and 2 are the control points, 3 is the end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = points[idx].x
    ptr[1] = points[idx].y
  }
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
