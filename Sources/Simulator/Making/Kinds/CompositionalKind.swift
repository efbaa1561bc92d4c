import CollectionView
import Foundation
import Scenes

/// The compositional layout: sections that a provider makes from their descriptions.
struct CompositionalKind: SimulatedLayout {
  let kind = SceneFormat.LayoutKind.compositional

  let settings: [LayoutSetting] = [.composition]

  func make(for content: SceneContent) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak content] index, environment in
      // The provider is called again after each change of a setting.
      content.map {
        CompositionalMaking(section: index, of: $0.pane.layout).section(in: environment)
      }
    }
  }

  // The cells of items with an estimated width determine it themselves.
  var imposesWidth: Bool { true }

  func startsFromEstimates(_ layout: LayoutDescription) -> Bool {
    layout.compositionalGroups.contains { group in
      group.leaves.contains { $0.layoutSize.isEstimated }
    }
  }

  func hasEffect(_ property: PropertyDescription, in pane: Pane) -> Bool {
    switch property.name {
    case CompositionalProperties.estimate.name: pane.layout.usesCommonEstimate
    case CompositionalProperties.interSectionSpacing.name: pane.data.sections.count > 1
    default: true
    }
  }

  func shows(_ edge: SectionEdge, in layout: LayoutDescription) -> Bool {
    layout[CompositionalProperties.sections].list.contains { section in
      section.edgeItems.contains { $0.elementKind == edge.rawValue }
    }
  }

  // MARK: What the oracle knows

  /// Nil for a behavior whose sizes are not those of the oracle.
  func arrangement(in pane: Pane) -> Oracle.Arrangement? {
    guard let behavior = try? BehaviorMaking.behavior(pane.behavior, for: pane.layout),
      behavior.compositionalFractions == .afterSpacing,
      behavior.repeatedFractions == .afterSpacing
    else { return nil }
    return Composition(pane.layout, behavior).map { .compositional($0) }
  }

  func place(_ section: inout TrueSection, at index: Int, in layout: LayoutDescription) {
    let description = layout[CompositionalProperties.sections][index]
    section.inset = description.contentInsets
    section.lineSpacing = description.groupSpacing
  }

  /// The true length of a header or footer that the layout measures, and the given length of another one.
  func trueLength(of edge: SectionEdge, ofSection section: Int, hasText: Bool, in pane: Pane)
    -> CGFloat
  {
    let description = pane.layout[CompositionalProperties.sections][section]
    guard let item = description.edgeItems.first(where: { $0.elementKind == edge.rawValue }) else {
      return 0
    }
    let isHorizontal = pane.layout.scrollsHorizontally
    let trueSize = pane[keyPath: edge.trueSize] ?? pane.listViewSize(of: edge, ofSection: section)
    let trueLength = trueSize.map { isHorizontal ? $0.width : $0.height }
    switch isHorizontal ? item.layoutSize.width : item.layoutSize.height {
    case .absolute(let length): return length
    case .estimated(let length), .uniformAcrossSiblings(let length):
      return trueLength ?? length
        ?? pane.layout[CompositionalProperties.estimate, section: section]
    case .fractionalWidth, .fractionalHeight: return 0
    }
  }
}

extension Pane {
  /// The size that UIKit's own header or footer of a list needs; nil for a section that is no list.
  func listViewSize(of edge: SectionEdge, ofSection section: Int) -> CGSize? {
    guard layout.family == .compositional,
      let list = layout[CompositionalProperties.sections][section].list
    else { return nil }
    let height = ListViewSizes(self).height(of: edge, in: list.appearance)
    return CGSize(width: viewport.width, height: height)
  }
}

extension LayoutDescription {
  /// The groups of all sections that a compositional layout describes.
  var compositionalGroups: [Compositional.Group] {
    guard family == .compositional else { return [] }
    return self[CompositionalProperties.sections].list.map {
      $0.group(isHorizontal: scrollsHorizontally)
    }
  }

  /// Whether any dimension of a compositional layout is its `estimate`.
  var usesCommonEstimate: Bool {
    let sections = self[CompositionalProperties.sections].list
    let items =
      self[CompositionalProperties.boundarySupplementaryItems].list
      + sections.flatMap(\.boundarySupplementaryItems)
    return items.contains { $0.layoutSize.usesCommonEstimate }
      || sections.contains { $0.usesCommonEstimate(isHorizontal: scrollsHorizontally) }
  }

  /// Whether the items of a section have estimates that a scene can set.
  func usesEstimate(section: Int) -> Bool {
    guard family == .compositional else { return !isSideways(section: section) }
    let section = self[CompositionalProperties.sections][section]
    let axis = Axis(isHorizontal: scrollsHorizontally)
    return section.usesCommonEstimate(isHorizontal: axis.isHorizontal)
      || section.list == nil
        && section.group(isHorizontal: axis.isHorizontal).leaves.contains {
          $0.layoutSize[axis].isEstimated
        }
  }

  /// The layout with its `estimate` in place of those that the sections of a compositional layout give themselves along the
  /// scroll axis.
  var usingCommonEstimates: LayoutDescription {
    guard family == .compositional, names(CompositionalProperties.sections.description) else {
      return self
    }
    var layout = self
    let sections = self[CompositionalProperties.sections]
      .usingCommonEstimate(isHorizontal: scrollsHorizontally)
    layout.properties[CompositionalProperties.sections.name] = .sections(sections)
    return layout
  }

  /// Whether every section of a compositional layout is a list whose rows UIKit estimates.
  var isEstimatedByUIKit: Bool {
    family == .compositional
      && self[CompositionalProperties.sections].list.allSatisfy { $0.list != nil }
  }

  /// The kinds of the supplementary views that a compositional layout may have, in UIKit's names.
  var supplementaryKinds: Set<String> {
    guard family == .compositional else { return [] }
    let sections = self[CompositionalProperties.sections].list
    let boundary =
      self[CompositionalProperties.boundarySupplementaryItems].list
      + sections.flatMap(\.boundarySupplementaryItems)
    let attached = compositionalGroups.flatMap(\.groups).flatMap { group in
      group.item.supplementaryItems + group.members.flatMap(\.item.supplementaryItems)
    }
    return Set((boundary.map(\.elementKind) + attached.map(\.elementKind)).map(\.kindInUIKit))
  }

  /// The name of a kind of supplementary views in a scene.
  func name(ofKind kind: String) -> String {
    Compositional.StandardKind.allCases.map(\.rawValue).first { $0.kindInUIKit == kind } ?? kind
  }

  /// The kinds of the decoration views that a compositional layout may have.
  var decorationKinds: Set<String> {
    guard family == .compositional else { return [] }
    return Set(
      self[CompositionalProperties.sections].list.flatMap(\.decorationItems).map(\.elementKind))
  }
}

extension Compositional.Section {
  /// Whether the items of the section have the layout's `estimate`.
  fileprivate func usesCommonEstimate(isHorizontal: Bool) -> Bool {
    group(isHorizontal: isHorizontal).leaves.contains { $0.layoutSize.usesCommonEstimate }
  }
}

extension Compositional.Size {
  fileprivate var usesCommonEstimate: Bool { width.isCommonEstimate || height.isCommonEstimate }
}

extension String {
  /// The element kind in UIKit; `header` and `footer` stand for those of sections.
  var kindInUIKit: String {
    switch Compositional.StandardKind(rawValue: self) {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case nil: self
    }
  }
}
