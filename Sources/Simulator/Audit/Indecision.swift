import CollectionView
import Foundation

/// An element that took more sizes in one frame than its estimate and its true size, or returned to a former size.
///
/// A cell to which the layout gives another breadth, and that has another length there, starts over.
struct Indecision: Equatable {
  var element: ElementFrame.Identity
  /// Its sizes in order, in points; consecutive sizes differ.
  var sizes: [CGSize]
  /// The size its view preferred, if that was the same each time, so that the layout is to blame; otherwise nil.
  var answer: CGSize?

  /// Number of sizes after which they repeat; nil if they do not.
  var period: Int? { Self.period(of: sizes) }

  /// The sizes between which it alternates, small ones first; otherwise all of them in order.
  var alternating: [CGSize] {
    guard let period else { return sizes }
    return sizes.suffix(period).sorted { ($0.height, $0.width) < ($1.height, $1.width) }
  }

  /// Finds the element that took the most sizes in these changes; nil if no element took more than two.
  ///
  /// - Parameters:
  ///   - changes: The measurements, in order.
  ///   - cross: The axis across the scroll axis, along which the layout gives cells their breadth.
  ///   - named: The element that the diagnostic names, which takes precedence.
  /// - Complexity: O(changes).
  init?(
    _ changes: some Collection<SizeChange>, across cross: Axis = Axis(isHorizontal: true),
    named: IndexPath? = nil
  ) {
    guard changes.count > 1, !changes.areInOrder else { return nil }
    var seen: Set<ElementFrame.Identity> = []
    var again: Set<ElementFrame.Identity> = []
    for change in changes {
      let element = ElementFrame.Identity(change)
      if !seen.insert(element).inserted { again.insert(element) }
    }
    guard !again.isEmpty else { return nil }
    let repeated = changes.filter { again.contains(ElementFrame.Identity($0)) }
    let settled = Set(
      Dictionary(grouping: repeated) { ElementFrame.Identity($0) }
        .filter { Self.isOnceForEachBreadth($0.value, cross) }.keys)
    var histories: [ElementFrame.Identity: [CGSize]] = [:]
    for change in repeated {
      let element = ElementFrame.Identity(change)
      guard !settled.contains(element) else { continue }
      var sizes = histories[element] ?? []
      for size in [change.original, change.preferred] where sizes.last != size {
        sizes.append(size)
      }
      histories[element] = sizes
    }
    let undecided = histories.filter { $0.value.count > 2 }
    guard
      let worst = undecided.max(by: { first, second in
        let isNamed = (first.key.indexPath == named, second.key.indexPath == named)
        if isNamed.0 != isNamed.1 { return isNamed.1 }
        return (first.value.count, second.key.indexPath) < (second.value.count, first.key.indexPath)
      })
    else { return nil }
    element = worst.key
    sizes = worst.value
    let answers = changes.filter { ElementFrame.Identity($0) == worst.key }.map(\.preferred)
    answer = answers.dropFirst().allSatisfy { $0 == answers.first } ? answers.first : nil
  }

  /// Whether an element was measured once at each breadth the layout gave it, and kept that breadth.
  private static func isOnceForEachBreadth(_ changes: [SizeChange], _ cross: Axis) -> Bool {
    let breadths = changes.map { cross.length($0.original) }
    return Set(breadths).count == breadths.count
      && changes.allSatisfy { cross.length($0.preferred) == cross.length($0.original) }
  }

  /// Number of values after which the last ones repeat; nil if the last value is new.
  static func period<Value: Equatable>(of values: [Value]) -> Int? {
    guard let last = values.last, let former = values.dropLast().lastIndex(of: last) else {
      return nil
    }
    return values.count - 1 - former
  }
}

extension Collection<SizeChange> {
  /// Whether only cells were measured, each once and in data order, as while scrolling.
  fileprivate var areInOrder: Bool {
    var last: IndexPath?
    for change in self {
      guard change.category == .cell else { return false }
      if let last, !(last < change.indexPath) { return false }
      last = change.indexPath
    }
    return true
  }
}
