import Foundation
import Simulator

/// The numbers of a pane, each with its name.
struct InspectorFields {
  /// One number and its name.
  struct Field {
    var name: String
    var value: String
    /// Of a size what is along the scroll axis, where that stands last, the longest form first; empty for anything else.
    var along: [String] = []

    /// All of it, or of a size what is along the scroll axis: across it seldom tells anything.
    func size(columns: Int) -> String {
      ([value] + along).first { $0.columnWidth <= columns } ?? value
    }
  }

  let offset: Field
  let scrolls: Field
  let content: Field
  let trueSize: Field
  let measured: Field
  let debt: Field
  let visible: Field
  let velocity: Field
  /// The offset in few columns: along the scroll axis alone where the content goes no other way.
  let shortOffset: String
  /// The velocity in few columns.
  let pace: String
  /// Whether the velocity is none.
  let isAtRest: Bool

  init(_ pane: PaneFrame, glyphs: Glyphs) {
    let dash = glyphs.dash
    let point = pane.bounds.origin
    offset = Field(name: "offset", value: point.pointText)
    scrolls = Field(name: "scrolls", value: Self.scrolls(pane, dash))
    content = Self.size(pane.contentSize, "content", pane, glyphs)
    trueSize =
      pane.trueContentSize.map { Self.size($0, "true", pane, glyphs) }
      ?? Field(name: "true", value: "unknown")
    measured = Field(name: "measured", value: Self.measured(pane))
    debt = Field(
      name: "debt", value: pane.estimateDebt.map { "\($0.pointText) pt" } ?? "unknown")
    visible = Field(name: "visible", value: Self.visible(pane, dash))
    let axis = MotionAxis(pane)
    let speed = axis.isHorizontal ? pane.velocity.x : pane.velocity.y
    let speedText = "\(speed.rounded() == 0 ? "" : axis.name)\(speed.rounded().pointText)"
    velocity = Field(name: "velocity", value: "\(speedText) pt/s")
    let cross = pane.scrollsHorizontally ? point.y : point.x
    let along = pane.scrollsHorizontally ? point.x : point.y
    shortOffset = pane.scrollsBothWays || cross != 0 ? offset.value : along.pointText
    isAtRest = speed == 0 && pane.motion.activity == .idle
    pace = "\(speedText)/s"
  }

  /// The offsets to be reached along the scroll axis, and where it scrolls both ways x, then y.
  private static func scrolls(_ pane: PaneFrame, _ dash: String) -> String {
    let ranges =
      pane.scrollsBothWays
      ? pane.scrollsHorizontally
        ? [pane.scrollRange, pane.crossScrollRange] : [pane.crossScrollRange, pane.scrollRange]
      : [pane.scrollRange].filter { $0.lowerBound < $0.upperBound }
    guard !ranges.isEmpty else { return "not at all" }
    return ranges.map { "\($0.lowerBound.pointText) \(dash) \($0.upperBound.pointText)" }
      .joined(separator: ", ")
  }

  private static func size(
    _ size: CGSize, _ name: String, _ pane: PaneFrame, _ glyphs: Glyphs
  ) -> Field {
    let height = size.height.pointText
    return Field(
      name: name, value: "\(size.width.pointText) \(glyphs.times) \(height)",
      along: pane.scrollsHorizontally
        ? []
        : ["\(glyphs.ellipsis) \(glyphs.times) \(height)", "\(glyphs.times) \(height)"])
  }

  private static func measured(_ pane: PaneFrame) -> String {
    pane.isSelfSizing
      ? "\(pane.measured.groupedText) of \(pane.itemCount.groupedText)"
      : "none, \(pane.itemCount.groupedText) fixed"
  }

  /// The first and the last item that the view calls visible, in the order of the data.
  private static func visible(_ pane: PaneFrame, _ dash: String) -> String {
    guard let visible = pane.visibleItems else { return "nothing" }
    return visible.first == visible.last
      ? visible.first.indexPathText
      : "\(visible.first.indexPathText) \(dash) \(visible.last.indexPathText)"
  }
}
