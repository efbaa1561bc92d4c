import CollectionView
import Foundation

extension PaneRun {
  /// Takes note of a painted frame, if anything on the screen differs from the last one.
  func paint() {
    let picture = Picture(view)
    guard picture != lastPicture else {
      happenings = Happenings()
      if !isMoving { audit.rest() }
      return
    }
    lastPicture = picture
    counters.frames += 1
    let painted = PaintedFrame(self)
    audit.check(painted, at: time)
    blanks = painted.blanks
    fresh = Set(happenings.measured.map { ElementFrame.Identity($0) })
    happenings = Happenings()
  }

  /// What makes one painted frame differ from another: elements, offset and content size.
  struct Picture: Equatable {
    struct Element: Equatable {
      var identity: ElementFrame.Identity
      var frame: CGRect
      /// Which item the cell shows; nil for other views.
      var item: Int?
    }

    var offset: CGPoint
    var size: CGSize
    var contentSize: CGSize
    var elements: [Element]

    @MainActor
    init(_ view: UICollectionView) {
      offset = view.contentOffset
      size = view.bounds.size
      contentSize = view.contentSize
      elements = view.liveElements.map {
        Element(
          identity: ElementFrame.Identity($0.attributes), frame: $0.attributes.frame,
          item: ($0.view as? SceneCell)?.entry?.position)
      }
    }
  }
}
