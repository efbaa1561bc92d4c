import Foundation

// A frame that makes up for a size above the reader has two halves, the frames below it and the offset. Here are the ways to
// paint one half without the other. The engine knows no time, so the host says when a frame has been painted.

extension UICollectionView {
  /// Adjusts the offset on account of what was measured, or notes that the next frame is to.
  func adjustOffset(by way: CGPoint, cause: SizeChange?) {
    switch behavior.commit {
    case .together: break
    case .offsetEarly: tear { $0.areFramesLate = true }
    case .offsetLate:
      return tear {
        $0.way = CGPoint(x: $0.way.x + way.x, y: $0.way.y + way.y)
        $0.cause = cause
      }
    }
    let origin = CGPoint(x: bounds.origin.x + way.x, y: bounds.origin.y + way.y)
    correctBounds(to: origin, author: .adjustment, cause: cause)
  }

  private func tear(_ change: (TornFrame) -> Void) {
    let torn = tornFrame ?? TornFrame()
    change(torn)
    tornFrame = torn
  }

  /// Remembers what the elements on the screen look like, for frames that may come late.
  func noteLooks() {
    guard behavior.commit == .offsetEarly else { return looks = nil }
    var now: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for entry in live.entries { now[entry.key] = entry.view.layoutAttributes }
    looks = now
  }

  /// Remembers how an element comes to the screen, for frames that may come late.
  func noteLook(of view: UICollectionReusableView, _ key: ElementKey) {
    if looks?[key] == nil { looks?[key] = view.layoutAttributes }
  }

  /// Lets elements that the pass has moved look as before it, when they are to move with the next frame.
  func keepLooks() {
    guard let looks else { return }
    self.looks = nil
    guard tornFrame?.areFramesLate == true else { return }
    for (key, attributes) in looks {
      if let view = live[key] { apply(attributes, to: view) }
    }
    queried.forget()
  }

  /// Brings what the last frame lacked.
  func mendFrame() {
    guard let torn = tornFrame, torn.isDue else { return }
    tornFrame = nil
    passReasons.insert(.boundsChange)
    if torn.areFramesLate {
      queried.forget()
      needsElements = true
    }
    guard torn.way != .zero else { return }
    isContentNew = true
    let origin = CGPoint(x: bounds.origin.x + torn.way.x, y: bounds.origin.y + torn.way.y)
    correctBounds(to: origin, author: .adjustment, cause: torn.cause)
  }
}

extension CollectionViewHosting where Self: UICollectionView {
  /// Tells that the screen has been painted as it is: what a behavior puts off by a frame is due with the next pass.
  public func frameWasPainted() {
    guard tornFrame != nil else { return }
    tornFrame?.isDue = true
    setNeedsLayout()
  }
}
