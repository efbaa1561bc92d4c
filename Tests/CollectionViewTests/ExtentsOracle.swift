import Foundation

@testable import CollectionView

/// What an extent tree must answer, by walking over a plain array.
struct PlainExtents {
  /// The measured extents; nil for items that were not measured.
  var items: [CGFloat?]
  var estimate: CGFloat
  var spacing: CGFloat

  func extent(at index: Int) -> CGFloat { items[index] ?? estimate }

  /// The leading edges of all items, and the edge after the last.
  var edges: [CGFloat] {
    var edges: [CGFloat] = [0]
    for item in items { edges.append(edges[edges.count - 1] + (item ?? estimate) + spacing) }
    return edges
  }
}

/// One edit, applied to a tree and to a plain array alike.
enum PlainEdit: CustomStringConvertible {
  case set(Int, CGFloat)
  case confirm(Int)
  case forget(Int)
  case forgetAll
  case insert(Int, at: Int)
  case remove(Range<Int>)
  case move(Int, to: Int)
  case estimate(CGFloat)
  case spacing(CGFloat)

  func apply(to tree: inout ExtentTree) {
    switch self {
    case .set(let index, let extent): tree.setExtent(extent, at: index)
    case .confirm(let index): tree.confirmEstimate(at: index)
    case .forget(let index): tree.forget(at: index)
    case .forgetAll: tree.forgetAll()
    case .insert(let count, let index): tree.insert(count, at: index)
    case .remove(let range): tree.remove(range)
    case .move(let source, let destination): tree.move(from: source, to: destination)
    case .estimate(let estimate): tree.estimate = estimate
    case .spacing(let spacing): tree.spacing = spacing
    }
  }

  func apply(to plain: inout PlainExtents) {
    switch self {
    case .set(let index, let extent): plain.items[index] = extent
    case .confirm(let index): plain.items[index] = plain.extent(at: index)
    case .forget(let index): plain.items[index] = nil
    case .forgetAll: plain.items = plain.items.map { _ in nil }
    case .insert(let count, let index):
      plain.items.insert(contentsOf: [CGFloat?](repeating: nil, count: count), at: index)
    case .remove(let range): plain.items.removeSubrange(range)
    case .move(let source, let destination):
      plain.items.insert(plain.items.remove(at: source), at: destination)
    case .estimate(let estimate): plain.estimate = estimate
    case .spacing(let spacing): plain.spacing = spacing
    }
  }

  var description: String {
    switch self {
    case .set(let index, let extent): "set \(index) to \(extent)"
    case .confirm(let index): "confirm \(index)"
    case .forget(let index): "forget \(index)"
    case .forgetAll: "forget all"
    case .insert(let count, let index): "insert \(count) at \(index)"
    case .remove(let range): "remove \(range)"
    case .move(let source, let destination): "move \(source) to \(destination)"
    case .estimate(let estimate): "estimate \(estimate)"
    case .spacing(let spacing): "spacing \(spacing)"
    }
  }
}
