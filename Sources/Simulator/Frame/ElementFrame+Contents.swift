import Foundation

extension ElementFrame {
  /// What there is to tell of an element.
  public struct Contents: Sendable, Equatable, Codable {
    // What is looked at for each picture comes first, so that it lies together: after a silence each 64 bytes are fetched anew.

    public var category = Category.cell
    /// Placed by the layout, and hidden.
    public var isHidden = false
    public var isSelected = false
    public var isHighlighted = false
    /// Held in the visible bounds while the content scrolls.
    public var isPinned = false
    /// No longer part of the visible content, and on its way out in an animation.
    public var isDisappearing = false
    /// Its view is new on the screen, and on its way to its place in an animation.
    public var isAppearing = false
    public var sizeState = SizeState.fixed
    /// What happened to it in this very frame.
    public var marks: ElementMarks = []
    /// What happened to it shortly before: in the 24 painted frames before this one, or since the key was pressed that still
    /// scrolls.
    public var earlierMarks: ElementMarks = []
    /// `[section, item]`.
    public var indexPath: [Int] = []
    /// Content points.
    public var frame = CGRect.zero
    public var zIndex = 0
    public var alpha = 1.0
    /// The element kind; nil for cells.
    public var kind: String?
    /// The size it is on its way to in an animation; nil where it stands at its size.
    public var settledSize: CGSize?
    /// The sizes it had before the one it has, oldest first, as far as they are remembered; empty when it never stood at
    /// another.
    public var formerSizes: [CGSize] = []
    /// How far it moved on the screen by other than the scroll, in points, in this frame or shortly before; nil when it did
    /// not.
    public var shift: CGPoint?
    /// nil for the identity.
    public var transform: ElementTransform?
    /// What else there is to tell of it.
    public var detail = ElementDetail()
    /// What the cell shows; may hold any characters of the data.
    public var text = ""
  }
}
