import Foundation

// A frame that compensates for a size above the reader has two halves: the frames of the elements below, and the offset.
// A behavior may paint one half without the other. The engine has no clock: the host reports when a frame was painted.

/// The half of a frame that is shown only after the next one was painted.
struct TornFrame {
  /// How far the offset is still to be adjusted, in content points.
  private var distance = CGPoint.zero
  /// The measured size that caused the adjustment.
  private var cause: SizeChange?
  /// Whether elements are still to get their frames.
  private var areFramesLate = false
  /// Whether a half is missing on the screen.
  private(set) var isTorn = false
  /// Whether the frame was painted, so that the missing half is due.
  private(set) var isDue = false
  /// The attributes of the elements on the screen before this pass; nil if the behavior does not show them late.
  private var attributesBefore: [ElementKey: UICollectionViewLayoutAttributes]?

  mutating func putOff(offsetBy distance: CGPoint, cause: SizeChange?) {
    isTorn = true
    self.distance = self.distance.moved(by: distance)
    self.cause = cause
  }

  mutating func putOffFrames() {
    isTorn = true
    areFramesLate = true
  }

  mutating func frameWasPainted() {
    isDue = isTorn
  }

  /// Ends the torn frame.
  ///
  /// - Returns: The half that is due: a distance for the offset with its cause, and whether elements get their frames.
  mutating func consumeDue() -> (distance: CGPoint, cause: SizeChange?, areFramesLate: Bool)? {
    guard isDue else { return nil }
    defer {
      let attributes = attributesBefore
      self = TornFrame()
      attributesBefore = attributes
    }
    return (distance, cause, areFramesLate)
  }

  // MARK: Late frames

  /// Keeps the attributes of the elements on the screen before a pass.
  mutating func keep(_ attributes: [ElementKey: UICollectionViewLayoutAttributes]?) {
    attributesBefore = attributes
  }

  /// Keeps the attributes with which an element appears on the screen.
  mutating func keep(_ attributes: UICollectionViewLayoutAttributes?, of key: ElementKey) {
    if attributesBefore?[key] == nil { attributesBefore?[key] = attributes }
  }

  /// Ends keeping attributes.
  ///
  /// - Returns: The attributes that elements keep until the next frame; empty if frames are not late.
  mutating func consumeAttributes() -> [ElementKey: UICollectionViewLayoutAttributes] {
    defer { attributesBefore = nil }
    return areFramesLate ? attributesBefore ?? [:] : [:]
  }
}

extension UICollectionView {
  /// Adjusts the offset because of measured sizes, now or after the next frame, by the behavior.
  func adjustOffset(by distance: CGPoint, cause: SizeChange?) {
    switch behavior.commit {
    case .together: break
    case .offsetEarly: tornFrame.putOffFrames()
    case .offsetLate: return tornFrame.putOff(offsetBy: distance, cause: cause)
    }
    correctBounds(to: bounds.origin.moved(by: distance), author: .adjustment, cause: cause)
  }

  /// Keeps the attributes of the elements on the screen, if the behavior may show their new frames late.
  func keepAttributesBeforePass() {
    guard behavior.commit == .offsetEarly else { return tornFrame.keep(nil) }
    var now: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in live.entries { now[entry.key] = entry.view.layoutAttributes }
    tornFrame.keep(now)
  }

  /// Gives elements the attributes from before the pass, if they move only with the next frame.
  func restoreAttributesBeforePass() {
    let late = tornFrame.consumeAttributes()
    guard !late.isEmpty else { return }
    for (key, attributes) in late {
      if let view = live[key] { apply(attributes, to: view) }
    }
    queries.forgetElements()
  }

  /// Shows the half of the last frame that was missing.
  func completeTornFrame() {
    guard let due = tornFrame.consumeDue() else { return }
    pending.add(.boundsChange)
    if due.areFramesLate {
      queries.forgetElements()
      pending.askForElements()
    }
    guard due.distance != .zero else { return }
    offsetClamp.setDue()
    correctBounds(to: bounds.origin.moved(by: due.distance), author: .adjustment, cause: due.cause)
  }
}

extension CollectionViewHosting where Self: UICollectionView {
  /// Called after a frame was painted; changes that a behavior puts off by a frame are due in the next pass.
  public func frameWasPainted() {
    guard tornFrame.isTorn else { return }
    tornFrame.frameWasPainted()
    setNeedsLayout()
  }
}
