import Foundation

/// What the installed layout has answered: its content size, and the attributes for part of the content.
struct LayoutQueries {
  /// The most pages of answers kept along an axis.
  private static let mostPages: CGFloat = 5

  /// Whether the layout is being asked, so that questions it asks back can be recognized.
  private(set) var isAsking = false
  /// The number of times this layout was prepared.
  private(set) var preparations = 0
  /// The layout's last answer, before any adjustment; nil before the first.
  private(set) var contentSize: CGSize?
  /// The part of the content asked about since the last invalidation.
  private var rect: CGRect?
  /// The attributes of the elements in that part.
  private(set) var elements: [UICollectionViewLayoutAttributes] = []

  /// Whether every element may stand elsewhere since the layout answered last.
  var areElementsUnknown: Bool { rect == nil }

  /// Drops the answers about elements, because any element may stand elsewhere by now.
  mutating func forgetElements() {
    rect = nil
    elements = []
  }

  /// Drops what another layout has answered.
  mutating func forgetLayout() {
    forgetElements()
    preparations = 0
  }

  mutating func layoutWasPrepared() {
    preparations += 1
  }

  mutating func record(contentSize size: CGSize) {
    contentSize = size
  }

  /// Sets whether the layout is being asked.
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
