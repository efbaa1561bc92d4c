import CollectionView
import Foundation
import Testing

/// Which cells are asked for their preferred attributes (rdar 26887172).
@Suite("Fitting")
@MainActor
struct FittingTests {
  /// A layout that might take a size, whatever its superclass does.
  final class Own: UICollectionViewFlowLayout {}

  /// A cell that keeps what it is asked about.
  final class Keeper: UICollectionViewCell {
    static var kept: [UICollectionViewLayoutAttributes] = []

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.kept.append(layoutAttributes)
      return layoutAttributes
    }
  }

  @Test("Attributes that a view was asked about stay as they were while it keeps them")
  func keptProposals() {
    let rig = ListRig(count: 0, estimate: 60, height: 60)
    rig.view.register(Keeper.self, forCellWithReuseIdentifier: "cell")
    rig.heights = [Array(repeating: 60, count: 20)]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(Keeper.kept.map(\.indexPath.item) == Array(0..<8))
    #expect(Keeper.kept.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 60 })
  }

  private func asked(
    _ fitting: Behavior.Fitting, _ layout: UICollectionViewFlowLayout, _ sizing: FlowRig.Sizing
  ) -> Int {
    let sizes = [Array(repeating: CGSize(width: 320, height: 60), count: 20)]
    let rig = FlowRig(
      sizes: sizes, in: CGSize(width: 320, height: 480), sizing: sizing, layout: layout)
    if sizing == .cells { layout.estimatedItemSize = CGSize(width: 320, height: 60) }
    layout.minimumLineSpacing = 0
    rig.view.behavior = .correct
    rig.view.behavior.fitting = fitting
    rig.view.layoutIfNeeded()
    return rig.events.count {
      if case .call(.preferredLayoutAttributesFitting) = $0 { true } else { false }
    }
  }

  @Test(
    "A flow layout without an estimate has no cell asked, unless the behavior says so",
    arguments: [
      (Behavior.Fitting.whenSelfSizing, FlowRig.Sizing.itemSize, 0),
      (.whenSelfSizing, .delegate, 0), (.whenSelfSizing, .cells, 8), (.always, .itemSize, 8),
      (.always, .cells, 8),
    ])
  func flow(_ fitting: Behavior.Fitting, _ sizing: FlowRig.Sizing, _ count: Int) {
    #expect(asked(fitting, UICollectionViewFlowLayout(), sizing) == count)
  }

  @Test("A subclass decides for itself", arguments: Behavior.Fitting.allCases)
  func subclass(_ fitting: Behavior.Fitting) {
    #expect(asked(fitting, Own(), .itemSize) == 8)
  }

  @Test("Beside an estimate cells are asked also where a delegate gives the sizes")
  func both() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 60)
    #expect(asked(.whenSelfSizing, layout, .delegate) == 8)
  }

  @Test("Only iOS 9 is known to ask in vain")
  func versions() {
    #expect(Behavior.uikitFlow.fitting == .whenSelfSizing)
    for version in Behavior.Version.allCases {
      let fitting = Behavior.uikitFlow.asOn(version).fitting
      #expect(fitting == (version == .flowLayoutIOS9 ? .always : .whenSelfSizing))
    }
  }
}
