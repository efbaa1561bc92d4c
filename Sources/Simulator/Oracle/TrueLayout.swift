import Foundation

/// Where everything belongs when every true size is known: the whole content, or a window of it.
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

  /// The frame of an element in content points; nil when it is not laid out here.
  func frame(of identity: TrueElement.Identity) -> CGRect? {
    places[identity].map { elements[$0].frame }
  }

  /// The frame of an item in content points; nil when it is not laid out here.
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

  /// Which parts of a rectangle's side on the scroll axis hold content, spacing and insets included.
  ///
  /// - Returns: Intervals in content points, in order, without those of no length. A window speaks
  ///   only for what it has laid out.
  func covered(in rect: CGRect) -> [ClosedRange<CGFloat>] {
    let start = max(scrollsHorizontally ? rect.minX : rect.minY, extent.lowerBound)
    let end = min(scrollsHorizontally ? rect.maxX : rect.maxY, extent.upperBound)
    return start < end ? [start...end] : []
  }
}
