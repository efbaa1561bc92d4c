import CollectionView
import Foundation
import Scenes

/// The true sizes of the elements of a frame, and who gave the layout other ones.
@MainActor
struct ElementTruth {
  private let run: PaneRun
  /// Whether there are true sizes and the audit uses them.
  private let isKnown: Bool
  /// Elements that have not been asked for their size since their content changed.
  private let changedUnasked: Set<ContentElement>

  init(_ run: PaneRun) {
    self.run = run
    changedUnasked = run.content.changedUnasked
    isKnown = run.judge.isAudited && run.truth.isKnown && run.pane.cell.alternates.isEmpty
  }

  /// Adds the true size of the item that a cell shows.
  func describe(_ cell: SceneCell, in element: inout ElementFrame) {
    let size = element.untransformed.size
    let offered = run.content.offeredWidth(size.width, at: element.path)
    if run.isSelfSizing { element.detail.trueSize = cell.trueSize(offered: offered) }
    guard let entry = cell.entry else { return }
    element.isOutdated = changedUnasked.contains(.item(entry.position))
    guard isKnown else { return }
    let room = DelegateRoom(
      section: element.section, itemWidth: run.content.imposesWidth ? size.width : nil,
      in: run.view, layout)
    if isSideways(element) {
      // Items side by side have the size that their section gives them, unless they have one of their own.
      guard entry.item.size != nil else { return }
      element.requiredSize = run.content.trueSize(of: entry, offered: size.width)
    } else if layout.family == .compositional {
      // An item without an estimated dimension has the size that the layout gives it.
      let isAsked = element.sizeState != .fixed || run.content.statesSize(of: entry)
      element.requiredSize = isAsked ? cell.trueSize(offered: offered) : nil
    } else {
      element.requiredSize = run.content.neededSize(of: entry, given: size, in: room)
    }
    guard !element.isTrueToSize else { return }
    element.sizeGiver = giver(of: entry, in: element, room)
    if element.sizeGiver != nil { element.detail.trueSize = element.requiredSize }
  }

  /// Adds the true length of a header or footer.
  func describeSupplementaryView(in element: inout ElementFrame) {
    guard isKnown, let edge = element.edge else { return }
    let length = run.truth.trueLength(of: edge, ofSection: element.section, in: run.view)
    guard length > 0 || layout.family != .compositional else { return }
    var size = element.untransformed.size
    if run.view.scrollsHorizontally { size.width = length } else { size.height = length }
    element.requiredSize = size
    if !changedUnasked.isEmpty, let number = run.content.model.number(ofSection: element.section) {
      element.isOutdated = changedUnasked.contains(.edge(edge, ofSection: number))
    }
    guard !element.isTrueToSize, element.sizeState == .fixed,
      let property = layout.simulated.referenceSize(of: edge)
    else { return }
    let isOfSection =
      layout.perSection.indices.contains(element.section)
      && layout.perSection[element.section][property.name] != nil
    element.sizeGiver = SizeGiver(isOfSection ? edge.delegateCall : property.name)
    element.detail.trueSize = size
  }

  /// Who gave an item its size; nil if its cell did.
  private func giver(of entry: ModelEntry, in element: ElementFrame, _ room: DelegateRoom)
    -> SizeGiver?
  {
    if isSideways(element) { return SizeGiver(ListProperties.sidewaysItemSize.name) }
    if layout.family == .compositional {
      return element.sizeState == .fixed ? SizeGiver(SizeGiver.layoutSize) : nil
    }
    switch layout.sizing {
    case .fixed: return SizeGiver(FlowProperties.itemSize.name)
    case .self:
      let isAsked = layout.simulated.unaskedHeight(ofSection: element.section, in: layout) == nil
      guard isAsked else { return SizeGiver("rowHeight") }
      guard run.content.measuresBeforeLayout(entry), element.sizeState == .measured else {
        return nil
      }
      return SizeGiver("preferredLayoutAttributesFitting(_:)", isBeforeInnerLayout: true)
    case .delegate, .both:
      guard element.sizeState != .estimated else { return nil }
      let call =
        layout.family == .table
        ? "tableView(_:heightForRowAt:)" : "collectionView(_:layout:sizeForItemAt:)"
      let (size, answer) = (
        element.untransformed.size, run.content.delegateSize(of: entry, in: room)
      )
      let isOutOfDate =
        abs(answer.height - size.height) > 0.5
        || !run.content.imposesWidth && abs(answer.width - size.width) > 0.5
      return SizeGiver(call, isOutOfDate: isOutOfDate)
    }
  }

  private var layout: LayoutDescription { run.pane.layout }

  private func isSideways(_ element: ElementFrame) -> Bool {
    run.truth.section(element.section, in: run.view).sidewaysItemSize != nil
  }
}

extension ElementFrame {
  /// The end of a section that it is; nil for other elements than headers and footers.
  fileprivate var edge: SectionEdge? { kind.flatMap { SectionEdge(kind: $0, at: path) } }
}

extension SectionEdge {
  /// The delegate's method for the size, in UIKit's words.
  fileprivate var delegateCall: String {
    switch self {
    case .header: "collectionView(_:layout:referenceSizeForHeaderInSection:)"
    case .footer: "collectionView(_:layout:referenceSizeForFooterInSection:)"
    }
  }
}
