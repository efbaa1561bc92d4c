import Foundation

extension UICollectionView {
  /// A view taken from a queue while an element's view is being made.
  struct DequeuedView {
    let view: UICollectionReusableView
    /// The queue it came from, and goes back to.
    let queue: ReuseQueue
  }

  /// Notes that a view was taken from its queue; one that no element asks for is told of.
  func noteDequeued(_ view: UICollectionReusableView, from queue: ReuseQueue) {
    if dequeuing.attributes == nil {
      tellUnexpected(view)
    } else {
      dequeuing.views.append(DequeuedView(view: view, queue: queue))
    }
  }

  /// Judges what the data source answered with, and takes back what it dequeued beside it.
  ///
  /// - Returns: Whether the view can be shown: not when it is on the screen as another element already.
  func judgeAnswer(_ view: UICollectionReusableView, for key: ElementKey) -> Bool {
    var known: ReuseQueue?
    let views = dequeuing.views
    // By index, so that only what is looked for is held.
    for index in views.indices {
      let queue = views[index].queue
      if views[index].view === view {
        known = queue
      } else {
        tellUnexpected(views[index].view)
        queue.append(views[index].view)
      }
    }
    if let known, known.key.kind == key.kind { return true }
    let question =
      key.category == .cell
      ? "-collectionView:cellForItemAtIndexPath:"
      : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    if let known {
      tell(
        .viewNotDequeued, at: key.indexPath, kind: key.kind,
        "the view returned from \(question) does not match the element kind it is being used for. When asked for a view of element kind '\(key.kind ?? "")' the data source dequeued a view registered for the element kind '\(known.key.kind ?? "")'."
      )
      return true
    }
    if view.superview === self {
      tell(
        .viewNotDequeued, at: key.indexPath, kind: key.kind,
        "the view returned from \(question) for the \(key.name) is on the screen as another element already; views must be dequeued for each request"
      )
      return false
    }
    if view.reuseIdentifier == nil {
      tell(
        .viewNotDequeued, at: key.indexPath, kind: key.kind,
        key.category == .cell
          ? "the view returned from \(question) does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
          : "the view returned from \(question) does not have a reuseIdentifier - supplementary views must be retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
      )
    }
    return true
  }

  private func tellUnexpected(_ view: UICollectionReusableView) {
    tell(
      .unexpectedDequeue, kind: view.reuseIdentifier,
      "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing views without a request from the collection view. Reuse identifier: \(view.reuseIdentifier ?? "none")"
    )
  }
}
