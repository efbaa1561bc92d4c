import Foundation
import Layouts
import Testing

@testable import CollectionView

/// Updates, reloads, layout changes, transitions, movements by hand, scrolls and time in any order: in the end the screen
/// shows the data, no view is lost or in two places, and everybody who wanted to be told was told once.
@Suite("Everything at once, by chance")
@MainActor
struct ChanceTests {
  @Test("The screen shows the data in the end", arguments: 0..<200 as Range<UInt64>)
  func anyOrder(seed: UInt64) {
    let run = Run(seed: seed)
    for _ in 0...seed % 40 { run.step() }
    run.comeToRest()
    let view = run.rig.view
    #expect(run.rig.diagnostics == [])
    #expect(run.told == run.asked)
    #expect(!view.isAnimating)
    #expect(view.subviews.count == view.live.entries.count)
    let queued = view.reuse.waitingViews.map(ObjectIdentifier.init)
    #expect(Set(queued).count == queued.count)
    #expect(Set(queued).isDisjoint(with: view.subviews.map(ObjectIdentifier.init)))
    for entry in view.live.entries {
      #expect(
        (entry.view as? InteractionRig.Cell)?.name
          == run.rig.items[entry.key.indexPath.section][entry.key.indexPath.item])
    }
    #expect(Set(view.elements(in: view.bounds).map { ElementKey($0) }) == Set(view.live.keys))
  }

  /// One run of a seed.
  @MainActor
  private final class Run {
    let rig = InteractionRig(
      [["a", "b", "c", "d", "e", "f"], ["g", "h"]], layout: UICollectionViewFlowLayout())
    /// Completions handed over, and those called.
    private(set) var asked = 0
    private(set) var told = 0
    private var dice: SeededGenerator
    private var made = 0

    init(seed: UInt64) {
      dice = SeededGenerator(seed: seed)
      rig.view.delegate = nil
    }

    private func roll(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &dice) }

    private func newItem() -> String {
      made += 1
      return "new \(made)"
    }

    func step() {
      let view = rig.view
      switch roll(13) {
      case 0...2:
        asked += 1
        view.performBatchUpdates {
          self.change()
        } completion: { _ in
          self.told += 1
        }
      case 3:
        view.cancelInteractiveMovement()
        change()
      case 4:
        rig.items = [["x", "y"], ["z"]]
        view.reloadData()
        view.layoutIfNeeded()
      case 5:
        asked += 1
        view.setCollectionViewLayout(layout(), animated: roll(2) == 0) { _ in self.told += 1 }
      case 6: transition()
      case 7: view.scroll(to: CGPoint(x: 0, y: CGFloat(roll(300))), as: .finger)
      case 8: view.advanceAnimations(by: Double(roll(5)) / 10)
      case 9:
        if let path = view.indexPathsForVisibleItems.first {
          view.beginInteractiveMovementForItem(at: path)
        }
        view.updateInteractiveMovementTargetPosition(CGPoint(x: roll(320), y: roll(300)))
      case 10: view.endInteractiveMovement()
      case 11: view.resize(to: CGSize(width: 200 + roll(200), height: 300), over: 0.2)
      default: view.layoutIfNeeded()
      }
    }

    /// Ends what goes on.
    func comeToRest() {
      let view = rig.view
      view.cancelInteractiveMovement()
      if let transition = view.transition, !transition.isEnding {
        view.finishInteractiveTransition()
      }
      for _ in 0..<2 {
        view.layoutIfNeeded()
        view.advanceAnimations(by: 5)
      }
    }

    private func layout() -> UICollectionViewLayout {
      switch roll(5) {
      case 0: return UICollectionViewFlowLayout()
      case 1:
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 40, height: 40)
        return flow
      case 2: return ListLayout()
      case 3: return CircleLayout()
      default: return TableLayout()
      }
    }

    /// Starts a transition by hand, goes on with it, or lets it go.
    private func transition() {
      let view = rig.view
      guard let transition = view.transition else {
        asked += 1
        view.startInteractiveTransition(to: layout()) { _, _ in self.told += 1 }
        return
      }
      guard !transition.isEnding else { return }
      switch roll(3) {
      case 0: view.finishInteractiveTransition()
      case 1: view.cancelInteractiveTransition()
      default:
        transition.layout.transitionProgress = CGFloat(roll(11)) / 10
        transition.layout.invalidateLayout()
      }
    }

    /// One change of the data, recorded.
    private func change() {
      guard !rig.items.isEmpty else { return insertSection(at: 0) }
      let section = roll(rig.items.count)
      let count = rig.items[section].count
      let path = IndexPath(item: roll(count), section: section)
      switch roll(7) {
      case 0 where count > 0:
        rig.items[section].remove(at: path.item)
        rig.view.deleteItems(at: [path])
      case 1 where count > 0:
        let item = rig.items[section].remove(at: path.item)
        let target = roll(rig.items.count)
        let place = roll(rig.items[target].count + 1)
        rig.items[target].insert(item, at: place)
        rig.view.moveItem(at: path, to: IndexPath(item: place, section: target))
      case 2 where count > 0: rig.view.reloadItems(at: [path])
      case 3 where rig.items.count > 1:
        rig.items.remove(at: section)
        rig.view.deleteSections([section])
      case 4: insertSection(at: section)
      case 5:
        let items = rig.items.remove(at: section)
        let target = roll(rig.items.count + 1)
        rig.items.insert(items, at: target)
        rig.view.moveSection(section, toSection: target)
      default:
        let place = roll(count + 1)
        rig.items[section].insert(newItem(), at: place)
        rig.view.insertItems(at: [IndexPath(item: place, section: section)])
      }
    }

    private func insertSection(at index: Int) {
      rig.items.insert([newItem(), newItem()], at: index)
      rig.view.insertSections([index])
    }
  }
}
