import Foundation

/// The cached results of queries of the installed layout: the attributes for part of the content.
struct LayoutQueries {
  /// The maximum number of cached pages along an axis.
  private static let mostPages: CGFloat = 5

  /// Whether the layout is being queried, so that its own queries of the view can be recognized.
  private(set) var isAsking = false
  /// The number of times this layout was prepared.
  private(set) var preparations = 0
  /// The part of the content queried since the last invalidation.
  private var rect: CGRect?
  /// The attributes of the elements in that part.
  private(set) var elements: [UICollectionViewLayoutAttributes] = []

  /// Whether every element may have moved since the last query.
  var areElementsUnknown: Bool { rect == nil }

  /// Drops the cached attributes, because every element may have moved.
  mutating func forgetElements() {
    rect = nil
    elements = []
  }

  /// Drops the results of another layout.
  mutating func forgetLayout() {
    forgetElements()
    preparations = 0
  }

  mutating func layoutWasPrepared() {
    preparations += 1
  }

  /// Sets whether the layout is being queried.
  ///
  /// - Returns: Whether it was before.
  mutating func setAsking(_ isAsking: Bool) -> Bool {
    defer { self.isAsking = isAsking }
    return self.isAsking
  }

  // MARK: Elements

  /// Replaces the attributes of some elements.
  mutating func update(_ keys: [ElementKey], to current: [UICollectionViewLayoutAttributes]) {
    let replaced = Set(keys)
    elements.removeAll { replaced.contains(ElementKey($0)) }
    elements += current
  }

  /// The rectangle to query before `bounds` can be shown; nil if its attributes are cached.
  func rectToAsk(toShow bounds: CGRect, _ queryRect: Behavior.QueryRect) -> CGRect? {
    switch queryRect {
    case .screenPages:
      rect?.contains(bounds) == true ? nil : bounds.grown(toPagesOf: bounds.size)
    case .bounds:
      rect == bounds ? nil : bounds
    }
  }

  /// Adds the attributes of a queried rectangle.
  ///
  /// Pages are cached as long as they form one row or column of at most five; otherwise only the new result is.
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
