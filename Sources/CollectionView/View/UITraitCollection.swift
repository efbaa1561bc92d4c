import Foundation

/// What a view knows of its surroundings.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// Device pixels per point.
  open private(set) var displayScale: CGFloat

  /// Traits with a display scale; values that are not positive are taken as 1.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale > 0 ? displayScale : 1
    super.init()
  }
}
