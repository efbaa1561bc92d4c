import CollectionView
import Foundation
import Scenes

extension KnobList {
  /// The view itself: its size, its insets and how it scrolls.
  static func view(_ run: PaneRun) -> [Knob] {
    let pane = run.pane
    let scroll = pane.scroll
    let size = pane.viewport
    let device = Device.all.first { $0.size == size }
    return [
      stepped(
        "viewport", in: .view, size, shown: device.map { "\(size.short) \($0.name)" },
        spelled: \.spelled
      ) { Device.next(to: size, up: $0, stop: run.ownViewport) },
      side("viewport.0", size.width), side("viewport.1", size.height),
      contentInset(run),
      stepped("safeAreaInsets", in: .view, pane.safeAreaInsets, spelled: \.spelled) {
        next(to: pane.safeAreaInsets, up: $0, from: 0)
      },
      words(
        "contentInsetAdjustmentBehavior", in: .view, pane.contentInsetAdjustmentBehavior.rawValue,
        of: ContentInsetAdjustmentBehavior.allCases.map(\.rawValue)),
      words(
        "selfSizingInvalidation", in: .view, pane.selfSizingInvalidation.rawValue,
        of: SelfSizingInvalidation.allCases.map(\.rawValue)),
      flag("scroll.isPagingEnabled", in: .view, scroll.isPagingEnabled),
      words(
        "scroll.decelerationRate", in: .view, scroll.decelerationRate.rawValue,
        of: ScrollSettings.DecelerationRate.allCases.map(\.rawValue)),
      flag("scroll.bounces", in: .view, scroll.bounces),
      flag("scroll.alwaysBounceVertical", in: .view, scroll.alwaysBounceVertical),
      flag("scroll.alwaysBounceHorizontal", in: .view, scroll.alwaysBounceHorizontal),
      flag("scroll.isDirectionalLockEnabled", in: .view, scroll.isDirectionalLockEnabled),
      flag("prefetch", in: .view, pane.prefetch),
      words("anchor", in: .view, pane.anchor.rawValue, of: Anchor.allCases.map(\.rawValue)),
      words("displayScale", in: .view, pane.displayScale.short, of: ["1", "2", "3"]),
    ]
  }

  /// A side of the view, by tens.
  private static func side(_ key: String, _ length: CGFloat) -> Knob {
    stepped(key, in: .view, length, spelled: \.short) { up in
      let next =
        up ? ((length / 10).rounded(.down) + 1) * 10 : ((length / 10).rounded(.up) - 1) * 10
      return next > 0 ? next : nil
    }
  }

  private static func contentInset(_ run: PaneRun) -> Knob {
    switch run.pane.contentInset {
    case .fixed(let insets):
      stepped("contentInset", in: .view, insets, spelled: \.spelled) {
        next(to: insets, up: $0, from: 0)
      }
    case .whenShorter:
      Knob("contentInset", in: .view, value: run.pane.text(of: "contentInset") ?? "")
    }
  }
}
