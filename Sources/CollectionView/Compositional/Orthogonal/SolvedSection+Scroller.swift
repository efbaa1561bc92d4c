import Foundation

extension SolvedSection {
  /// The length of the visible part of the scroller, across the scroll axis of the layout, in points.
  var scrollerLength: CGFloat {
    let across = room.scrollAxis.other
    let insets = across.insets(description.contentInsets)
    return max(0, across.length(of: room.inner) - insets.before - insets.after)
  }

  /// The greatest offset of the scroller if its groups are not centred, in points.
  private var greatestOffset: CGFloat { max(0, groups.totalExtent - scrollerLength) }

  /// What the section's scroller has to know.
  func track(isMirrored: Bool) -> OrthogonalScroller.Track {
    OrthogonalScroller.Track(
      behavior: description.orthogonalScrollingBehavior, axis: room.scrollAxis.other,
      size: room.scrollAxis.size(along: contentLength, across: scrollerLength),
      contentLength: groups.totalExtent, insets: centringInsets, isMirrored: isMirrored)
  }

  /// The insets that let the first and the last group be centred; none for other behaviors.
  private var centringInsets: (before: CGFloat, after: CGFloat) {
    guard description.orthogonalScrollingBehavior == .groupPagingCentered,
      members.groupCount > 0
    else { return (0, 0) }
    let last = groups.extent(at: members.groupCount - 1)
    return ((scrollerLength - groups.extent(at: 0)) / 2, (scrollerLength - last) / 2)
  }

  /// The offsets of the scroller at which it may rest, ascending; nil for any.
  ///
  /// - Complexity: O(groups).
  var restOffsets: [CGFloat]? {
    let greatest = greatestOffset
    switch description.orthogonalScrollingBehavior {
    case .none, .continuous: return nil
    case .continuousGroupLeadingBoundary, .groupPaging:
      return Self.distinct((0..<members.groupCount).map { min(groups.offset(of: $0), greatest) })
    case .paging:
      guard scrollerLength >= 1 else { return [0] }
      let pages = Int(min((greatest / scrollerLength).rounded(.up), Self.mostPages))
      return Self.distinct((0...pages).map { min(CGFloat($0) * scrollerLength, greatest) })
    case .groupPagingCentered:
      return (0..<members.groupCount).map {
        groups.offset(of: $0) - (scrollerLength - groups.extent(at: $0)) / 2
      }
    }
  }

  /// The maximum number of pages at which a section rests.
  private static let mostPages: CGFloat = 1_000_000

  private static func distinct(_ offsets: [CGFloat]) -> [CGFloat] {
    offsets.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
