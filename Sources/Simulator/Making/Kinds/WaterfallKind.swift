import CollectionView
import Foundation
import Scenes

/// The waterfall: columns of equal width.
struct WaterfallKind: SimulatedLayout {
  let kind = SceneFormat.LayoutKind.waterfall
  let settings: [LayoutSetting] = [
    LayoutSetting(WaterfallProperties.columns, \WaterfallLayout.columns),
    LayoutSetting(WaterfallProperties.spacing, \WaterfallLayout.spacing),
    LayoutSetting(
      WaterfallProperties.order, \WaterfallLayout.order,
      set: { $0 == .roundRobin ? .roundRobin : .shortest },
      get: { $0 == .roundRobin ? .roundRobin : .shortest }),
    LayoutSetting(WaterfallProperties.sectionInset, \WaterfallLayout.sectionInset),
    LayoutSetting(WaterfallProperties.estimatedHeight, \WaterfallLayout.estimatedHeight),
    .hidden(\WaterfallLayout.isSelfSizing) { $0.sizing == .self }, .flipping,
  ]

  func make(for content: SceneContent) -> UICollectionViewLayout { WaterfallLayout() }

  var imposesWidth: Bool { true }

  func hasEffect(_ property: PropertyDescription, in pane: Pane) -> Bool {
    switch property.name {
    case WaterfallProperties.estimatedHeight.name: startsFromEstimates(pane.layout)
    case delegateSizes?.name: pane.layout.sizing == .delegate
    case FlowProperties.flipsHorizontally.name: pane.isRightToLeft
    default: true
    }
  }

  // MARK: What the oracle knows

  func arrangement(in pane: Pane) -> Oracle.Arrangement? {
    .waterfall(
      columns: pane.layout[WaterfallProperties.columns],
      order: pane.layout[WaterfallProperties.order] == .roundRobin ? .roundRobin : .shortest)
  }

  func place(_ section: inout TrueSection, at index: Int, in layout: LayoutDescription) {
    section.inset = layout[WaterfallProperties.sectionInset]
    section.lineSpacing = layout[WaterfallProperties.spacing]
    section.interitemSpacing = section.lineSpacing
  }

  func unaskedHeight(ofSection section: Int, in layout: LayoutDescription) -> CGFloat? {
    layout.sizing == .fixed ? layout[WaterfallProperties.estimatedHeight] : nil
  }
}
