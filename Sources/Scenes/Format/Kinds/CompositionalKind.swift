import Foundation

/// The properties that a scene can set on a compositional layout, under the names of UIKit.
public enum CompositionalProperties {
  public static let estimate = Property(
    "estimate", .length(.positive), default: ListProperties.defaultHeight, perSection: true,
    help: """
      The length of every dimension that is `estimated` without a number, as those of the short forms of sections are, \
      until it is measured.
      """)
  public static let sections = Property(
    "sections", .sections, default: Compositional.Sections([Compositional.Section(.list)]),
    help: """
      What `sectionProvider` returns: the n-th element describes section n, and the last one all further sections; see \
      [Scenes.md](Scenes.md#compositional-layouts).
      """)
  public static let scrollDirection = Property(
    FlowProperties.scrollDirection.name, .word(["vertical", "horizontal"]),
    default: FlowProperties.Direction.vertical, help: "Axis that scrolls.")
  public static let interSectionSpacing = Property(
    "interSectionSpacing", .length(.notNegative), default: CGFloat(0),
    help: "Space between two sections.")
  public static let contentInsetsReference = Property(
    "contentInsetsReference",
    .word(Compositional.InsetsReference.allCases.map { .built($0.rawValue) }),
    default: Compositional.InsetsReference.safeArea,
    help: "Insets of the view that narrow the sections, across the scroll axis.")
  public static let boundarySupplementaryItems = Property(
    "boundarySupplementaryItems", .boundaryItems, default: Compositional.BoundaryItems(),
    help: "Headers, footers and other views at the edges of the whole content.")
}

extension SceneFormat.LayoutKind {
  public static let compositional = SceneFormat.LayoutKind(
    "compositional", .compositional, sizings: [.self],
    estimate: CompositionalProperties.estimate.description,
    properties: [
      CompositionalProperties.estimate.description, CompositionalProperties.sections.description,
      CompositionalProperties.scrollDirection.description,
      CompositionalProperties.interSectionSpacing.description,
      CompositionalProperties.contentInsetsReference.description,
      CompositionalProperties.boundarySupplementaryItems.description,
    ],
    summary:
      "`UICollectionViewCompositionalLayout`: sections of nested groups, each with its own description."
  )
}
