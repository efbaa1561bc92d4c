import Foundation

/// The state of a view, which a configuration adapts to.
public protocol UIConfigurationState {
  /// The state of a view in an environment, with nothing else set.
  @MainActor init(traitCollection: UITraitCollection)
  /// The environment of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value of a state of the app's own; nil for none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key from its name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

/// The state of a view that is no cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Whether the view has the focus; never set here: there is no focus.
  public var isFocused = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part of a cell in a drag.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The part of a cell in a drop.
  public enum DropState: Int, Hashable, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  /// Whether the cell has the focus; never set here: there is no focus.
  public var isFocused = false
  public var isPinned = false
  /// Whether the collection view is being edited.
  public var isEditing = false
  /// Whether the item shows its children, in a section with a section snapshot.
  public var isExpanded = false
  /// Whether the swipe actions of the cell are shown.
  public var isSwiped = false
  /// Whether the item is being moved interactively.
  public var isReordering = false
  /// The part of the cell in a drag; never set here: there is no drag and drop.
  public var cellDragState = DragState.none
  /// The part of the cell in a drop; never set here: there is no drag and drop.
  public var cellDropState = DropState.none
  /// The place of the cell in a list; nil outside of lists.
  package var listElement: ListElement?
  /// The measures of lists.
  package var listMetrics = ListMetrics.iOS16
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
