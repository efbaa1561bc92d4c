import Foundation

/// The part of the content that the layout has been asked about since the last invalidation, and its answer.
struct QueriedContent {
  /// The most pages kept along an axis.
  private static let mostPages: CGFloat = 5

  private var rect: CGRect?
  /// The answer, for the whole rectangle.
  private(set) var elements: [UICollectionViewLayoutAttributes] = []

  var isEmpty: Bool { rect == nil }

  /// Drops the answer, because any element may stand elsewhere by now.
  mutating func forget() {
    self = QueriedContent()
  }

  /// Replaces the attributes of some elements.
  mutating func update(_ keys: [ElementKey], to current: [UICollectionViewLayoutAttributes]) {
    let replaced = Set(keys)
    elements.removeAll { replaced.contains(ElementKey($0)) }
    elements += current
  }

  /// The rectangle to ask the layout about before `bounds` can be shown; nil if the answer is here already.
  func rectToAsk(toShow bounds: CGRect, _ queryRect: Behavior.QueryRect) -> CGRect? {
    switch queryRect {
    case .screenPages:
      rect?.contains(bounds) == true ? nil : bounds.grown(toPagesOf: bounds.size)
    case .bounds:
      rect == bounds ? nil : bounds
    }
  }

  /// Adds the answer about a rectangle.
  ///
  /// Pages are kept as long as they form one row or column of at most five; otherwise only the new answer is kept.
  mutating func add(
    _ answer: [UICollectionViewLayoutAttributes], to asked: CGRect, pageSize: CGSize,
    _ queryRect: Behavior.QueryRect
  ) {
    let most = CGSize(
      width: pageSize.width * Self.mostPages, height: pageSize.height * Self.mostPages)
    guard queryRect == .screenPages, let known = rect,
      let union = known.grown(byPages: asked, upTo: most)
    else {
      (rect, elements) = (asked, answer)
      return
    }
    let answered = Set(answer.map { ElementKey($0) })
    elements.removeAll { $0.frame.meets(asked) || answered.contains(ElementKey($0)) }
    elements += answer
    rect = union
  }
}
