import Foundation

/// One collection view with its settings and data.
public struct Pane: Sendable, Equatable {
  /// The pane's title; empty for the only pane of a scene.
  public var title: String = ""
  /// The size of the view in points.
  public var viewport = CGSize(width: 320, height: 480)
  /// Whether the file names a viewport; if not, a browsed data file gets the size available on the screen.
  public var viewportIsGiven = false
  /// Points per character cell; nil lets the screen choose so that the viewport fits.
  public var scale: CGSize?
  /// The size in points of a character cell, by which text is measured; wide characters take two columns.
  public var font = CGSize(width: 10, height: 20)
  /// Device pixels per point.
  public var displayScale: CGFloat = 2
  /// The seed of every random number of the scene.
  public var seed: UInt64 = 0
  /// The content that the reader expects to stay in place when other content changes.
  public var anchor = Anchor.automatic
  /// The items.
  public var data = DataSet(sections: [DataSection(items: .numbered(0))])
  /// How cells determine their true sizes.
  public var cell = CellSizing()
  /// The true size of a section header; nil when the layout alone decides.
  public var header: CGSize?
  /// The true size of a section footer; nil when the layout alone decides.
  public var footer: CGSize?
  /// The layout and its properties.
  public var layout = LayoutDescription()
  /// The content inset.
  public var contentInset = ContentInset.fixed(.zero)
  /// The safe area insets; `contentInsetAdjustmentBehavior` decides how much of them the adjusted content inset
  /// includes.
  public var safeAreaInsets = Insets.zero
  /// How much of the safe area the adjusted content inset includes.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The parts of the view that something covers, whether or not an inset makes up for it.
  public var obscured = Insets.zero
  /// The reading direction of the view.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Whether content that arrives late is measured while its cell is on the screen.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// How the scroll view scrolls.
  public var scroll = ScrollSettings()
  /// Whether a prefetching data source is called for the items ahead.
  public var prefetch = false
  /// The behavior preset and the knobs that differ from it.
  public var behavior = BehaviorDescription()
  /// The keys and values of the pane in its file, which settings change while the pane runs; nil for a pane made in
  /// code.
  ///
  /// For a pane made in code they are written when a setting needs them. Equality ignores them.
  @Incomparable var source: PaneSource? = nil

  /// Sets the viewport of a pane whose file names none, and the width of cells that use the width of the viewport.
  public mutating func fit(_ viewport: CGSize) {
    self.viewport = viewport
    source?.cellWidth = viewport.width
    // This cannot fail: the same value was read before.
    let reader = CellReader(viewportWidth: viewport.width)
    if let own = source?.value["cell"], let cell = try? reader.cell(from: own) {
      self.cell = cell
    }
  }

  /// Makes a pane with every default of the format and no items.
  public init() {}
}

/// The content that the reader expects to stay in place when other content changes.
public enum Anchor: String, Sendable, Equatable, CaseIterable {
  /// As `visible`; but where the reader is at the very start, content inserted before it may push it.
  case automatic
  /// The first element in view.
  case visible
  /// The very start for a reader who is there, as in a feed that shows what is new; otherwise the first element in view.
  case start
  /// The last item, as in a chat.
  case bottom
  /// Nothing.
  case none
}

/// A property that equality ignores.
@propertyWrapper
struct Incomparable<Value: Sendable>: Sendable, Equatable {
  var wrappedValue: Value

  static func == (lhs: Incomparable, rhs: Incomparable) -> Bool { true }
}
