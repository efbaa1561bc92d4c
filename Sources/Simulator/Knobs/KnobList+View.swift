import CollectionView
import Foundation
import Scenes

extension KnobList {
  /// The knobs of the view itself: its size, its insets and its scrolling.
  static func view(_ run: PaneRun) -> [Knob] {
    let size = run.pane.viewport
    let device = Device.all.first { $0.size == size }
    let viewport = PaneSetting.viewport.name
    return [
      stepped(
        viewport, in: .view, size, shown: device.map { "\(size.short) \($0.name)" },
        spelled: \.spelled
      ) { Device.next(to: size, up: $0, stop: run.ownViewport) },
      side("\(viewport).0", size.width), side("\(viewport).1", size.height), contentInset(run),
    ] + settings.compactMap { setting in setting.value(run.pane).map { knob(setting, $0) } }
  }

  /// The settings that can be stepped through, in the order of the list.
  private static let settings: [PaneSetting] = [
    .safeAreaInsets, .contentInsetAdjustmentBehavior, .obscured, .semanticContentAttribute,
    .selfSizingInvalidation, .isPagingEnabled, .decelerationRate, .bounces, .alwaysBounceVertical,
    .alwaysBounceHorizontal,
    .isDirectionalLockEnabled, .prefetch, .anchor, .displayScale,
  ]

  private static func knob(_ setting: PaneSetting, _ value: PropertyValue) -> Knob {
    switch value {
    case .insets(let insets):
      stepped(setting.name, in: .view, insets, spelled: \.spelled) {
        next(to: insets, up: $0, from: 0)
      }
    // The only number here is the display scale, of which Apple's devices have three.
    case .number(let number):
      words(setting.name, in: .view, number.short, of: ["1", "2", "3"])
    case .size, .flag, .word, .automatic, .delegateSizes, .sections, .boundaryItems:
      chosen(setting.name, in: .view, value, setting.description.form)
    }
  }

  /// The knob of a side of the view, in steps of ten points.
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
      stepped(PaneSetting.contentInset.name, in: .view, insets, spelled: \.spelled) {
        next(to: insets, up: $0, from: 0)
      }
    case .whenShorter:
      Knob(
        PaneSetting.contentInset.name, in: .view,
        value: run.pane.text(of: PaneSetting.contentInset.name) ?? "")
    }
  }
}
