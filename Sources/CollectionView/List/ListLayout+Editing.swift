import Foundation

extension ListLayout {
  /// Changes one section and keeps the sums over all sections right.
  func edit(section index: Int, _ change: (inout ListSectionExtents) -> Void) {
    let measured = sections[index].items.measuredCount
    change(&sections[index])
    measuredTotal += sections[index].items.measuredCount - measured
    sectionExtents.setExtent(sections[index].extent, at: index)
  }
}
