import Foundation
import Simulator

/// How much of each part of a pane's content is measured, by points along the scroll axis.
struct MeasuredLevels {
  /// What a part is: nothing, some or all of it measured; `fixed` where nothing is ever a guess.
  enum Level: Int {
    case estimated, mixed, measured, fixed
  }

  private struct Slice {
    var start: CGFloat
    var end: CGFloat
    var share: Double
  }

  /// In the order of the content; empty where everything is fixed.
  private let slices: [Slice]
  private let content: CGFloat

  init(_ pane: borrowing PaneFrame) {
    let content = pane.scrollsHorizontally ? pane.contentSize.width : pane.contentSize.height
    self.content = content
    let map = pane.measuredMap
    guard pane.isSelfSizing, !map.isEmpty else {
      slices = []
      return
    }
    var edges = pane.measuredMapEdges
    if edges.count != map.count + 1 {
      edges = (0...map.count).map { CGFloat($0) * content / CGFloat(map.count) }
    }
    // Items beside each other in a line begin at the same place, and reach to where the line ends.
    var slices: [Slice] = []
    var end = edges[map.count]
    for index in map.indices.reversed() {
      if edges[index] < edges[index + 1] { end = edges[index + 1] }
      slices.append(Slice(start: edges[index], end: end, share: map[index]))
    }
    self.slices = slices.reversed()
  }

  /// The levels of so many equal parts of the content.
  func levels(_ length: Int) -> [Level] {
    var first = 0
    return (0..<length).map { level(at: $0, of: length, from: &first) }
  }

  /// The level of one of them; `first` is the first slice that reaches into it or beyond, before which nobody looks again.
  private func level(at place: Int, of length: Int, from first: inout Int) -> Level {
    guard !slices.isEmpty else { return .fixed }
    let (start, end) = (edge(place, of: length), edge(place + 1, of: length))
    // What sums of sizes are rounded to; the little that is measured of very much lies well above it.
    let tolerance = content * 1e-11
    while first < slices.count, slices[first].end <= start + tolerance { first += 1 }
    var (least, most) = (Double.infinity, -Double.infinity)
    // Both ends of the slices ascend.
    for slice in slices[first...] {
      guard slice.start < end - tolerance else { break }
      (least, most) = (min(least, slice.share), max(most, slice.share))
    }
    // An inset before the first item, or a footer behind the last one, is told like its neighbour.
    if most < least { (least, most) = (nearest(start).share, nearest(start).share) }
    return least >= 1 ? .measured : most > 0 ? .mixed : .estimated
  }

  private func edge(_ place: Int, of length: Int) -> CGFloat {
    CGFloat(place) * content / CGFloat(max(1, length))
  }

  private func nearest(_ position: CGFloat) -> Slice {
    slices.last { $0.start <= position } ?? slices[0]
  }
}

extension MeasuredLevels.Level {
  /// The level of what stands beside each other; fixed for nothing.
  init(of states: some Sequence<ElementFrame.SizeState>) {
    var (hasEstimated, hasMeasured, hasFixed) = (false, false, false)
    for state in states {
      switch state {
      case .estimated: hasEstimated = true
      case .measured: hasMeasured = true
      case .fixed: hasFixed = true
      }
    }
    if hasEstimated {
      self = hasMeasured || hasFixed ? .mixed : .estimated
    } else {
      self = hasMeasured ? .measured : .fixed
    }
  }
}
