import CollectionView
import Foundation
import Scenes

/// How the simulator creates, reads and judges one kind of layout.
///
/// Each kind of the scene format has one, in `Making/Kinds`. A new kind is added only to the scene format
/// (`SceneFormat.LayoutKind`) and here.
@MainActor
protocol SimulatedLayout {
  /// The description of the kind in the scene format.
  var kind: SceneFormat.LayoutKind { get }

  /// The properties of a layout object that a scene determines.
  var settings: [LayoutSetting] { get }

  /// Creates a layout object, before its settings are applied.
  ///
  /// - Throws: `UnbuiltFeature` for a kind that is not built.
  func make(for content: SceneContent) throws -> UICollectionViewLayout

  // MARK: What the kind does

  /// Whether the layout determines the width of its cells, so that only the height of a preferred size is used.
  var imposesWidth: Bool { get }

  /// Whether a layout object can report which of its cells were measured.
  var reportsMeasuredCells: Bool { get }

  /// Whether the frames of unmeasured items are estimates.
  func startsFromEstimates(_ layout: LayoutDescription) -> Bool

  /// Whether a property has an effect on a pane.
  func hasEffect(_ property: PropertyDescription, in pane: Pane) -> Bool

  /// Whether the layout shows the headers or the footers of sections that have some.
  func shows(_ edge: SectionEdge, in layout: LayoutDescription) -> Bool

  /// The property that has to be set for a header or footer to be shown; nil if there is none.
  func referenceSize(of edge: SectionEdge) -> Property<CGSize>?

  /// The property with the delegate's answers for the sizes of items; nil if there is none.
  var delegateSizes: Property<DelegateSizes?>? { get }

  // MARK: What the oracle knows

  /// The rules by which the oracle lays a pane out; nil for a kind without an oracle.
  func arrangement(in pane: Pane) -> Oracle.Arrangement?

  /// The true insets, spacings and sideways item size of a section.
  func place(_ section: inout TrueSection, at index: Int, in layout: LayoutDescription)

  /// The true length of a section's header or footer along the scroll axis; 0 for none.
  func trueLength(of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane)
    -> CGFloat

  /// The length that the layout uses, which is the true one only if the layout measures headers and footers.
  ///
  /// With `isMeasured` the behavior measures those of a flow layout with an estimate.
  func givenLength(
    of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane, isMeasured: Bool
  ) -> CGFloat

  /// The height of every row of a section whose cells and delegate are never asked for sizes; nil if they are.
  func unaskedHeight(ofSection section: Int, in layout: LayoutDescription) -> CGFloat?

  /// Whether the layout computes rows in order, only as far as it was queried.
  var placesRowsInOrder: Bool { get }
}

/// The two ends of a section.
enum SectionEdge: String {
  case header
  case footer

  /// The header or footer of a section that a supplementary view is; nil for another view.
  ///
  /// The views at the edges of a whole compositional layout have index paths of one component.
  init?(kind: String, at path: IndexPath) {
    switch kind {
    case UICollectionView.elementKindSectionHeader where path.count == 2: self = .header
    case UICollectionView.elementKindSectionFooter where path.count == 2: self = .footer
    default: return nil
    }
  }

  /// The true size in a scene.
  var trueSize: WritableKeyPath<Pane, CGSize?> {
    switch self {
    case .header: \.header
    case .footer: \.footer
    }
  }

  /// The text of a section in the data.
  var text: KeyPath<DataSection, String?> {
    switch self {
    case .header: \.header
    case .footer: \.footer
    }
  }
}

extension SimulatedLayout {
  var settings: [LayoutSetting] { [] }
  var imposesWidth: Bool { false }
  var reportsMeasuredCells: Bool { true }
  var placesRowsInOrder: Bool { false }

  func startsFromEstimates(_ layout: LayoutDescription) -> Bool {
    kind.estimate != nil && layout.sizing == .self
  }

  func hasEffect(_ property: PropertyDescription, in pane: Pane) -> Bool { true }
  func shows(_ edge: SectionEdge, in layout: LayoutDescription) -> Bool { false }
  func referenceSize(of edge: SectionEdge) -> Property<CGSize>? { nil }
  func arrangement(in pane: Pane) -> Oracle.Arrangement? { nil }
  func place(_ section: inout TrueSection, at index: Int, in layout: LayoutDescription) {}

  func trueLength(of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane)
    -> CGFloat
  {
    0
  }

  func givenLength(
    of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane, isMeasured: Bool
  ) -> CGFloat {
    trueLength(of: edge, ofSection: section, hasText: hasText, in: pane)
  }

  func unaskedHeight(ofSection section: Int, in layout: LayoutDescription) -> CGFloat? { nil }

  var delegateSizes: Property<DelegateSizes?>? {
    kind.property(FlowProperties.sizeForItemAt.name) == nil ? nil : FlowProperties.sizeForItemAt
  }

  /// Creates the layout of a pane and applies every property that the scene determines.
  ///
  /// - Throws: `UnbuiltFeature` for a kind that is not built.
  func layout(for content: SceneContent) throws -> UICollectionViewLayout {
    let layout = try make(for: content)
    for setting in settings { setting.apply(content.pane.layout, layout) }
    return layout
  }

  /// The value of a property: the layout object's, else the scene's; nil if the layout determines it.
  func value(
    of property: PropertyDescription, in layout: UICollectionViewLayout,
    by description: LayoutDescription
  ) -> PropertyValue? {
    settings.first { $0.name == property.name }?.value(layout)
      ?? description.properties[property.name] ?? property.defaultValue
  }
}

/// A kind that the format defines and that cannot be created yet.
struct PlannedLayout: SimulatedLayout {
  let kind: SceneFormat.LayoutKind

  func make(for content: SceneContent) throws -> UICollectionViewLayout {
    throw UnbuiltFeature(name: "layout `\(kind.name)`")
  }
}

extension Pane {
  /// Whether the view is read from right to left.
  var isRightToLeft: Bool { semanticContentAttribute == .forceRightToLeft }
}

extension LayoutDescription {
  /// The kinds that can be created, by name.
  @MainActor
  private static let kinds: [String: any SimulatedLayout] = {
    let all: [any SimulatedLayout] =
      [ListKind.list, ListKind.table, WaterfallKind(), CompositionalKind()] + FlowKind.all
      + GalleryKind.all
    return Dictionary(uniqueKeysWithValues: all.map { ($0.kind.name, $0) })
  }()

  /// How the simulator creates and judges layouts of this kind.
  @MainActor
  var simulated: any SimulatedLayout {
    Self.kinds[kind]
      ?? PlannedLayout(kind: SceneFormat.layoutKind(kind) ?? .planned(kind, .custom, summary: ""))
  }

  /// Whether the frames of unmeasured items are estimates.
  @MainActor
  var startsFromEstimates: Bool { simulated.startsFromEstimates(self) }

  /// The family of the kind; custom for an unknown kind.
  var family: SceneFormat.LayoutKind.Family { SceneFormat.layoutKind(kind)?.family ?? .custom }

  /// Whether the scene says what the delegate answers for the sizes of items.
  @MainActor
  var hasDelegateSizes: Bool {
    guard sizing == .delegate || sizing == .both, let name = simulated.delegateSizes?.name else {
      return false
    }
    return properties[name] != nil || perSection.contains { $0[name] != nil }
  }

  /// Whether a section of a list places its items side by side, so that it scrolls sideways.
  func isSideways(section: Int) -> Bool {
    self[ListProperties.sidewaysItemSize, section: section] != nil
  }
}
