import Foundation

extension UICollectionView {
  /// Adds a dequeued view to the request under way; without a request for an element, the view is diagnosed.
  func recordDequeued(_ view: UICollectionReusableView, from key: ReuseKey) {
    if reuse.request?.attributes == nil {
      reportUnexpected(view)
    } else {
      reuse.add(dequeued: DequeueRequest.View(view: view, key: key))
    }
  }

  /// Checks the view the data source returned, and returns its other dequeued views to their queues.
  ///
  /// - Returns: Whether the view can be shown: false if it is already on the screen as another element.
  func judgeAnswer(_ view: UICollectionReusableView, for key: ElementKey) -> Bool {
    let dequeued = reuse.request?.views ?? []
    for other in dequeued where other.view !== view { reportUnexpected(other.view) }
    reuse.putBack { $0.view !== view }
    let origin = dequeued.last { $0.view === view }?.key
    if let origin, origin.kind == key.kind { return true }
    let question =
      key.category == .cell
      ? "-collectionView:cellForItemAtIndexPath:"
      : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    if let origin {
      diagnose(
        .viewNotDequeued, at: key.indexPath, kind: key.kind,
        "the view returned from \(question) does not match the element kind it is being used for. When asked for a view of element kind '\(key.kind ?? "")' the data source dequeued a view registered for the element kind '\(origin.kind ?? "")'."
      )
      return true
    }
    if view.superview === self {
      diagnose(
        .viewNotDequeued, at: key.indexPath, kind: key.kind,
        "the view returned from \(question) for the \(key.name) is on the screen as another element already; views must be dequeued for each request"
      )
      return false
    }
    if view.reuseIdentifier == nil {
      diagnose(
        .viewNotDequeued, at: key.indexPath, kind: key.kind,
        key.category == .cell
          ? "the view returned from \(question) does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
          : "the view returned from \(question) does not have a reuseIdentifier - supplementary views must be retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
      )
    }
    return true
  }

  private func reportUnexpected(_ view: UICollectionReusableView) {
    diagnose(
      .unexpectedDequeue, kind: view.reuseIdentifier,
      "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing views without a request from the collection view. Reuse identifier: \(view.reuseIdentifier ?? "none")"
    )
  }
}
