import CollectionView
import Foundation

/// What a frame told of a painted element, with what that depends on beside the element's place.
///
/// An element that only scrolls stays where it is in the content, and is told as it was.
@MainActor
struct ToldElement {
  /// What is told.
  let frame: ElementFrame
  /// What its view showed, counted: one that is used anew shows something else.
  private let looks: Int
  /// The version of the sizes up to which nothing new is known of it.
  private var sizesVersion: Int
  private let isHeld: Bool
  private let isAppearing: Bool
  private let isSelfSizing: Bool
  /// What the frame tells of its marks.
  private let record: Markings.Record
  private let preferredSize: CGSize?
  private let estimatedSize: CGSize?

  // An element is looked at where it stands: to hold one costs more than most that is done with it.

  fileprivate init(
    _ frame: ElementFrame, of element: UnsafePointer<UICollectionView.LiveElement>,
    _ shown: ShownView, _ telling: Telling
  ) {
    self.frame = frame
    looks = shown.looks
    sizesVersion = telling.sizes.version
    isHeld = frame.isPinned
    isAppearing = element.pointee.isAppearing
    isSelfSizing = telling.isSelfSizing
    record = Markings.Record(
      marks: frame.marks, earlierMarks: frame.earlierMarks, shift: frame.shift)
    preferredSize = element.pointee.preferredSize
    estimatedSize = element.pointee.estimatedSize
  }

  /// Whether the element, with the same view in the same place, would be told as it was.
  fileprivate mutating func isTold(
    of element: UnsafePointer<UICollectionView.LiveElement>, as track: ElementTrack,
    _ telling: Telling
  ) -> Bool {
    guard element.pointee.isAppearing == isAppearing, element.pointee.isPinned == isHeld,
      element.pointee.preferredSize == preferredSize,
      element.pointee.estimatedSize == estimatedSize, telling.isSelfSizing == isSelfSizing,
      ShownView(element.pointee.view).looks == looks, telling.askedItems.isEmpty,
      telling.held.isEmpty || !telling.held.contains(track),
      telling.sizes.knowsNothingNew(of: track, since: sizesVersion)
    else { return false }
    sizesVersion = telling.sizes.version
    return telling.markings.record(of: track) == record
  }
}

extension PaintedElement {
  /// What a frame tells of the element: the same as the one before, if that is still so.
  @MainActor
  func frame(
    of element: UnsafePointer<UICollectionView.LiveElement>, _ telling: Telling
  ) -> ElementFrame {
    let isKept = canBeKept && telling.showing == .animations && !element.pointee.isDisappearing
    if isKept, told?.isTold(of: element, as: track, telling) == true, let frame = told?.frame {
      return frame
    }
    let shown = ShownView(element.pointee.view)
    var contents = ElementFrame.Contents()
    contents.take(element, as: self, shown, telling)
    let frame = ElementFrame(consume contents)
    if isKept { told = ToldElement(frame, of: element, shown, telling) }
    return frame
  }
}
