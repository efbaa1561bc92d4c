import Foundation

/// The room that the sections of a compositional layout share.
struct SectionRoom: Equatable {
  let scrollAxis: LayoutAxis
  /// The size of the collection view in points.
  let size: CGSize
  /// The insets of the collection view that a section's reference selects; only those across the scroll axis count.
  let insets: NSDirectionalEdgeInsets
  /// The same for its headers, footers and other boundary items, which have a reference of their own.
  ///
  /// That they count also where these items do not follow the section's insets is inferred.
  let supplementaryInsets: NSDirectionalEdgeInsets

  /// The size inside the insets of the reference, in points.
  var inner: CGSize { size(inside: insets) }

  /// Where the room inside the insets starts across the scroll axis, in points.
  var start: CGFloat { scrollAxis.other.insets(insets).before }

  /// The size that boundary items have, in points.
  var supplementaryInner: CGSize { size(inside: supplementaryInsets) }

  /// Where the room of boundary items starts across the scroll axis, in points.
  var supplementaryStart: CGFloat { scrollAxis.other.insets(supplementaryInsets).before }

  private func size(inside insets: NSDirectionalEdgeInsets) -> CGSize {
    let across = scrollAxis.other.insets(insets)
    return scrollAxis.size(
      along: scrollAxis.length(of: size),
      across: max(0, scrollAxis.other.length(of: size) - across.before - across.after))
  }

  /// What the dimensions of a section's group refer to, in points.
  ///
  /// Measured: across the scroll axis, the section's insets narrow it; along it they do not. In a section that scrolls across
  /// it is the other way round.
  func container(of section: NSCollectionLayoutSection) -> CGSize {
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    let along = scrollAxis.insets(section.contentInsets)
    let across = scrollAxis.other.insets(section.contentInsets)
    return scrollAxis.size(
      along: max(
        0, scrollAxis.length(of: inner) - (isOrthogonal ? along.before + along.after : 0)),
      across: max(
        0, scrollAxis.other.length(of: inner) - (isOrthogonal ? 0 : across.before + across.after)))
  }
}
