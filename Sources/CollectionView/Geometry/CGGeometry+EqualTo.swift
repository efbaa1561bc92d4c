import Foundation

// Core Graphics' older word for `==`.

#if !canImport(Darwin)
  extension CGPoint {
    /// Whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Whether both rectangles, standardized, are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif
