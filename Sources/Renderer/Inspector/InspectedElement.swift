import Simulator

/// The element the inspector tells about.
public struct InspectedElement: Sendable, Equatable {
  /// What kind of element it is.
  public var category: ElementFrame.Category
  /// The element kind; nil for cells.
  public var kind: String?
  /// `[section, item]`.
  public var indexPath: [Int]

  /// The element of a frame, to be found again in later ones.
  public init(_ element: ElementFrame) {
    category = element.category
    kind = element.kind
    indexPath = element.indexPath
  }

  /// Where it is in a pane now; nil when it is not live.
  func find(in pane: PaneFrame) -> ElementFrame? {
    pane.elements.last { InspectedElement($0) == self && !$0.isDisappearing }
  }
}
