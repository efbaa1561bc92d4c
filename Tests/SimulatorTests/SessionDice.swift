import CollectionView
import Foundation
import Scenes

@testable import Simulator

/// What a hand, a key or a knob does to a session, by chance; the same seed does the same.
@MainActor
struct SessionDice {
  private var dice: EngineOracleDice

  init(seed: UInt64) {
    dice = EngineOracleDice(seed: seed)
  }

  mutating func number(of numbers: [Int]) -> Int { dice.pick(numbers) }

  /// Something valid for the data as it is now, and the pane it is done in; nil for all of them.
  mutating func action(_ session: Session) -> (Action, pane: Int?) {
    let index = dice.number(0...session.panes.count - 1)
    let run = session.panes[index]
    let pane = dice.pick([nil, index])
    switch dice.number(0...11) {
    case 0, 1: return (dice.action(run), index)
    case 2, 3: return (keyboard(), pane)
    case 4: return (.touch(touch(run)), pane)
    case 5, 6: return (turn(run), nil)
    case 7:
      let edit = dice.pick([Edit.insert, .delete, .move, .reload, .shuffle])
      let item = dice.pick([nil, someItem(run)]).map { EditedItem.path($0) } ?? .current
      return (.edit(edit, at: item, pane: index), nil)
    case 8: return (dice.pick([.undoSetting, .redoSetting, .continueSteps]), nil)
    case 9:
      return (
        dice.pick([
          .reappear, .invalidateLayout(times: dice.number(1...3)), .reloadData,
          .follow(dice.pick([nil, index])),
        ]), pane
      )
    case 10:
      let items = run.view.indexPathsForVisibleItems.prefix(3)
      let edges = dice.pick([[], [0]])
      return (
        .grow(
          Array(items), headers: edges, footers: edges,
          by: CGSize(width: 0, height: dice.pick([-10, 30]))), pane
      )
    default:
      let size = run.view.bounds.size
      let other = dice.pick([
        CGSize(width: size.height, height: size.width),
        CGSize(width: dice.pick([0, 120, 333]), height: size.height),
        CGSize(width: size.width, height: dice.pick([0, 200, 555])),
      ])
      return (.viewport(other, animated: dice.pick([true, false])), pane)
    }
  }

  private mutating func keyboard() -> Action {
    let step = KeyboardAction.Step(
      dice.pick([.line, .line, .halfPage, .page]), dice.pick([.up, .down, .down, .left, .right]))
    return .keyboard(
      dice.pick([
        .tap(step, times: dice.number(1...4)), .hold(step, rate: 20, presses: dice.number(1...9)),
        .release, .jump(.start), .jump(.end),
      ]))
  }

  private mutating func touch(_ run: PaneRun) -> TouchAction {
    let size = run.view.bounds.size
    let point = CGPoint(
      x: size.width * CGFloat(dice.number(0...10)) / 10,
      y: size.height * CGFloat(dice.number(0...10)) / 10)
    return dice.pick([.down(point), .down(point), .move(point), .up, .up, .cancel])
  }

  /// Any knob; but for one of very many items, which not every layout can lay out, the layout stays.
  private mutating func turn(_ run: PaneRun) -> Action {
    let isLarge = run.content.model.itemCount > 100_000
    let keys = run.knobs.map(\.key).filter { !isLarge || $0 != "layout.kind" }
    let reference: KnobReference =
      keys.isEmpty
      ? .estimate : dice.pick([.estimate, .key(dice.pick(keys)), .key(dice.pick(keys))])
    return .turn(reference, by: dice.pick([-3, -1, 1, 1, 2]))
  }

  private mutating func someItem(_ run: PaneRun) -> IndexPath? {
    let visible = run.view.indexPathsForVisibleItems
    return visible.isEmpty ? nil : dice.pick(visible)
  }
}
