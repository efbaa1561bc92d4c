import Foundation

/// The preferred sizes that the layout has applied, and those of the current layout pass.
struct MeasuredSizes {
  /// The maximum number of size changes kept, to name the element that causes a loop.
  private static let mostKept = 8

  /// The number of sizes applied so far.
  private(set) var count = 0
  /// The last size changes of this pass, the newest last.
  private(set) var history: [SizeChange] = []
  /// The elements whose size changed in this pass.
  private var elementsOfPass: Set<ElementKey> = []

  /// The number of elements whose size changed in this pass.
  var measuredInPass: Int { elementsOfPass.count }

  /// The last size change of this pass.
  var last: SizeChange? { history.last }

  mutating func beginPass() {
    history = []
    elementsOfPass = []
  }

  mutating func add(_ change: SizeChange, of key: ElementKey) {
    history.append(change)
    if history.count > Self.mostKept { history.removeFirst() }
    elementsOfPass.insert(key)
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
