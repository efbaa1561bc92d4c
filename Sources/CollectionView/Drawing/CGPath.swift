#if !canImport(Darwin)
  import Foundation

  /// The shape of a `UIBezierPath`, which does not change any more.
  public final class CGPath: Hashable, Sendable {
    let outline: PathOutline

    init(_ outline: PathOutline) {
      self.outline = outline
    }

    /// Whether there is no step in the path.
    public var isEmpty: Bool { outline.isEmpty }
    /// Where the path ends, in points; zero for an empty path.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
    /// The box around all points, control points among them; null for an empty path.
    public var boundingBox: CGRect { outline.controlBox }
    /// The box around what is drawn; null for an empty path.
    public var boundingBoxOfPath: CGRect { outline.drawnBox }

    /// Equal paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(outline)
    }
  }
#endif
