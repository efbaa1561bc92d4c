import Foundation

extension UICollectionViewCompositionalLayout {
  /// Solves all sections for the present data and size, keeping the measured sizes that still hold.
  ///
  /// A measured size holds as long as its section has as many items and the same room across the scroll axis.
  ///
  /// - Complexity: O(sections + measured items).
  func solveSections(keepingAllSizes: Bool = false) {
    guard let view = installedIn else { return }
    let old = content
    let readings = sectionReadings
    var solver = SectionSolver(self, size: solvedSize)
    let sections = (0..<view.numberOfSections).map { index in
      let count = view.numberOfItems(inSection: index)
      let previous = old.sections.indices.contains(index) ? old.sections[index] : nil
      let new = solver.section(at: index, itemCount: count)
      guard let previous, keepingAllSizes || previous.itemCount == count else { return new }
      let holds = keepingAllSizes || previous.hasSameBreadth(as: new)
      return new.keeping(
        sizes: holds ? previous.sizes : [:], boundarySizes: holds ? previous.boundarySizes : [:])
    }
    let frame = solver.frame
    handled = [:]
    content = SolvedContent(
      frame, sections,
      boundarySizes: old.frame.size == frame.size ? old.boundarySizes : [:])
    for (section, reading) in readings { restore(reading, inSection: section) }
  }

  /// Moves sizes with their items and sections.
  ///
  /// - Complexity: O(measured items · log changes + sections).
  func apply(_ update: ItemUpdate) {
    guard let view = installedIn else { return }
    let old = content
    let readings = sectionReadings
    var sizes: [Int: [Int: CGSize]] = [:]
    for (index, section) in old.sections.enumerated() {
      for (item, size) in section.sizes {
        let path = IndexPath(item: item, section: index)
        guard !update.isReloaded(path), let new = update.newPath(of: path) else { continue }
        sizes[new.section, default: [:]][new.item] = size
      }
    }
    var solver = SectionSolver(self, size: solvedSize)
    let sections = (0..<view.numberOfSections).map { index in
      let new = solver.section(at: index, itemCount: view.numberOfItems(inSection: index))
      guard let from = update.oldSection(of: index), old.sections.indices.contains(from) else {
        return new.keeping(sizes: sizes[index] ?? [:], boundarySizes: [:])
      }
      return new.keeping(
        sizes: sizes[index] ?? [:],
        boundarySizes: update.sections.reloads.contains(from)
          ? [:] : old.sections[from].boundarySizes)
    }
    moveScrollers(with: update)
    handled = [:]
    content = SolvedContent(solver.frame, sections, boundarySizes: old.boundarySizes)
    let isLostOnReload = installation?.behavior.orthogonalOffsets == .lostOnReload
    for (section, reading) in readings {
      guard let new = update.newSection(of: section),
        !isLostOnReload || !update.sections.reloads.contains(section)
      else { continue }
      restore(reading, inSection: new) { item in
        let old = IndexPath(item: item, section: section)
        guard !update.isMoved(old), let path = update.place(of: old) else { return nil }
        return path.section == new ? path.item : nil
      }
    }
  }
}

extension SolvedSection {
  /// Whether sizes measured in one section hold in the other: their groups have the same room across the scroll axis.
  fileprivate func hasSameBreadth(as other: SolvedSection) -> Bool {
    let axis = room.scrollAxis
    return axis == other.room.scrollAxis
      && axis.other.length(of: template.container)
        == axis.other.length(of: other.template.container)
  }
}

/// Makes the sections of one solve: each is asked for once, and equal ones share a solved template.
@MainActor
private struct SectionSolver {
  let frame: ContentFrame
  private let layout: UICollectionViewCompositionalLayout
  private let environment: LayoutEnvironment
  private let sectionCount: Int
  /// The template of a section that stands for every index.
  private var common: (description: NSCollectionLayoutSection, template: SectionTemplate)?

  init(_ layout: UICollectionViewCompositionalLayout, size: CGSize) {
    self.layout = layout
    sectionCount = layout.installedIn?.numberOfSections ?? 0
    let configuration = layout.ownConfiguration
    frame = ContentFrame(
      axis: configuration.scrollDirection == .vertical ? .vertical : .horizontal, size: size,
      sectionSpacing: configuration.interSectionSpacing,
      boundaryItems: configuration.boundarySupplementaryItems, rules: layout.rules)
    environment = layout.makeEnvironment(size: size)
  }

  mutating func section(at index: Int, itemCount: Int) -> SolvedSection {
    switch layout.source {
    case .section(let section):
      let room = room(of: section)
      let template = common?.template ?? template(of: section, in: room)
      common = (section, template)
      if itemCount > 0, template.period == 0 { layout.reportGroupWithoutRoom(index, template) }
      return SolvedSection(section, in: room, template, frame.rules, itemCount: itemCount)
    case .provider(let provider):
      let given = provider(index, environment)
      if given == nil, itemCount > 0 { layout.reportMissingSection(index) }
      let section =
        given?.duplicate().placed(isFirst: index == 0, isLast: index == sectionCount - 1) ?? .empty
      let room = room(of: section)
      let template = template(of: section, in: room)
      if itemCount > 0, given != nil, template.period == 0 {
        layout.reportGroupWithoutRoom(index, template)
      }
      return SolvedSection(
        section, in: room, template, frame.rules, itemCount: given == nil ? 0 : itemCount)
    }
  }

  private func room(of section: NSCollectionLayoutSection) -> SectionRoom {
    func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      layout.insets(
        of: reference == .automatic ? layout.ownConfiguration.contentInsetsReference : reference)
    }
    return SectionRoom(
      scrollAxis: frame.axis, size: frame.size, insets: insets(of: section.contentInsetsReference),
      supplementaryInsets: insets(of: section.supplementaryContentInsetsReference))
  }

  private func template(of section: NSCollectionLayoutSection, in room: SectionRoom)
    -> SectionTemplate
  {
    let items = customItems(of: section.group)
    return SectionTemplate(
      section.group, in: room.container(of: section),
      along: section.orthogonalScrollingBehavior == .none ? frame.axis : frame.axis.other,
      scrolling: frame.axis,
      GroupSolver(rules: frame.rules, customItems: { items[ObjectIdentifier($0)] ?? [] }))
  }

  /// The items of the custom groups in a group: each provider is called once, with the group's size in the whole view.
  private func customItems(of group: NSCollectionLayoutGroup)
    -> [ObjectIdentifier: [NSCollectionLayoutGroupCustomItem]]
  {
    var items: [ObjectIdentifier: [NSCollectionLayoutGroupCustomItem]] = [:]
    if case .custom(let provider) = group.arrangement {
      let container = LayoutContainer(frame.rules.size(of: group.layoutSize, in: frame.size))
      items[ObjectIdentifier(group)] = provider(
        LayoutEnvironment(container, environment.traitCollection, environment.listMetrics))
    }
    for case let inner as NSCollectionLayoutGroup in group.subitems {
      items.merge(customItems(of: inner)) { first, _ in first }
    }
    return items
  }
}

extension LayoutAxis {
  /// The insets across this axis only.
  fileprivate func acrossOnly(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    self == .vertical
      ? NSDirectionalEdgeInsets(
        top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }
}

extension NSCollectionLayoutSection {
  /// A section that shows nothing.
  fileprivate static var empty: NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(0)), subitems: []))
  }
}

extension UICollectionViewCompositionalLayout {
  /// What closures learn about a collection view of a size.
  func makeEnvironment(size: CGSize) -> LayoutEnvironment {
    let axis: LayoutAxis =
      ownConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
    let insets = axis.acrossOnly(insets(of: ownConfiguration.contentInsetsReference))
    return LayoutEnvironment(
      LayoutContainer(size, insets: insets),
      installedIn?.traitCollection ?? UITraitCollection.standard,
      installedIn?.behavior.listMetrics ?? .iOS16)
  }

  /// The insets of the collection view that a reference selects, in points.
  ///
  /// Without readable content guides here, `readableContent` means the layout margins; on a phone the two are the same.
  func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let view = installedIn else { return .zero }
    let insets: UIEdgeInsets =
      switch reference {
      case .automatic, .none: .zero
      case .safeArea: view.mirrored(view.safeAreaInsets)
      case .layoutMargins, .readableContent: view.mirrored(view.layoutMargins)
      }
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  fileprivate func reportMissingSection(_ index: Int) {
    installedIn?.diagnose(
      .invalidSection, at: IndexPath(index: index),
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error."
    )
  }

  fileprivate func reportGroupWithoutRoom(_ index: Int, _ template: SectionTemplate) {
    let size = template.whole.size
    let isEmpty = size.width <= 0 || size.height <= 0
    // A view that has no size yet is no mistake.
    guard solvedSize.width > 0, solvedSize.height > 0 else { return }
    installedIn?.diagnose(
      .groupCannotFitItem, at: IndexPath(index: index), kind: isEmpty ? "room" : "item",
      isEmpty
        ? "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room for any subitems itself."
        : "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit even a single item."
    )
  }
}
