import Foundation

extension ListLayout {
  /// Changes one section and keeps the sums over all sections right.
  func edit(section index: Int, _ change: (inout ListSectionExtents) -> Void) {
    let measured = sections[index].items.measuredCount
    change(&sections[index])
    measuredTotal += sections[index].items.measuredCount - measured
    // Where sizes turn out as they were guessed, the sums stand.
    let extent = ExtentTree.sane(sections[index].extent)
    guard sectionExtents.measuredExtent(at: index) != extent else { return }
    sectionExtents.setExtent(extent, at: index)
  }
}
