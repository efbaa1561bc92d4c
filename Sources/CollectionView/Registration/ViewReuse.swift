import Foundation

/// Identifies the queue a view belongs to.
struct ReuseKey: Hashable {
  /// The element kind; nil for cells.
  var kind: String?
  /// The reuse identifier; empty for decoration views.
  var identifier: String
}

/// A request for the view of one element, with the views dequeued for it.
struct DequeueRequest {
  /// A view from a queue, or one made because the queue was empty.
  struct View {
    let view: UICollectionReusableView
    let key: ReuseKey
  }

  /// The attributes of the element.
  let attributes: UICollectionViewLayoutAttributes?
  /// The element's cell, if it is to be configured again; dequeuing returns this cell.
  let reconfiguredCell: UICollectionViewCell?
  /// The views dequeued so far.
  fileprivate(set) var views: [View] = []
  /// The views prepared for reuse so far, to be reported after the call that requests the element's view.
  fileprivate(set) var reused: [Call.Element] = []

  init(
    for attributes: UICollectionViewLayoutAttributes?,
    reconfiguring cell: UICollectionViewCell? = nil
  ) {
    self.attributes = attributes
    reconfiguredCell = cell
  }
}

/// The registered classes and nibs, the reuse queues, and the requests for views under way.
@MainActor
struct ViewReuse {
  private var classes: [ReuseKey: AnyClass] = [:]
  private var nibs: [ReuseKey: UINib] = [:]
  /// The views in each queue; the next one to be reused is the last.
  private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]
  /// Views that left the screen and are not to be reused before the round of the layout pass ends.
  private var held: [DequeueRequest.View] = []
  private var holdsViews = false
  /// The requests under way; requests may nest.
  private var requests: [DequeueRequest] = []

  // MARK: Classes and nibs

  /// Registers a class instead of what was registered; nil removes it.
  mutating func register(_ viewClass: AnyClass?, for key: ReuseKey) {
    classes[key] = viewClass
    nibs[key] = nil
  }

  /// Registers a nib instead of what was registered; nil removes it.
  mutating func register(_ nib: UINib?, for key: ReuseKey) {
    nibs[key] = nib
    classes[key] = nil
  }

  func registeredClass(for key: ReuseKey) -> AnyClass? { classes[key] }

  func registeredNib(for key: ReuseKey) -> UINib? { nibs[key] }

  /// The kinds of supplementary views that a class or a nib is registered for.
  var registeredKinds: Set<String> {
    Set(classes.keys.compactMap(\.kind)).union(nibs.keys.compactMap(\.kind))
  }

  // MARK: Queues

  /// Removes the view that joined a queue last; nil if the queue is empty.
  mutating func next(for key: ReuseKey) -> UICollectionReusableView? {
    waiting[key]?.popLast()
  }

  /// Adds a view to its queue, or keeps it back until the round of the layout pass ends.
  mutating func add(_ view: UICollectionReusableView, to key: ReuseKey) {
    if holdsViews {
      held.append(DequeueRequest.View(view: view, key: key))
    } else {
      waiting[key, default: []].append(view)
    }
  }

  /// Sets whether added views are kept back until `releaseHeldViews()`.
  mutating func setHoldsViews(_ holdsViews: Bool) {
    self.holdsViews = holdsViews
  }

  /// Adds the views that were kept back to their queues.
  mutating func releaseHeldViews() {
    for view in held { waiting[view.key, default: []].append(view.view) }
    held = []
  }

  /// The views in the queues, in no order.
  var waitingViews: [UICollectionReusableView] { waiting.values.flatMap { $0 } }

  /// The number of views in the queues.
  var viewCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Drops the decoration views in the queues; they are of classes registered with another layout.
  mutating func dropDecorationViews() {
    waiting = waiting.filter { !$0.key.identifier.isEmpty }
    held.removeAll { $0.key.identifier.isEmpty }
  }

  // MARK: Requests

  /// The request under way; nil while no view is requested.
  var request: DequeueRequest? { requests.last }

  mutating func begin(_ request: DequeueRequest) {
    requests.append(request)
  }

  mutating func endRequest() {
    requests.removeLast()
  }

  /// Adds a view to those dequeued for the request under way.
  mutating func add(dequeued view: DequeueRequest.View) {
    guard !requests.isEmpty else { return }
    requests[requests.count - 1].views.append(view)
  }

  /// Adds an element to those prepared for reuse for the request under way.
  mutating func add(reused element: Call.Element) {
    guard !requests.isEmpty else { return }
    requests[requests.count - 1].reused.append(element)
  }

  /// Returns views of the request under way to their queues.
  mutating func putBack(where isUnused: (DequeueRequest.View) -> Bool) {
    guard let request = requests.last else { return }
    for dequeued in request.views.filter(isUnused) { add(dequeued.view, to: dequeued.key) }
    requests[requests.count - 1].views.removeAll(where: isUnused)
  }
}
