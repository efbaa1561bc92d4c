import Foundation
import Simulator

/// How much of each part of a pane's content is measured, by points along the scroll axis.
struct MeasuredLevels {
  /// What a part is: nothing, some or all of it measured; `fixed` where nothing is ever a guess.
  enum Level: Int {
    case estimated, mixed, measured, fixed
  }

  /// How much of each slice is measured, in the order of the content; empty where everything is fixed.
  private let shares: [Double]
  /// Where each of them begins, and the last one ends.
  private let edges: [CGFloat]
  private let content: CGFloat

  init(_ pane: PaneFrame) {
    let content = pane.scrollsHorizontally ? pane.contentSize.width : pane.contentSize.height
    self.content = content
    shares = pane.isSelfSizing ? pane.measuredMap : []
    let edges = pane.measuredMapEdges
    let count = shares.count
    self.edges =
      edges.count == count + 1 || count == 0
      ? edges : (0...count).map { CGFloat($0) * content / CGFloat(count) }
  }

  /// Where a slice ends.
  ///
  /// Items beside each other in a line begin at the same place, and reach to where the line ends.
  private func end(of slice: Int) -> CGFloat {
    var next = slice + 1
    while next < shares.count, !(edges[next - 1] < edges[next]) { next += 1 }
    return edges[next]
  }

  /// The levels of so many equal parts of the content.
  func levels(_ length: Int) -> [Level] {
    var first = 0
    return (0..<length).map { level(at: $0, of: length, from: &first) }
  }

  /// The level of one of them; `first` is the first slice that reaches into it or beyond, before which nobody looks again.
  private func level(at place: Int, of length: Int, from first: inout Int) -> Level {
    guard !shares.isEmpty else { return .fixed }
    let (start, end) = (edge(place, of: length), edge(place + 1, of: length))
    // What sums of sizes are rounded to; the little that is measured of very much lies well above it.
    let tolerance = content * 1e-11
    while first < shares.count, self.end(of: first) <= start + tolerance { first += 1 }
    var (least, most) = (Double.infinity, -Double.infinity)
    // Both ends of the slices ascend.
    for slice in first..<shares.count {
      guard edges[slice] < end - tolerance else { break }
      (least, most) = (min(least, shares[slice]), max(most, shares[slice]))
    }
    // An inset before the first item, or a footer behind the last one, is told like its neighbour.
    if most < least { (least, most) = (nearest(start), nearest(start)) }
    return least >= 1 ? .measured : most > 0 ? .mixed : .estimated
  }

  private func edge(_ place: Int, of length: Int) -> CGFloat {
    CGFloat(place) * content / CGFloat(max(1, length))
  }

  /// How much is measured of the last slice that begins before a place.
  private func nearest(_ position: CGFloat) -> Double {
    shares[edges.dropLast().lastIndex { $0 <= position } ?? 0]
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
