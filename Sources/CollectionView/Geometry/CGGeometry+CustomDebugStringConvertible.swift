import Foundation

// Apple's platforms print geometry as numbers in parentheses, "(0.0, 0.0, 320.0, 480.0)"; Foundation elsewhere prints
// the type and its fields. Tests of layouts compare the former.

#if !canImport(Darwin)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Both coordinates in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size in parentheses, as they are stored.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
