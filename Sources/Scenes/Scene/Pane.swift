import Foundation

/// One collection view on the screen, with everything that decides how it behaves.
public struct Pane: Sendable, Equatable {
  /// The pane's title; empty for the only pane of a scene.
  public var title: String = ""
  /// The size of the view in points.
  public var viewport = CGSize(width: 320, height: 480)
  /// True when the file names a viewport; false lets a scene that is browsing take the pane's size.
  public var viewportIsGiven = false
  /// Points per character cell; nil lets the screen choose so that the viewport fits.
  public var scale: CGSize?
  /// Points a column (wide characters two) and a line, for measuring text.
  public var font = CGSize(width: 10, height: 20)
  /// Device pixels per point.
  public var displayScale: CGFloat = 2
  /// Where every random number of the scene comes from.
  public var seed: UInt64 = 0
  /// What the reader expects to stay put when content changes.
  public var anchor = Anchor.visible
  /// What is in the collection.
  public var data = DataSet(sections: [DataSection(items: .numbered(0))])
  /// How large a cell finds itself to be when it is asked.
  public var cell = CellSizing()
  /// The true size of a section header; nil when the layout alone decides.
  public var header: CGSize?
  /// The true size of a section footer; nil when the layout alone decides.
  public var footer: CGSize?
  /// The layout and its properties.
  public var layout = LayoutDescription()
  /// The content inset.
  public var contentInset = ContentInset.fixed(.zero)
  /// The safe area, of which the adjusted content inset takes what `contentInsetAdjustmentBehavior` says.
  public var safeAreaInsets = Insets.zero
  /// How much of the safe area the adjusted content inset takes.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether content that arrives late is measured while its cell is on the screen.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// How the scroll view scrolls.
  public var scroll = ScrollSettings()
  /// Whether a prefetching data source is told of the items ahead.
  public var prefetch = false
  /// The behaviour preset and the single knobs changed.
  public var behavior = BehaviorDescription()
  /// What the file says, from which keys can be set while the pane runs; nil for a pane made in code.
  ///
  /// One made in code is written for that. Panes that are the same otherwise are the same, however their files say it.
  @Incomparable var source: PaneSource? = nil

  /// Takes the size of the room that there is, as a pane does that is given none; so do cells that leave their width to it.
  public mutating func fit(_ viewport: CGSize) {
    self.viewport = viewport
    source?.cellWidth = viewport.width
    // What was read once can be read again.
    let reader = CellReader(viewportWidth: viewport.width)
    if let own = source?.value["cell"], let cell = try? reader.cell(from: own) {
      self.cell = cell
    }
  }

  /// Makes a pane with every default of the format and no items.
  public init() {}
}

/// What the reader expects to stay put when content changes.
public enum Anchor: String, Sendable, Equatable, CaseIterable {
  /// The item being looked at; content inserted while resting at the very start pushes.
  case visible
  /// The last item, as in a chat.
  case bottom
  case none
}

/// A property in which two values may differ and still be the same.
@propertyWrapper
struct Incomparable<Value: Sendable>: Sendable, Equatable {
  var wrappedValue: Value

  static func == (lhs: Incomparable, rhs: Incomparable) -> Bool { true }
}
