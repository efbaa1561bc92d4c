import Foundation

/// Where the header and the footer of one section stand along the scroll axis while they are pinned, in content points.
///
/// A pinned header begins with what is visible and ends with its section, before a pinned footer; a pinned footer ends
/// with what is visible and begins after its section's header. Where UIKit lets a pinned header end whose footer is not
/// pinned is not known; here it is the section's end.
struct PinnedEdges {
  /// Where the section begins.
  var start: CGFloat
  /// Where the section ends.
  var end: CGFloat
  /// Where the section's items begin, after the header and the inset.
  var itemsStart: CGFloat
  /// Where the footer begins in its own place.
  var footerPlace: CGFloat
  /// The inset after the items.
  var insetAfter: CGFloat
  /// The header's length.
  var header: CGFloat
  /// The footer's length.
  var footer: CGFloat
  var pinsHeader: Bool
  var pinsFooter: Bool
  /// What is visible.
  var visible: Range<CGFloat>

  /// Where the header begins.
  var headerStart: CGFloat {
    guard pinsHeader else { return start }
    let below = pinsFooter ? footer + insetAfter : 0
    return max(start, min(visible.lowerBound, end - below - header))
  }

  /// Where the footer begins.
  var footerStart: CGFloat {
    guard pinsFooter else { return footerPlace }
    // A view too small for both shows the header.
    let first = pinsHeader ? max(itemsStart, headerStart + header) : start
    return min(footerPlace, max(visible.upperBound - footer, first))
  }
}
