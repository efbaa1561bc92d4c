import Foundation

/// The places of headers, footers and other boundary items around a body, along and across the scroll axis.
///
/// Along the axis, places are relative to the start of the body, across it to the start of the room. Rules as measured:
/// several items on one side overlap, and the one that needs most room decides how far the section grows.
struct BoundaryPlaces {
  /// A boundary item with its place.
  struct Place {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    /// Which end of the body it belongs to.
    let end: End
    /// Relative to the start of the body, in points.
    var start: CGFloat
    /// Relative to the start of the room, in points.
    let across: CGFloat
    let size: CGSize
    /// Its number among the items of its kind.
    let ordinal: Int
  }

  /// An end of a body.
  enum End {
    case start, middle, end
  }

  private(set) var places: [Place] = []
  /// How far the section reaches before its body, in points.
  private(set) var before: CGFloat = 0
  /// How far the section reaches after its body, in points.
  private(set) var after: CGFloat = 0
  /// The length of the body, which an item beside it may extend, in points.
  private(set) var body: CGFloat

  /// Places items around a body.
  ///
  /// - Parameters:
  ///   - items: The items with their sizes in points.
  ///   - axis: The scroll axis.
  ///   - body: The length of the body.
  ///   - room: Where the items stand across the axis: their start and their breadth.
  ///   - padding: The space before the first item at the start of the body.
  init(
    _ items: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)],
    along axis: LayoutAxis, body: CGFloat, room: (start: CGFloat, breadth: CGFloat),
    padding: CGFloat = 0
  ) {
    self.body = body
    for (item, size) in items where item.extendsBoundary {
      if Self.end(of: item, along: axis) == .middle {
        self.body = max(self.body, axis.length(of: size))
      }
    }
    var ordinals: [String: Int] = [:]
    for (item, size) in items {
      let end = Self.end(of: item, along: axis)
      let length = axis.length(of: size)
      let start = Self.start(
        of: item, end, length: length, offset: axis.place(of: item.offset), body: self.body)
      let breadth = axis.other.length(of: size)
      let slack = room.breadth - breadth
      let across =
        switch Self.end(of: item, along: axis.other) {
        case .start: 0.0
        case .middle: slack / 2
        case .end: slack
        }
      let ordinal = ordinals[item.elementKind, default: 0]
      ordinals[item.elementKind] = ordinal + 1
      places.append(
        Place(
          item: item, end: end, start: start,
          across: room.start + across + axis.other.place(of: item.offset), size: size,
          ordinal: ordinal))
      guard item.extendsBoundary else { continue }
      if end == .start { before = max(before, -start) }
      if end == .end { after = max(after, start + length - self.body) }
    }
    before += padding
  }

  private static func start(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ end: End, length: CGFloat,
    offset: CGFloat, body: CGFloat
  ) -> CGFloat {
    switch end {
    case .start: (item.extendsBoundary ? -length : 0) + offset
    case .middle: (body - length) / 2 + offset
    case .end: (item.extendsBoundary ? body : body - length) + offset
    }
  }

  private static func end(
    of item: NSCollectionLayoutBoundarySupplementaryItem, along axis: LayoutAxis
  ) -> End {
    let edges = item.alignment.edges
    let isAtStart = edges.contains(axis == .vertical ? .top : .leading)
    let isAtEnd = edges.contains(axis == .vertical ? .bottom : .trailing)
    return isAtStart == isAtEnd ? .middle : isAtStart ? .start : .end
  }
}

extension BoundaryPlaces.Place {
  /// The start of the item while it is pinned, along the scroll axis.
  ///
  /// Measured: a pinned header ends with the body, before an extending footer, and a pinned footer starts with the body.
  ///
  /// - Parameters:
  ///   - natural: Its start when it is not pinned.
  ///   - length: Its length.
  ///   - body: The start and end of the body.
  ///   - visible: The visible part inside the content insets.
  /// - Returns: Content points.
  func pinnedStart(
    natural: CGFloat, length: CGFloat, body: Range<CGFloat>, visible: Range<CGFloat>
  ) -> CGFloat {
    switch end {
    case .start: max(natural, min(visible.lowerBound, body.upperBound - length))
    case .end: min(natural, max(visible.upperBound - length, body.lowerBound))
    case .middle: natural
    }
  }
}
