import CollectionView
import Foundation

/// A live element as a frame tells it, with what that depends on.
@MainActor
final class ToldElement {
  // What is looked at for each frame comes first, so that it lies together: after a silence each 64 bytes are fetched anew.

  /// What is told.
  let frame: ElementFrame
  /// The element as it was then.
  let live: UICollectionView.LiveElement
  private let shown: ShownView
  /// What its view showed, counted.
  private let looks: Int
  /// The version of the sizes up to which nothing new is known of it.
  private var sizesVersion: Int
  /// What the frame tells of its marks, and whether it is held.
  private let record: Markings.Record
  private let isHeld: Bool
  let isCell: Bool
  /// Where it is when nothing moves any more, in content points.
  let place: CGRect
  /// Its place in the section; 0 for an index path of a section alone.
  let item: Int
  /// nil for an index path of nothing.
  let section: Int?
  /// Which element it is.
  let track: ElementTrack
  let indexPath: IndexPath

  init(_ element: consuming UICollectionView.LiveElement, _ telling: Telling) {
    shown = ShownView(element.view)
    looks = shown.looks
    sizesVersion = telling.sizes.version
    let attributes = element.modelAttributes
    place = attributes.frame
    indexPath = attributes.indexPath
    section = indexPath.count > 0 ? indexPath[0] : nil
    item = indexPath.count > 1 ? indexPath[1] : 0
    isCell = attributes.representedElementCategory == .cell
    track = ElementTrack(element)
    let contents = ElementFrame.Contents(element, shown, track, telling)
    record = Markings.Record(
      marks: contents.marks, earlierMarks: contents.earlierMarks, shift: contents.shift)
    isHeld = contents.isPinned
    frame = ElementFrame(contents)
    live = element
  }

  /// Whether a cell comes before that of another item in the data.
  func precedes(_ other: ToldElement) -> Bool {
    guard let section, let place = other.section, section == place else {
      return indexPath < other.indexPath
    }
    return item < other.item
  }

  /// Whether the element, with the same view, would be told as it was.
  ///
  /// The element is looked at where it stands, since to hold one costs more than to compare it.
  func isTold(
    of place: UnsafePointer<UICollectionView.LiveElement>, _ telling: Telling
  ) -> Bool {
    guard place.pointee.modelAttributes === live.modelAttributes,
      place.pointee.attributes === place.pointee.modelAttributes,
      live.attributes === live.modelAttributes,
      !place.pointee.isDisappearing, !live.isDisappearing,
      place.pointee.isAppearing == live.isAppearing,
      place.pointee.sizeState == live.sizeState, place.pointee.preferredSize == live.preferredSize,
      place.pointee.estimatedSize == live.estimatedSize,
      place.pointee.reuseCount == live.reuseCount,
      place.pointee.isPinned == isHeld, shown.looks == looks, telling.askedItems.isEmpty,
      telling.held.isEmpty || !telling.held.contains(track),
      telling.sizes.knowsNothingNew(of: track, since: sizesVersion)
    else { return false }
    sizesVersion = telling.sizes.version
    return telling.markings.record(of: track) == record
  }
}
