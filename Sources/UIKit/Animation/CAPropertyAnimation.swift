import CollectionView
import Foundation

/// An animation of one property of a layer; like all animations of layers, it does not run.
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property, such as `transform.scale`.
  open var keyPath: String?
  /// Whether the values are added to that of the property.
  open var isAdditive = false
  /// Whether the values of a round are added to those of the one before.
  open var isCumulative = false

  /// An animation of the property at a path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAPropertyAnimation {
      (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive)
      copy.isCumulative = isCumulative
    }
    return copy
  }
}

/// An animation from one value to another; like all animations of layers, it does not run.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
    return copy
  }
}

/// An animation through several values or along a path; like all animations of layers, it does not run.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The path that a point moves along, instead of `values`.
  open var path: CGPath?
  /// When each value is reached, as fractions of the duration; nil for evenly spaced.
  open var keyTimes: [NSNumber]?
  /// The timing curves between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what moves along a path is turned with it.
  open var rotationMode: CAAnimationRotationMode?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAKeyframeAnimation {
      (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
      (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
      copy.rotationMode = rotationMode
    }
    return copy
  }
}

/// An animation like that of a mass on a spring; like all animations of layers, it does not run.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// The time in seconds until the spring has settled to a thousandth of the distance; infinite without damping.
  ///
  /// Inferred: Core Animation does not document what it takes as settled.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, damping > 0 else { return .infinity }
    let decay = damping / (2 * mass)
    let slowness = (decay * decay - stiffness / mass).squareRoot()
    // An overdamped spring approaches its goal by the slower of two rates.
    return -log(0.001) / Double(slowness.isNaN ? decay : max(decay - slowness, .ulpOfOne))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CASpringAnimation {
      (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
      copy.initialVelocity = initialVelocity
    }
    return copy
  }
}

/// How values between keyframes are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How what moves along a path is turned.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
