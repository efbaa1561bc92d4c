import CollectionView
import Foundation
import Scenes

/// How the simulator makes, reads and judges one kind of layout.
///
/// Each kind of the scene format has one, in `Making/Kinds`. A new kind is described to the scene format
/// (`SceneFormat.LayoutKind`) and here, and nowhere else.
@MainActor
protocol SimulatedLayout {
  /// What the scene format says of the kind.
  var kind: SceneFormat.LayoutKind { get }

  /// The properties of a layout object that a scene decides.
  var settings: [LayoutSetting] { get }

  /// Makes a layout object, before its settings are applied.
  ///
  /// - Throws: `UnbuiltFeature` for a kind that is not built.
  func make(for content: SceneContent) throws -> UICollectionViewLayout

  // MARK: What the kind does

  /// Whether the layout decides the width of its cells, so that a preferred size counts for its height alone.
  var imposesWidth: Bool { get }

  /// Whether a layout object can say which of its cells were measured.
  var reportsMeasuredCells: Bool { get }

  /// Whether the frames of unmeasured items are estimates.
  func startsFromEstimates(_ layout: LayoutDescription) -> Bool

  /// Whether a property has an effect on a pane.
  func hasEffect(_ property: PropertyDescription, in pane: Pane) -> Bool

  /// Whether the layout shows the headers or the footers of sections that have some.
  func shows(_ edge: SectionEdge, in layout: LayoutDescription) -> Bool

  /// The property without which a header or footer is not shown; nil where there is none.
  func referenceSize(of edge: SectionEdge) -> Property<CGSize>?

  // MARK: What the oracle knows

  /// The rules by which the oracle lays a pane out; nil for a kind without an oracle.
  func arrangement(in pane: Pane) -> Oracle.Arrangement?

  /// The true insets, spacings and sideways item size of a section.
  func place(_ section: inout TrueSection, at index: Int, in layout: LayoutDescription)

  /// The true length of a section's header or footer along the scroll axis; 0 for none.
  func trueLength(of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane)
    -> CGFloat

  /// The height of every row of a section whose cells and delegate are never asked; nil where they are.
  func unaskedHeight(ofSection section: Int, in layout: LayoutDescription) -> CGFloat?

  /// Whether the layout places rows in order, only as far as it was queried.
  var placesRowsInOrder: Bool { get }
}

/// The two ends of a section.
enum SectionEdge: String {
  case header
  case footer

  /// The true size that a scene gives.
  var trueSize: WritableKeyPath<Pane, CGSize?> {
    switch self {
    case .header: \.header
    case .footer: \.footer
    }
  }

  /// The text that a section of the data has there.
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

  func unaskedHeight(ofSection section: Int, in layout: LayoutDescription) -> CGFloat? { nil }

  /// The layout of a pane, with every property that the scene decides.
  ///
  /// - Throws: `UnbuiltFeature` for a kind that is not built.
  func layout(for content: SceneContent) throws -> UICollectionViewLayout {
    let layout = try make(for: content)
    for setting in settings { setting.apply(content.pane.layout, layout) }
    return layout
  }

  /// The value of a property: what the layout object has, else what the scene says; nil where the layout decides.
  func value(
    of property: PropertyDescription, in layout: UICollectionViewLayout,
    by description: LayoutDescription
  ) -> PropertyValue? {
    settings.first { $0.name == property.name }?.value(layout)
      ?? description.properties[property.name] ?? property.defaultValue
  }
}

/// A kind that the format names, and that nothing can be made of.
struct PlannedLayout: SimulatedLayout {
  let kind: SceneFormat.LayoutKind

  func make(for content: SceneContent) throws -> UICollectionViewLayout {
    throw UnbuiltFeature(name: "layout `\(kind.name)`")
  }
}

extension LayoutDescription {
  /// The kinds that can be made, by name.
  @MainActor
  private static let kinds: [String: any SimulatedLayout] = {
    let all: [any SimulatedLayout] =
      [ListKind.list, ListKind.table, WaterfallKind()] + FlowKind.all + GalleryKind.all
    return Dictionary(uniqueKeysWithValues: all.map { ($0.kind.name, $0) })
  }()

  /// How the simulator makes and judges layouts of this kind.
  @MainActor
  var simulated: any SimulatedLayout {
    Self.kinds[kind]
      ?? PlannedLayout(kind: SceneFormat.layoutKind(kind) ?? .planned(kind, .custom, summary: ""))
  }

  /// Whether the frames of unmeasured items are estimates.
  @MainActor
  var startsFromEstimates: Bool { simulated.startsFromEstimates(self) }

  /// The family of the kind; that of custom layouts for one that is not known.
  var family: SceneFormat.LayoutKind.Family { SceneFormat.layoutKind(kind)?.family ?? .custom }

  /// Whether a section of a list places its items side by side, so that it scrolls sideways.
  func isSideways(section: Int) -> Bool {
    self[ListProperties.sidewaysItemSize, section: section] != nil
  }
}
