import Foundation

/// The preferred sizes that the layout has applied, and those of the current layout pass.
struct MeasuredSizes {
  /// The size changes of one element in this pass.
  struct Changes {
    /// The maximum number of different preferred sizes kept.
    private static let mostKept = 8

    private(set) var count = 0
    /// The size in the layout before the last change, in points.
    private(set) var laidOut = CGSize.zero
    /// The different sizes the element preferred, the newest last, in points.
    private(set) var preferred: [CGSize] = []

    mutating func add(_ change: SizeChange) {
      count += 1
      laidOut = change.original
      guard !preferred.contains(change.preferred) else { return }
      preferred.append(change.preferred)
      if preferred.count > Self.mostKept { preferred.removeFirst() }
    }
  }

  /// The number of sizes applied so far.
  private(set) var count = 0
  /// The last size change of this pass.
  private(set) var last: SizeChange?
  private var changesOfPass: [ElementKey: Changes] = [:]

  /// The number of elements whose size changed in this pass.
  var measuredInPass: Int { changesOfPass.count }

  /// The element whose size changed most often in this pass, the first in the order of the data among equals; nil if none
  /// changed.
  var mostChanged: (key: ElementKey, changes: Changes)? {
    let first = changesOfPass.min {
      $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count
    }
    return first.map { ($0.key, $0.value) }
  }

  mutating func beginPass() {
    last = nil
    changesOfPass = [:]
  }

  mutating func add(_ change: SizeChange, of key: ElementKey) {
    last = change
    changesOfPass[key, default: Changes()].add(change)
    count += 1
  }
}

/// A change of an element to its preferred size.
public struct SizeChange: Sendable, Equatable {
  public var category: UICollectionView.ElementCategory
  /// The element kind; nil for cells.
  public var kind: String?
  public var indexPath: IndexPath
  /// The size in the layout before, in points.
  public var original: CGSize
  /// The preferred size, in points.
  public var preferred: CGSize
  /// The state of the size before; nil if the layout does not know it.
  public var originalState: SizeState?
}

/// Whether an element's size is estimated, measured or fixed.
public enum SizeState: String, Sendable {
  /// The layout's estimate.
  case estimated
  /// The size the element preferred when it was measured.
  case measured
  /// A size that the layout knows without measuring.
  case fixed
}
