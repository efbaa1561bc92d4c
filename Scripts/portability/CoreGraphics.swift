// Declarations of the macOS SDK that this project uses and Linux lacks, written without the SDK's text. Together with an empty module
// named `Darwin`, this module lets Linux type-check the branches for Apple's systems. See Scripts/portable.

@_exported import Foundation
// CoreGraphics
public struct CGAffineTransform: Equatable, Codable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { fatalError() }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) { fatalError() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public init(rotationAngle angle: CGFloat) { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
}
extension CGPoint { public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() }
  public func equalTo(_ p: CGPoint) -> Bool { fatalError() } }
extension CGSize { public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() }
  public func equalTo(_ p: CGSize) -> Bool { fatalError() } }
extension CGRect { public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() }
  public func equalTo(_ p: CGRect) -> Bool { fatalError() } }
public struct CGVector: Equatable, Codable, Sendable { public var dx: CGFloat, dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)
  public init() { dx = 0; dy = 0 }
  public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy } }
public class CGColor: Hashable { public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public var components: [CGFloat]? { nil }
  public var alpha: CGFloat { 1 }
  public init(gray: CGFloat, alpha: CGFloat) {}
  public var numberOfComponents: Int { 0 }
  public func copy(alpha: CGFloat) -> CGColor? { nil }
  public static func == (a: CGColor, b: CGColor) -> Bool { true }
  public func hash(into h: inout Hasher) {} }
public enum CGPathElementType: Int32 { case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath }
public struct CGPathElement { public var type: CGPathElementType; public var points: UnsafeMutablePointer<CGPoint> }
public class CGPath: Hashable { init() {}
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  public init(roundedRect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {}
  public func copy() -> CGPath? { nil }
  public static func == (a: CGPath, b: CGPath) -> Bool { true }
  public func hash(into h: inout Hasher) {}
  public var isEmpty: Bool { true }
  public var currentPoint: CGPoint { .zero }
  public var boundingBox: CGRect { .zero }
  public var boundingBoxOfPath: CGRect { .zero }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {} }
public class CGMutablePath: CGPath { public override init() { super.init() }
  public func move(to p: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to p: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addQuadCurve(to p: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addCurve(to p: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity) {}
  public func addRect(_ r: CGRect, transform: CGAffineTransform = .identity) {}
  public func closeSubpath() {} }
extension CGPath { public func contains(_ p: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool { false } }
public enum CGPathFillRule: Int { case winding, evenOdd }
public enum CGLineCap: Int32 { case butt, round, square }
public enum CGLineJoin: Int32 { case miter, round, bevel }
public enum CGBlendMode: Int32 { case normal, multiply }
public enum CGImageAlphaInfo: UInt32 { case none, premultipliedLast }
public class CGColorSpace {}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public class CGImage { public var width: Int { 0 }; public var height: Int { 0 } }
public class CGContext {
  public init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32) {}
  public func concatenate(_ t: CGAffineTransform) {}
  public func makeImage() -> CGImage? { nil }
  public var ctm: CGAffineTransform { .identity }
  public func saveGState() {}
  public func restoreGState() {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by: CGFloat) {}
  public func setLineWidth(_ w: CGFloat) {}
  public func move(to: CGPoint) {}
  public func addLine(to: CGPoint) {}
  public func closePath() {}
  public func strokePath() {}
  public var path: CGPath? { nil }
  public var isPathEmpty: Bool { true }
  public var currentPointOfPath: CGPoint { .zero }
  public var boundingBoxOfPath: CGRect { .null }
  public var boundingBoxOfClipPath: CGRect { .null }
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func addPath(_ p: CGPath) {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func clip(to rect: CGRect) {}
  public func setFillColor(_ c: CGColor) {}
  public func setStrokeColor(_ c: CGColor) {} }
// CoreFoundation
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public func CFAbsoluteTimeGetCurrent() -> Double { 0 }
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
// ObjectiveC, Foundation
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, @unchecked Sendable {
  public init(_ s: String) {}
  public init(stringLiteral: String) {}
  public var description: String { "" } }
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
public enum objc_AssociationPolicy: UInt { case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC, OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY }
public func objc_getAssociatedObject(_ o: Any, _ k: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(_ o: Any, _ k: UnsafeRawPointer, _ v: Any?, _ p: objc_AssociationPolicy) {}
public struct NSKeyValueObservingOptions: OptionSet, Sendable { public var rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } 
  public static let new = NSKeyValueObservingOptions(rawValue: 1), old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4), prior = NSKeyValueObservingOptions(rawValue: 8) }
public struct NSKeyValueChangeKey: Hashable, Sendable, RawRepresentable { public var rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new"), oldKey = NSKeyValueChangeKey(rawValue: "old"), kindKey = NSKeyValueChangeKey(rawValue: "kind") }
public class NSKeyValueObservation: NSObject {}
