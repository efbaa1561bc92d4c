/// All queues of a collection view.
@MainActor
struct ReuseQueues {
  private var queues: [ReuseKey: ReuseQueue] = [:]
  /// The one asked for last, which is mostly the next, too: two strings compare faster than they make a hash.
  private var last: ReuseQueue?

  /// The queue of a kind, nil for cells, and an identifier; made when it is first asked for.
  mutating func queue(ofKind kind: String?, _ identifier: String) -> ReuseQueue {
    if let last, last.key.identifier == identifier, last.key.kind == kind { return last }
    let key = ReuseKey(kind: kind, identifier: identifier)
    let queue = queues[key] ?? ReuseQueue(key)
    queues[key] = queue
    last = queue
    return queue
  }

  /// The views that wait, in no order.
  var views: [UICollectionReusableView] { queues.values.flatMap(\.views) }

  /// How many views wait.
  var viewCount: Int { queues.values.reduce(0) { $0 + $1.views.count } }

  /// The kinds of supplementary views that a class is registered for.
  var registeredKinds: Set<String> {
    Set(queues.values.lazy.filter { $0.registeredClass != nil }.compactMap(\.key.kind))
  }

  /// Lets go of the decoration views that wait, which have no identifier.
  func emptyWithoutIdentifier() {
    for queue in queues.values where queue.key.identifier.isEmpty { queue.empty() }
  }
}
