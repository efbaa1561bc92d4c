import CollectionView
import Foundation

/// An element that was given more sizes in one frame than a guess and the truth, or one that it had before.
///
/// A cell that the layout gives another breadth, and that has another length in it, begins anew.
struct Indecision: Equatable {
  var element: ElementFrame.Identity
  /// The sizes it stood at, in points, in order; none follows itself.
  var sizes: [CGSize]
  /// What its view preferred, if that was the same each time: then it is the layout that cannot decide.
  var answer: CGSize?

  /// After how many sizes they repeat; nil when they do not.
  var period: Int? { Self.period(of: sizes) }

  /// The sizes between which it goes back and forth, small ones first, else all of them in order.
  var alternating: [CGSize] {
    guard let period else { return sizes }
    return sizes.suffix(period).sorted { ($0.height, $0.width) < ($1.height, $1.width) }
  }

  /// The element of these changes that took the most sizes; nil when each has taken one after its first.
  ///
  /// - Parameters:
  ///   - changes: What was measured, in order.
  ///   - cross: The axis along which the layout gives cells their breadth.
  ///   - told: The element that UIKit would name, which comes before others that are as undecided.
  /// - Complexity: O(changes).
  init?(
    _ changes: some Collection<SizeChange>, across cross: Axis = Axis(isHorizontal: true),
    told: IndexPath? = nil
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
        let isTold = (first.key.indexPath == told, second.key.indexPath == told)
        if isTold.0 != isTold.1 { return isTold.1 }
        return (first.value.count, second.key.indexPath) < (second.value.count, first.key.indexPath)
      })
    else { return nil }
    element = worst.key
    sizes = worst.value
    let answers = changes.filter { ElementFrame.Identity($0) == worst.key }.map(\.preferred)
    answer = answers.dropFirst().allSatisfy { $0 == answers.first } ? answers.first : nil
  }

  /// Whether an element was measured once in each breadth that the layout gave it, and took it.
  private static func isOnceForEachBreadth(_ changes: [SizeChange], _ cross: Axis) -> Bool {
    let breadths = changes.map { cross.length($0.original) }
    return Set(breadths).count == breadths.count
      && changes.allSatisfy { cross.length($0.preferred) == cross.length($0.original) }
  }

  /// After how many values the last ones repeat what stood before them; nil when the last value is a new one.
  static func period<Value: Equatable>(of values: [Value]) -> Int? {
    guard let last = values.last, let former = values.dropLast().lastIndex(of: last) else {
      return nil
    }
    return values.count - 1 - former
  }
}

extension Collection<SizeChange> {
  /// Whether the cells of one section were measured one after another, so that none came twice, as mostly when one scrolls.
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
