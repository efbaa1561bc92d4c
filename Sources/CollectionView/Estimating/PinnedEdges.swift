import Foundation

/// The places of the header and the footer of one section while they are pinned, along the scroll axis in content points.
///
/// A pinned header starts with the visible part and ends with its section, before a pinned footer; a pinned footer ends
/// with the visible part and starts after its section's header. Where UIKit ends a pinned header whose footer is not pinned
/// is not known; here it is the end of the section.
struct PinnedEdges {
  /// The start of the section.
  var start: CGFloat
  /// The end of the section.
  var end: CGFloat
  /// The start of the section's items, after the header and the inset.
  var itemsStart: CGFloat
  /// The start of the footer when it is not pinned.
  var footerPlace: CGFloat
  /// The inset after the items.
  var insetAfter: CGFloat
  /// The header's length.
  var header: CGFloat
  /// The footer's length.
  var footer: CGFloat
  var pinsHeader: Bool
  var pinsFooter: Bool
  /// The visible part.
  var visible: Range<CGFloat>

  /// The start of the header.
  var headerStart: CGFloat {
    guard pinsHeader else { return start }
    let below = pinsFooter ? footer + insetAfter : 0
    return max(start, min(visible.lowerBound, end - below - header))
  }

  /// The start of the footer.
  var footerStart: CGFloat {
    guard pinsFooter else { return footerPlace }
    // A view too small for both shows the header.
    let first = pinsHeader ? max(itemsStart, headerStart + header) : start
    return min(footerPlace, max(visible.upperBound - footer, first))
  }
}
