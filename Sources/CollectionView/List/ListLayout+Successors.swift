import Foundation

extension ListLayout {
  /// A section of which nothing is measured.
  func makeSection(_ knobs: ListSection, count: Int) -> ListSectionExtents {
    var section = ListSectionExtents(knobs, count: count)
    section.freezesSuccessors = areSuccessorsFrozen
    return section
  }

  /// Lets everything stand where the estimates have it, or no longer, as the knob of now says.
  func takeSuccessors(of behavior: Behavior) {
    guard areSuccessorsFrozen != (behavior.successors == .frozen) else { return }
    areSuccessorsFrozen.toggle()
    for index in sections.indices { sections[index].freezesSuccessors = areSuccessorsFrozen }
    sumSections()
  }
}
