import CollectionView
import Foundation
import Scenes

@testable import Simulator

// What an app changes of a layout, and panes that scroll sideways.

extension EngineOracleDice {
  /// Another layout of the same kind or another, installed as a new object.
  mutating func otherLayout() throws -> Action {
    var layout = pane(layoutKind: pick(["list", "table", "flow", "waterfall"])).layout
    // Values by section belong to the data that the layout was made for.
    layout.perSection = []
    return switch number(0...2) {
    case 0: .setCollectionViewLayout(try Setting(newLayout: layout), animated: true)
    case 1: .setCollectionViewLayout(try Setting(newLayout: layout), animated: false)
    default: .set([try Setting(key: "layout.kind", text: layout.kind)])
    }
  }

  /// Something a hand or a program does to a pane that scrolls sideways.
  mutating func sidewaysAction(_ run: PaneRun) -> Action {
    let action = action(run)
    guard case .setOffset(_, let animated, _) = action else { return action.turned }
    let range = run.view.scrollRange
    let offset = CGPoint(x: CGFloat(number(-100...20_000)), y: range.minimum.y)
    return .setOffset(range.clamp(offset), animated: animated)
  }

  /// A flow that scrolls sideways, its lines from left to right or from right to left.
  mutating func sidewaysFlow() -> Pane {
    var pane = pane(kind: "flow")
    pane.cell.source = .random(
      width: pick([10...10, 10...80, 1...300]), height: 10...50)
    pane.header = pane.header.map(Self.turned)
    pane.footer = pane.footer.map(Self.turned)
    pane.safeAreaInsets = Self.turned(pane.safeAreaInsets)
    if case .fixed(let insets) = pane.contentInset {
      pane.contentInset = .fixed(Self.turned(insets))
    }
    if case .insets(let insets) = pane.layout.properties["sectionInset"] {
      pane.layout.properties["sectionInset"] = .insets(Self.turned(insets))
    }
    pane.layout.properties["scrollDirection"] = .word("horizontal")
    for name in ["estimatedItemSize", "headerReferenceSize", "footerReferenceSize"] {
      guard case .size(let size) = pane.layout.properties[name] else { continue }
      pane.layout.properties[name] = .size(Self.turned(size))
    }
    if pick([true, false]) {
      pane.semanticContentAttribute = .forceRightToLeft
      pane.layout.properties[FlowProperties.flipsHorizontally.name] = .flag(true)
    }
    return pane
  }

  private static func turned(_ size: CGSize) -> CGSize {
    CGSize(width: size.height, height: size.width)
  }

  private static func turned(_ insets: Insets) -> Insets {
    Insets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}

extension Action {
  /// The same along the other axis, but for a content offset.
  fileprivate var turned: Action {
    func turned(_ way: CGPoint) -> CGPoint { CGPoint(x: way.y, y: way.x) }
    return switch self {
    case .scrollBy(let way): .scrollBy(turned(way))
    case .drag(let way, let time, let hold): .drag(by: turned(way), over: time, hold: hold)
    case .update(let changes, let animated, let frames):
      .update(changes.map(\.turned), animated: animated, frames: frames)
    case .wheel(let rows): .wheel(rows: turned(rows))
    case .page(.up): .page(.left)
    case .page(.down): .page(.right)
    case .scrollTo(var target):
      .scrollTo(
        {
          switch target.position {
          case .top: target.position = .left
          case .bottom: target.position = .right
          case .centeredVertically: target.position = .centeredHorizontally
          default: break
          }
          return target
        }())
    default: self
    }
  }
}

extension Change {
  /// The same with inserted items turned.
  fileprivate var turned: Change {
    guard case .insert(let paths, let items) = self else { return self }
    return .insert(
      paths,
      items: items.map { item in
        guard var item, let size = item.size else { return item }
        item.size = CGSize(width: size.height, height: size.width)
        return item
      })
  }
}
