import Foundation

// Names that C headers give on Apple's platforms and that Foundation alone does not have.

#if !canImport(Darwin)
  /// Objective-C's word for an integer.
  public typealias NSInteger = Int
  /// Objective-C's word for a natural number.
  public typealias NSUInteger = UInt
  /// The largest finite single-precision number.
  public let MAXFLOAT = Float.greatestFiniteMagnitude
  /// The largest finite coordinate.
  public let CGFLOAT_MAX = CGFloat.greatestFiniteMagnitude
  /// The smallest positive coordinate that is not subnormal.
  public let CGFLOAT_MIN = CGFloat.leastNormalMagnitude
#endif
