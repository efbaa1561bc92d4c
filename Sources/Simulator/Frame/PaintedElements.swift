import CollectionView

/// The elements on the screen, lower z index first, each with what it is painted as.
@MainActor
struct PaintedElements {
  private let live: [UICollectionView.LiveElement]
  private let painted: [PaintedElement]
  /// Those that stay, and those on their way out.
  let staying: [PaintedElement]
  let leaving: [PaintedElement]

  // An element is looked at where it stands, since to hold one costs more than most that is done with it.

  /// - Complexity: O(live); what a view was painted as is kept with it for as long as that is still so.
  init(_ run: PaneRun) {
    live = run.view.liveElements
    var painted: [PaintedElement] = []
    painted.reserveCapacity(live.count)
    var leaving: [PaintedElement] = []
    let truth = ElementTruth(run)
    live.withUnsafeBufferPointer { live in
      guard let start = live.baseAddress else { return }
      for index in live.indices {
        painted.append(PaintedElement.element(start + index, truth))
        if live[index].isDisappearing { leaving.append(painted[index]) }
      }
    }
    self.painted = painted
    self.leaving = leaving
    let live = live
    staying =
      leaving.isEmpty
      ? painted : painted.indices.filter { !live[$0].isDisappearing }.map { painted[$0] }
  }

  /// What a frame tells of them, in the order of drawing.
  ///
  /// - Complexity: O(live); what was told of an element is kept with what it is painted as.
  func frames(_ telling: Telling) -> [ElementFrame] {
    let order = telling.showing == .animations ? live.orderWithTravellersInFront : nil
    var frames: [ElementFrame] = []
    frames.reserveCapacity(live.count)
    live.withUnsafeBufferPointer { live in
      guard let start = live.baseAddress else { return }
      for index in live.indices {
        let place = order?[index] ?? index
        if telling.showing == .animations || !live[place].isDisappearing {
          frames.append(painted[place].frame(of: start + place, telling))
        }
      }
    }
    return frames
  }
}

extension PaintedElement {
  /// What an element is painted as: the same as before, if that is still so.
  @MainActor
  fileprivate static func element(
    _ live: UnsafePointer<UICollectionView.LiveElement>, _ truth: ElementTruth
  ) -> PaintedElement {
    if let last = ShownView(live.pointee.view).painted,
      last.isMade(of: live.pointee.modelAttributes, shown: live.pointee.attributes),
      last.isPinned == live.pointee.isPinned, last.sizeState == live.pointee.sizeState,
      last.isUpToDate(truth.version), last.isOutdated == truth.isOutdated(last.item)
    {
      return last
    }
    let shown = ShownView(live.pointee.view)
    let element = PaintedElement(live, shown, truth)
    shown.painted = element
    return element
  }
}
