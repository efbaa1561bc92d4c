import CollectionView
import Foundation

/// The true sizes of the elements of a frame.
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
    isKnown = run.judge.isAudited && run.truth.isKnown && run.truth.hasTrueSizes
  }

  /// Adds the true size of the item that a cell shows.
  func describe(_ cell: SceneCell, in element: inout ElementFrame) {
    let size = cell.trueSize(offered: element.untransformed.width)
    if run.isSelfSizing { element.detail.trueSize = size }
    guard let item = element.item else { return }
    element.isOutdated = changedUnasked.contains(.item(item))
    // Items side by side have the size that their section gives them.
    if isKnown, section(of: element).sidewaysItemSize == nil { element.requiredSize = size }
  }

  /// Adds the true length of a header or footer.
  func describeSupplementaryView(in element: inout ElementFrame) {
    guard isKnown, element.isHeader || element.isFooter else { return }
    let section = section(of: element)
    let length = element.isHeader ? section.header : section.footer
    var size = element.untransformed.size
    if run.view.scrollsHorizontally { size.width = length } else { size.height = length }
    element.requiredSize = size
    if !changedUnasked.isEmpty, let number = run.content.model.number(ofSection: element.section) {
      let edge = element.isHeader ? SectionEdge.header : .footer
      element.isOutdated = changedUnasked.contains(.edge(edge, ofSection: number))
    }
  }

  private func section(of element: ElementFrame) -> TrueSection {
    run.truth.section(element.section, in: run.view)
  }
}
