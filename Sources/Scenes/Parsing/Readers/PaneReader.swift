import Foundation

/// Reads what decides how one collection view behaves, from a map that is already complete.
struct PaneReader {
  /// Keys that may stand at the top level as defaults, and in a pane.
  static let keys = [
    "viewport", "scale", "font", "displayScale", "seed", "anchor", "cell", "header", "footer",
    "layout", "contentInset", "safeAreaInsets", "contentInsetAdjustmentBehavior",
    "selfSizingInvalidation", "scroll", "prefetch", "behavior",
  ]

  /// Keys whose maps a pane overrides key by key; anything else it replaces.
  static let mergedKeys = ["cell", "layout", "scroll"]

  /// What the sides of the viewport may be.
  var viewport = NumberRule.viewport
  /// The width of cells that leave it to the viewport; nil for that of the viewport which is read.
  var cellWidth: CGFloat?

  func pane(from value: SceneValue) throws -> Pane {
    var pane = Pane()
    if let viewport = value["viewport"] {
      pane.viewport = try viewport.size(self.viewport)
      pane.viewportIsGiven = true
    }
    pane.scale = try value["scale"]?.size(.positive)
    if let font = value["font"] { pane.font = try font.size(.positive) }
    if let displayScale = value["displayScale"] {
      pane.displayScale = try displayScale.length(.positive)
    }
    if let seed = value["seed"] { pane.seed = try seed.seed() }
    if let anchor = value["anchor"] { pane.anchor = try anchor.word("anchor") }
    if let cell = value["cell"] {
      pane.cell = try CellReader(viewportWidth: cellWidth ?? pane.viewport.width).cell(from: cell)
    }
    pane.header = try value["header"].map(supplementarySize)
    pane.footer = try value["footer"].map(supplementarySize)
    if let layout = value["layout"] { pane.layout = try LayoutReader().layout(from: layout) }
    if let inset = value["contentInset"] { pane.contentInset = try contentInset(inset) }
    if let insets = value["safeAreaInsets"] {
      pane.safeAreaInsets = try insets.insets(.notNegative)
    }
    if let word = value["contentInsetAdjustmentBehavior"] {
      pane.contentInsetAdjustmentBehavior = try word.word("content inset adjustment behavior")
    }
    if let word = value["selfSizingInvalidation"] {
      pane.selfSizingInvalidation = try word.word("self-sizing invalidation")
    }
    if let scroll = value["scroll"] { pane.scroll = try self.scroll(scroll) }
    if let prefetch = value["prefetch"] { pane.prefetch = try prefetch.flag() }
    if let behavior = value["behavior"] {
      pane.behavior = try BehaviorReader().behavior(from: behavior)
    }
    return pane
  }

  /// `{ size: [320, 44] }`.
  private func supplementarySize(_ value: SceneValue) throws -> CGSize {
    try MapReader(value, known: ["size"]).required("size").size()
  }

  private func contentInset(_ value: SceneValue) throws -> ContentInset {
    guard value.entries != nil else { return .fixed(try value.insets()) }
    let keys = InsetRule.Edge.allCases.map(\.key)
    let map = try MapReader(value, known: keys + ["by", "untilLongerThan"])
    let edge = InsetRule.Edge.allCases.first { map[$0.key] != nil } ?? .bottom
    let height = try map.required(edge.key).length(.notNegative)
    for other in InsetRule.Edge.allCases where other != edge {
      if let value = map[other.key] {
        throw value.error("`\(other.key)` does not stand beside `\(edge.key)`")
      }
    }
    return .whenShorter(
      InsetRule(
        edge, whenShorterThan: height, by: try map.required("by").length(.any),
        until: try map["untilLongerThan"].map { end in
          let length = try end.length(.notNegative)
          guard length >= height else {
            throw end.error("`untilLongerThan` must not be less than `\(edge.key)`")
          }
          return length
        }))
  }

  private func scroll(_ value: SceneValue) throws -> ScrollSettings {
    let map = try MapReader(
      value,
      known: [
        "decelerationRate", "isPagingEnabled", "bounces", "alwaysBounceVertical",
        "alwaysBounceHorizontal", "isDirectionalLockEnabled",
      ])
    var scroll = ScrollSettings()
    if let rate = map["decelerationRate"] {
      scroll.decelerationRate = try rate.word("deceleration rate")
    }
    if let flag = map["isPagingEnabled"] { scroll.isPagingEnabled = try flag.flag() }
    if let flag = map["bounces"] { scroll.bounces = try flag.flag() }
    if let flag = map["alwaysBounceVertical"] { scroll.alwaysBounceVertical = try flag.flag() }
    if let flag = map["alwaysBounceHorizontal"] { scroll.alwaysBounceHorizontal = try flag.flag() }
    if let flag = map["isDirectionalLockEnabled"] {
      scroll.isDirectionalLockEnabled = try flag.flag()
    }
    return scroll
  }
}
