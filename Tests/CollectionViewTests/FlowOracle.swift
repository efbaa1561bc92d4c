import Foundation

@testable import CollectionView

/// Breaks items into lines by walking over all of them.
struct PlainFlow {
  /// The sizes; nil for items of the common size.
  var items: [FlowSize?]
  var common: FlowSize
  var available: CGFloat
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat

  struct Line {
    var items: Range<Int>
    var offset: CGFloat
    var extent: CGFloat
    var crosses: [CGFloat]
  }

  func size(_ item: Int) -> FlowSize { items[item] ?? common }

  var lines: [Line] {
    let broken = ranges
    let isUniform = Set(items.indices.map(size)).count <= 1
    var offset: CGFloat = 0
    return broken.map { range in
      let extent = range.map { size($0).main }.max() ?? 0
      defer { offset += extent + lineSpacing }
      return Line(
        items: range, offset: offset, extent: extent,
        crosses: crosses(of: range, isUniform: isUniform))
    }
  }

  private var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var used: CGFloat = 0
    for item in items.indices {
      let length = size(item).cross
      if let last = ranges.last, used + itemSpacing + length <= available {
        ranges[ranges.count - 1] = last.lowerBound..<(item + 1)
        used += itemSpacing + length
      } else {
        ranges.append(item..<(item + 1))
        used = length
      }
    }
    return ranges
  }

  private func crosses(of range: Range<Int>, isUniform: Bool) -> [CGFloat] {
    let sum = range.reduce(0) { $0 + size($1).cross }
    var start: CGFloat = 0
    var gap = itemSpacing
    if isUniform {
      let length = size(range.lowerBound).cross
      var fitting = 1
      while CGFloat(fitting + 1) * length + CGFloat(fitting) * itemSpacing <= available {
        fitting += 1
      }
      if fitting == 1 {
        start = (available - length) / 2
      } else {
        gap = (available - CGFloat(fitting) * length) / CGFloat(fitting - 1)
      }
    } else if range.upperBound < items.count {
      if range.count == 1 {
        start = (available - sum) / 2
      } else {
        gap = (available - sum) / CGFloat(range.count - 1)
      }
    }
    return range.indices.map { position in
      start
        + range[range.startIndex..<position].reduce(0) { $0 + size($1).cross + gap }
    }
  }
}

/// One edit, applied to lines and to a plain array alike.
enum PlainFlowEdit: CustomStringConvertible {
  case give(FlowSize, to: Int)
  case forget(Int)
  case insert(Int)
  case remove(Int)
  /// Another size for all items without one of their own.
  case share(FlowSize)

  func apply(to lines: inout FlowLines) {
    switch self {
    case .give(let size, let item): lines.give(size, to: item)
    case .forget(let item): lines.forget(item)
    case .insert(let item): lines.insert(at: item)
    case .remove(let item): lines.remove(item)
    case .share(let size): lines.share(size)
    }
  }

  func apply(to plain: inout PlainFlow) {
    switch self {
    case .give(let size, let item): plain.items[item] = size
    case .forget(let item): plain.items[item] = nil
    case .insert(let item): plain.items.insert(nil, at: item)
    case .remove(let item): plain.items.remove(at: item)
    case .share(let size): plain.common = size
    }
  }

  var description: String {
    switch self {
    case .give(let size, let item): "give \(size.cross) × \(size.main) to \(item)"
    case .forget(let item): "forget \(item)"
    case .insert(let item): "insert at \(item)"
    case .remove(let item): "remove \(item)"
    case .share(let size): "\(size.cross) × \(size.main) for all others"
    }
  }
}
