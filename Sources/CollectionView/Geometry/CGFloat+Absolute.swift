import Foundation

#if !canImport(Darwin)
  extension CGFloat {
    /// The global function, callable inside extensions of `CGFloat`.
    ///
    /// Foundation declares a static `abs(_:)` on `CGFloat` here, which hides the global function from extensions.
    public func abs(_ x: CGFloat) -> CGFloat { Swift.abs(x) }
  }
#endif
