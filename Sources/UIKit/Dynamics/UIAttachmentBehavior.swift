import CollectionView
import Foundation

/// A spring between an item and a point or a second item; with a frequency of zero, a rod.
///
/// The spring is the damped oscillator of the textbooks: with ω = 2π · frequency the acceleration is
/// −ω² · (distance − length) − 2 · damping · ω · velocity.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What the item is attached to.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  /// The attached item and, if it is attached to another item, that item.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the first item is attached to a point or to an item.
  open private(set) var attachedBehaviorType: AttachmentType
  /// The point the item is attached to, in the reference's coordinates.
  open var anchorPoint: CGPoint
  /// The distance at rest, in points; initially the distance of the two ends.
  open var length: CGFloat
  /// The fraction of critical damping: 0 oscillates forever, 1 does not oscillate.
  open var damping: CGFloat = 0
  /// Oscillations per second; 0 makes the attachment a rod.
  open var frequency: CGFloat = 0

  /// Attaches the centre of an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = hypot(item.center.x - point.x, item.center.y - point.y)
    super.init()
  }

  /// Attaches the centre of an item to the centre of another.
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    attachedBehaviorType = .items
    anchorPoint = other.center
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { items }

  /// The other end of the attachment of `body`, in the reference's coordinates.
  private func end(for body: DynamicBody) -> CGPoint {
    guard attachedBehaviorType == .items else { return anchorPoint }
    let isFirst = items[0] === body.item
    return items[isFirst ? 1 : 0].center
  }

  override func accelerate(_ body: DynamicBody) {
    guard frequency > 0, items.contains(where: { $0 === body.item }) else { return }
    let end = end(for: body)
    let omega = 2 * CGFloat.pi * frequency
    let away = CGVector(dx: body.center.x - end.x, dy: body.center.y - end.y)
    let distance = hypot(away.dx, away.dy)
    let stretch = distance > 0 ? (distance - length) / distance : 0
    body.acceleration.dx -=
      omega * omega * away.dx * stretch + 2 * damping * omega * body.velocity.dx
    body.acceleration.dy -=
      omega * omega * away.dy * stretch + 2 * damping * omega * body.velocity.dy
  }

  /// Moves an item on a rod back to the length of the rod.
  func constrain(_ body: DynamicBody) {
    guard frequency <= 0, items.contains(where: { $0 === body.item }) else { return }
    let end = end(for: body)
    let away = CGVector(dx: body.center.x - end.x, dy: body.center.y - end.y)
    let distance = hypot(away.dx, away.dy)
    guard distance != length else { return }
    let share = distance > 0 ? length / distance : 0
    body.center = CGPoint(x: end.x + away.dx * share, y: end.y + away.dy * share)
    body.item.center = body.center
  }
}
