/// An element whose content can change its size, wherever it moves.
enum ContentElement: Sendable, Hashable {
  /// An item, by its position in the data.
  case item(Int)
  /// The header or footer of a section, by the number of the section.
  case edge(SectionEdge, ofSection: Int)
}
