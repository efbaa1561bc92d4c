import Foundation
import Simulator

extension InspectorPicture {
  /// Where a value stands behind its name.
  private static let valueColumn = 9

  /// The section to tell about: the one of the element under the cursor if it scrolls across, else one that moves.
  private var section: SectionFrame? {
    if let element = inspected?.find(in: pane) {
      return pane.scrollingSection(of: element)
    }
    return pane.sections.first { $0.motion.activity != .idle }
  }

  /// The section under the cursor, or one that moves: its behavior, its offset, where it rests, and what is in view.
  func sectionLines(limit: Int) -> [StyledLine] {
    guard let section, limit > 0 else { return [] }
    let isHorizontal = !pane.scrollsHorizontally
    let motion = section.motion
    let glyphs = theme.glyphs
    func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
    let item = section.restingItem.map { "[\(section.section), \($0)]" }
    var lines = [line("section", "\(section.section), \(section.behavior)")]
    let offset =
      "\(along(section.contentOffset).pointText) of \(section.range.lowerBound.pointText) \(glyphs.dash) \(section.range.upperBound.pointText)"
    lines.append(
      line(isHorizontal ? "x" : "y", motion.activity == .idle ? offset + ", at rest" : offset))
    if let target = motion.target.map(along), let proposed = motion.proposedTarget.map(along) {
      let isMoved = proposed.pointText != target.pointText
      lines.append(
        line(
          "target",
          "\(glyphs.target) \(target.pointText)" + (item.map { " \($0)" } ?? "")
            + (isMoved ? ", proposed \(glyphs.proposed) \(proposed.pointText)" : "")))
    } else if let item {
      lines.append(line("rests at", item))
    }
    if motion.activity != .idle {
      let author = motion.author.map { ", by \($0.displaySafe)" } ?? ""
      lines.append(line("velocity", "\(along(motion.velocity).rounded().pointText) pt/s\(author)"))
    }
    lines.append(
      line(
        "in view",
        "\(section.visible.count.groupedText) of \(section.itemCount.groupedText) items"))
    return Array(lines.prefix(limit))
  }

  private func line(_ name: String, _ value: String) -> StyledLine {
    var line = StyledLine(name, theme.style(.faint))
    line.pad(to: Self.valueColumn)
    line.add(value, theme.style(.text))
    return line
  }
}
