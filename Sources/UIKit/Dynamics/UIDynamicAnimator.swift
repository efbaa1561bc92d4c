import CollectionView
import Foundation

/// Moves items by its behaviors when its host advances the time.
///
/// The engine has no clock: `advance(by:)` replaces the display link of Apple's animator. If the animator was made for a
/// layout, the layout's collection view calls it, and each call that moves the items invalidates the layout.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject, LayoutAnimator {
  /// The view whose coordinates the items are in.
  open private(set) weak var referenceView: UIView?
  /// The behaviors, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// True while something moves.
  open private(set) var isRunning = false
  /// The time the animator has run, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  /// Notified when motion starts and ends.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  private weak var layout: UICollectionViewLayout?
  /// In the order of their behaviors, so that equal runs give equal positions.
  private var bodies: [DynamicBody] = []

  /// The longest step, in seconds; keeps springs of ten oscillations a second stable.
  private static let longestStep: CGFloat = 1 / 240

  /// An animator of no view.
  @_nonoverride public init() {
    super.init()
  }

  /// An animator of views in the coordinates of `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator of a layout's attributes, in content points.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
    layout.animators.append(self)
  }

  /// Adds a behavior; its items start to move with the next step.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.enter(self)
    for item in items(of: behavior) where body(of: item) == nil {
      bodies.append(DynamicBody(item))
    }
    wake()
  }

  /// Removes a behavior; items that no other behavior moves stay where they are.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.enter(nil)
    for item in items(of: behavior) where !isMoved(item) { bodies.removeAll { $0.item === item } }
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    behaviors.forEach { $0.enter(nil) }
    behaviors = []
    bodies = []
  }

  /// The items whose boxes touch a rectangle, in the order of their behaviors.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return behaviors.flatMap(items(of:)).filter { item in
      let box = CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
      return box.meets(rect) && seen.insert(ObjectIdentifier(item)).inserted
    }
  }

  /// Adopts the centre of an item that was moved from outside the animator; the item keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.center = item.center
    layout?.invalidateLayout()
    wake()
  }

  /// The attributes of a cell, if a behavior moves them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The attributes of a supplementary view, if a behavior moves them.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The attributes of a decoration view, if a behavior moves them.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Advances all motion by a number of seconds; called by the host.
  ///
  /// - Complexity: O(behaviors · items) for each step; a step is at most 1/240 s.
  public func advance(by interval: TimeInterval) {
    guard isRunning, interval > 0 else { return }
    elapsedTime += interval
    let steps = max(1, (CGFloat(interval) / Self.longestStep).rounded(.up))
    let all = behaviors.flatMap(family(of:))
    for _ in 0..<Int(steps) { step(CGFloat(interval) / steps, all) }
    layout?.invalidateLayout()
    if bodies.allSatisfy(\.isAtRest) {
      isRunning = false
      delegate?.dynamicAnimatorDidPause(self)
    }
  }

  private func step(_ interval: CGFloat, _ behaviors: [UIDynamicBehavior]) {
    for body in bodies {
      body.acceleration = .zero
      behaviors.forEach { $0.accelerate(body) }
    }
    for body in bodies {
      body.move(by: interval)
      behaviors.forEach { ($0 as? UIAttachmentBehavior)?.constrain(body) }
    }
    behaviors.forEach { $0.action?() }
  }

  private func wake() {
    guard !isRunning, !bodies.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func family(of behavior: UIDynamicBehavior) -> [UIDynamicBehavior] {
    [behavior] + behavior.childBehaviors.flatMap(family(of:))
  }

  private func items(of behavior: UIDynamicBehavior) -> [any UIDynamicItem] {
    family(of: behavior).flatMap(\.movedItems)
  }

  private func body(of item: any UIDynamicItem) -> DynamicBody? {
    bodies.first { $0.item === item }
  }

  private func isMoved(_ item: any UIDynamicItem) -> Bool {
    behaviors.contains { items(of: $0).contains { $0 === item } }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    for behavior in behaviors {
      for case let attributes as UICollectionViewLayoutAttributes in items(of: behavior)
      where matches(attributes) {
        return attributes
      }
    }
    return nil
  }
}

/// Is notified when an animator starts and ends moving items.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before motion starts.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all motion has ended.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The motion of one item of an animator.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// In points per second.
  var velocity = CGVector.zero
  /// In points per second squared, recomputed in every step.
  var acceleration = CGVector.zero
  /// The centre after the last step, or after the last `updateItem(usingCurrentState:)`.
  var center: CGPoint

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
  }

  /// Moves by a step of `interval` seconds: velocity first, then position, which keeps springs from gaining energy.
  func move(by interval: CGFloat) {
    velocity.dx += acceleration.dx * interval
    velocity.dy += acceleration.dy * interval
    center.x += velocity.dx * interval
    center.y += velocity.dy * interval
    item.center = center
  }

  /// Whether the item moves by no more than a rounding error.
  var isAtRest: Bool {
    abs(velocity.dx) + abs(velocity.dy) < 1 && abs(acceleration.dx) + abs(acceleration.dy) < 1
  }
}
