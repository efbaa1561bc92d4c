import Foundation

/// Reads the settings of one pane from a map in which the defaults of the scene are already merged.
struct PaneReader {
  /// Keys of a pane; at the top level of a scene they set the defaults of all panes.
  static let keys = PaneSetting.all.map(\.key)

  /// Keys whose maps a pane overrides key by key; anything else it replaces.
  static let mergedKeys = [PaneSetting.cell, .layout, .scroll].map(\.key)

  /// The range of the sides of the viewport.
  var viewport = NumberRule.viewport
  /// The width of cells that use the width of the viewport; nil for the width of the viewport that is read.
  var cellWidth: CGFloat?

  func pane(from value: SceneValue) throws -> Pane {
    var pane = Pane()
    for setting in PaneSetting.all {
      if let value = value[setting.key] { try setting.read(value, &pane, self) }
    }
    return pane
  }
}

extension ContentInset {
  /// Reads insets, or `{ bottomWhenShorterThan: 480, by: 10, untilLongerThan: 500 }`.
  init(from value: SceneValue) throws {
    guard value.entries != nil else {
      self = .fixed(try value.insets())
      return
    }
    let keys = InsetRule.Edge.allCases.map(\.key)
    let map = try MapReader(value, known: keys + ["by", "untilLongerThan"])
    let edge = InsetRule.Edge.allCases.first { map[$0.key] != nil } ?? .bottom
    let height = try map.required(edge.key).length(.notNegative)
    for other in InsetRule.Edge.allCases where other != edge {
      if let value = map[other.key] {
        throw value.error("`\(other.key)` cannot be combined with `\(edge.key)`")
      }
    }
    self = .whenShorter(
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

  /// The value as a scene writes it.
  var written: WrittenValue {
    switch self {
    case .fixed(let insets): .insets(insets)
    case .whenShorter(let rule):
      .keys([
        rule.edge.key: .number(rule.height), "by": .number(rule.by),
        "untilLongerThan": rule.end.map { .number($0) },
      ])
    }
  }
}
