import CollectionView
import Foundation
import Layouts
import Scenes

/// `UICollectionViewFlowLayout` and its subclasses.
struct FlowKind: SimulatedLayout {
  static let all: [any SimulatedLayout] = [flow, carousel, stretchyHeader, fittedRows]

  private static let flow = FlowKind(
    .flow, placing + edges + [estimate, itemSize] + axes + [.flipping], hasOracle: true
  ) {
    UICollectionViewFlowLayout()
  }
  private static let carousel = FlowKind(
    .carousel,
    [
      LayoutSetting(CarouselProperties.itemSize, \UICollectionViewFlowLayout.itemSize),
      LayoutSetting(
        CarouselProperties.minimumLineSpacing, \UICollectionViewFlowLayout.minimumLineSpacing),
      LayoutSetting(CarouselProperties.scale, \CarouselLayout.scale),
    ]
  ) { CarouselLayout() }
  private static let stretchyHeader = FlowKind(.stretchyHeader, placing + edges + [itemSize]) {
    StretchyHeaderLayout()
  }
  private static let fittedRows = FlowKind(.fittedRows, placing + [estimate, itemSize]) {
    FittedRowsLayout()
  }

  let kind: SceneFormat.LayoutKind
  let settings: [LayoutSetting]
  private let hasOracle: Bool
  private let makeLayout: () -> UICollectionViewFlowLayout

  private init(
    _ kind: SceneFormat.LayoutKind, _ settings: [LayoutSetting], hasOracle: Bool = false,
    make: @escaping () -> UICollectionViewFlowLayout
  ) {
    self.kind = kind
    self.settings = settings
    self.hasOracle = hasOracle
    makeLayout = make
  }

  func make(for content: SceneContent) -> UICollectionViewLayout { makeLayout() }

  func hasEffect(_ property: PropertyDescription, in pane: Pane) -> Bool {
    switch property.name {
    case delegateSizes?.name: [.delegate, .both].contains(pane.layout.sizing)
    case FlowProperties.flipsHorizontally.name: pane.isRightToLeft
    default: true
    }
  }

  // MARK: Headers and footers

  func shows(_ edge: SectionEdge, in layout: LayoutDescription) -> Bool {
    guard let property = referenceSize(of: edge) else { return false }
    return (0...layout.perSection.count).contains {
      Self.length(layout[property, section: $0], in: layout) > 0
    }
  }

  func referenceSize(of edge: SectionEdge) -> Property<CGSize>? {
    let property =
      switch edge {
      case .header: FlowProperties.headerReferenceSize
      case .footer: FlowProperties.footerReferenceSize
      }
    return kind.property(property.name) == nil ? nil : property
  }

  /// The component of a size along the scroll axis.
  private static func length(_ size: CGSize, in layout: LayoutDescription) -> CGFloat {
    layout[FlowProperties.scrollDirection] == .horizontal ? size.width : size.height
  }

  // MARK: What the oracle knows

  func arrangement(in pane: Pane) -> Oracle.Arrangement? {
    guard hasOracle else { return nil }
    return .flow(
      horizontal: pane.layout[FlowProperties.scrollDirection] == .horizontal,
      swapsSpacings: pane.behavior.knobs[SceneFormat.Knob.flowSpacing.name] == .word("swapped"))
  }

  func place(_ section: inout TrueSection, at index: Int, in layout: LayoutDescription) {
    section.inset = layout[FlowProperties.sectionInset, section: index]
    section.lineSpacing = layout[FlowProperties.minimumLineSpacing, section: index]
    section.interitemSpacing = layout[FlowProperties.minimumInteritemSpacing, section: index]
  }

  func trueLength(of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane)
    -> CGFloat
  {
    let given = referenceLength(of: edge, ofSection: section, in: pane)
    guard given > 0, let trueSize = pane[keyPath: edge.trueSize] else { return given }
    return Self.length(trueSize, in: pane.layout)
  }

  // A layout measures its headers only if it measures its cells.
  func givenLength(
    of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane, isMeasured: Bool
  ) -> CGFloat {
    isMeasured && pane.layout.sizing == .self
      ? trueLength(of: edge, ofSection: section, hasText: hasText, in: pane)
      : referenceLength(of: edge, ofSection: section, in: pane)
  }

  /// The length by the reference size; 0 for none.
  private func referenceLength(
    of edge: SectionEdge, ofSection section: Int, in pane: Pane
  ) -> CGFloat {
    guard hasOracle, let property = referenceSize(of: edge) else { return 0 }
    return Self.length(pane.layout[property, section: section], in: pane.layout)
  }
}

// MARK: - Properties of flow layouts

extension FlowKind {
  private static let itemSize = LayoutSetting(
    FlowProperties.itemSize, \UICollectionViewFlowLayout.itemSize)

  /// The estimated item size: zero if cells are not measured, `itemSize` without an estimate.
  private static let estimate = LayoutSetting(
    FlowProperties.estimatedItemSize.name, \UICollectionViewFlowLayout.estimatedItemSize,
    set: { layout in
      guard layout.sizing == .self || layout.sizing == .both else { return .zero }
      switch layout[FlowProperties.estimatedItemSize] {
      case .automatic: return UICollectionViewFlowLayout.automaticSize
      case .size(let size): return size
      case nil: return layout[FlowProperties.itemSize]
      }
    },
    get: { size in
      switch size {
      case .zero: nil
      case UICollectionViewFlowLayout.automaticSize: .automatic
      default: .size(size)
      }
    })

  private static let placing: [LayoutSetting] = [
    LayoutSetting(
      FlowProperties.minimumLineSpacing, \UICollectionViewFlowLayout.minimumLineSpacing),
    LayoutSetting(
      FlowProperties.minimumInteritemSpacing, \UICollectionViewFlowLayout.minimumInteritemSpacing),
    LayoutSetting(FlowProperties.sectionInset, \UICollectionViewFlowLayout.sectionInset),
  ]

  private static let edges: [LayoutSetting] = [
    LayoutSetting(
      FlowProperties.headerReferenceSize, \UICollectionViewFlowLayout.headerReferenceSize),
    LayoutSetting(
      FlowProperties.footerReferenceSize, \UICollectionViewFlowLayout.footerReferenceSize),
  ]

  private static let axes: [LayoutSetting] = [
    LayoutSetting(
      FlowProperties.scrollDirection, \UICollectionViewFlowLayout.scrollDirection,
      set: { $0 == .horizontal ? .horizontal : .vertical },
      get: { $0 == .horizontal ? .horizontal : .vertical }),
    LayoutSetting(
      FlowProperties.sectionHeadersPinToVisibleBounds,
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds),
    LayoutSetting(
      FlowProperties.sectionFootersPinToVisibleBounds,
      \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds),
    LayoutSetting(
      FlowProperties.sectionInsetReference, \UICollectionViewFlowLayout.sectionInsetReference,
      set: { UICollectionViewFlowLayout.SectionInsetReference($0) },
      get: { FlowProperties.InsetReference($0) }),
  ]
}

extension UICollectionViewFlowLayout.SectionInsetReference {
  init(_ reference: FlowProperties.InsetReference) {
    self =
      switch reference {
      case .fromContentInset: .fromContentInset
      case .fromSafeArea: .fromSafeArea
      case .fromLayoutMargins: .fromLayoutMargins
      }
  }
}

extension FlowProperties.InsetReference {
  fileprivate init(_ reference: UICollectionViewFlowLayout.SectionInsetReference) {
    self =
      switch reference {
      case .fromContentInset: .fromContentInset
      case .fromSafeArea: .fromSafeArea
      case .fromLayoutMargins: .fromLayoutMargins
      }
  }
}
