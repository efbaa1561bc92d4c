import Scenes
import Foundation

/// The frames of elements with all true sizes known: of the whole content, or of a window.
struct TrueLayout: Sendable, Equatable {
  /// The elements in reading order: each section's header, items, footer.
  let elements: [TrueElement]
  /// The content size in points; nil for a window.
  let contentSize: CGSize?
  let scrollsHorizontally: Bool
  /// The part of the scroll axis that was laid out, in content points.
  let extent: ClosedRange<CGFloat>

  private let places: [TrueElement.Identity: Int]

  init(
    elements: [TrueElement], contentSize: CGSize?, scrollsHorizontally: Bool,
    extent: ClosedRange<CGFloat>
  ) {
    self.elements = elements
    self.contentSize = contentSize
    self.scrollsHorizontally = scrollsHorizontally
    self.extent = extent
    places = Dictionary(
      elements.enumerated().map { ($0.element.identity, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The frame of an element in content points; nil if it is not laid out here.
  func frame(of identity: TrueElement.Identity) -> CGRect? {
    places[identity].map { elements[$0].frame }
  }

  /// The frame of an item in content points; nil if it is not laid out here.
  func frame(section: Int, item: Int) -> CGRect? {
    frame(of: TrueElement.Identity(kind: .item, section: section, item: item))
  }

  /// The elements that share more than an edge with a rectangle, in reading order.
  ///
  /// - Complexity: O(elements).
  func elements(in rect: CGRect) -> [TrueElement] {
    elements.filter { element in
      let frame = element.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX
        && frame.minY < rect.maxY && frame.maxY > rect.minY
    }
  }

  /// The parts of a rectangle's side on the scroll axis that contain content, including spacing and insets.
  ///
  /// - Returns: Non-empty intervals in content points, in order. A window only covers what it has laid out.
  func covered(in rect: CGRect) -> [ClosedRange<CGFloat>] {
    let start = max(scrollsHorizontally ? rect.minX : rect.minY, extent.lowerBound)
    let end = min(scrollsHorizontally ? rect.maxX : rect.maxY, extent.upperBound)
    return start < end ? [start...end] : []
  }
}

/// One element with its frame when all true sizes are known.
struct TrueElement: Sendable, Equatable {
  /// The kind of the element.
  enum Kind: Sendable, Hashable {
    case item
    case header
    case footer
  }

  /// Identifies an element.
  struct Identity: Sendable, Hashable {
    var kind: Kind
    var section: Int
    /// The index in the section; 0 for headers and footers.
    var item: Int
  }

  var identity: Identity
  /// The frame in content points.
  var frame: CGRect
}

/// One section for the oracle; lengths are along the scroll axis, in points.
struct TrueSection: Sendable, Equatable {
  var itemCount: Int
  /// The lengths of header and footer; 0 for none.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// The inset around the items; header and footer are outside.
  var inset = Insets.zero
  /// The spacing between lines, or between the items of a list or column.
  var lineSpacing: CGFloat = 0
  /// The size of all items if they are side by side in a list; nil if they are in a column.
  var sidewaysItemSize: CGSize?
  /// The spacing between the items of a line, or between columns.
  var interitemSpacing: CGFloat = 0

  init(itemCount: Int) {
    self.itemCount = itemCount
  }
}
