import CollectionView
import Foundation

extension PaneRun {
  /// Takes note of a painted frame, if anything on the screen differs from the last one.
  ///
  /// The audit looks at where things are when animations have ended: an animation changes how the way there looks, and
  /// in the middle of it everything is elsewhere by design.
  func paint() {
    defer { view.frameWasPainted() }
    content.requests.reset()
    history.paint(MotionSample(time: time, offset: view.contentOffset, velocity: velocity))
    counts = counts.next(of: self)
    paintedElements = nil
    let live = live
    paintedElements = live
    let picture = Picture(view, live)
    noteMoves(to: picture)
    ageJump()
    defer { happenings = Happenings() }
    let isNew = picture != lastPicture
    let isMoving = isMoving
    // Content that arrives, and a mistake, are of this frame even where nothing has moved for them.
    let hasChanged =
      isNew && lastPicture.map { !picture.isAtRest(as: $0) } ?? true || happenings.hasArrivals
      || !happenings.mistakes.isEmpty
    let hadPopped = !pops.cells.isEmpty
    pops = isAudited ? pops(to: picture) : Pops()
    lastPicture = picture
    if isNew { counters.frames += 1 }
    if hasChanged, isAudited {
      isWatched = true
      let isStaying = picture.disappearing.isEmpty
      let painted = PaintedFrame(
        self, isStaying ? live : live.filter { !$0.isDisappearing }, isAtRest: !isMoving)
      isWatched = false
      painted.pops = pops
      audit.check(painted, at: time)
      blanks = painted.blanks
      holes = painted.lost.frames
      missing = painted.missing.isEmpty ? painted.lost.paths : painted.missing
    } else if act != judgedAct || happenings.wasPushed, happenings.rounds > 0 {
      audit.goOn(withOtherContent: happenings.upheaval != nil || happenings.wasPushed)
    }
    if hadPopped, !hasChanged {
      let axis = Axis(isHorizontal: view.scrollsHorizontally)
      audit.goOn(leavingEmpty: pops.share(of: axis.length(view.bounds.size)))
    }
    judgedAct = act
    let hasArrived = hasArrived
    judgeArrival()
    if !isMoving { audit.rest() }
    guard hasChanged || hasArrived else { return }
    notePlaces()
    noteJump(isNew: hasChanged && isAudited)
    step?.note(audit.current)
  }

  /// The elements on the screen.
  var live: [UICollectionView.LiveElement] { paintedElements ?? view.liveElements }

  /// What makes one painted frame differ from another: elements, offset and content size.
  struct Picture: Equatable {
    struct Element: Equatable {
      var identity: ElementFrame.Identity
      /// Where it is when nothing moves any more, and where it is seen now.
      var frame: CGRect
      var shownFrame: CGRect
      var alpha: CGFloat
      /// Which item the cell shows; nil for other views.
      var item: Int?

      var track: ElementTrack { ElementTrack(identity, item: item) }

      /// Whether both are one element, from one frame to the next.
      func isSame(as other: Element) -> Bool {
        item == nil && other.item == nil ? identity == other.identity : item == other.item
      }
    }

    var offset: CGPoint
    var size: CGSize
    var contentSize: CGSize
    var elements: [Element]
    /// Elements on their way out.
    var disappearing: [Element]

    @MainActor
    init(_ view: UICollectionView, _ live: [UICollectionView.LiveElement]) {
      offset = view.contentOffset
      size = view.bounds.size
      contentSize = view.contentSize
      elements = []
      disappearing = []
      elements.reserveCapacity(live.count)
      for element in live {
        if element.isDisappearing {
          disappearing.append(Element(element))
        } else {
          elements.append(Element(element))
        }
      }
    }

    /// Whether both come to look the same when nothing moves any more.
    func isAtRest(as other: Picture) -> Bool {
      offset == other.offset && size == other.size && contentSize == other.contentSize
        && elements.elementsEqual(other.elements) {
          $0.identity == $1.identity && $0.frame == $1.frame && $0.item == $1.item
        }
    }
  }
}

extension PaneRun.Picture.Element {
  @MainActor
  fileprivate init(_ element: UICollectionView.LiveElement) {
    identity = ElementFrame.Identity(element.modelAttributes)
    frame = element.modelAttributes.frame
    shownFrame = element.attributes.frame
    alpha = element.attributes.alpha
    item = (element.view as? SceneCell)?.entry?.position
  }
}
