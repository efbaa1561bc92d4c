import Foundation

extension UICollectionView {
  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    if let reconfiguring, reconfiguring.reuseIdentifier == identifier { return reconfiguring }
    let queue = queues.queue(ofKind: nil, identifier)
    let registered = queue.registeredClass as? UICollectionViewCell.Type
    if registered == nil { noteUnregistered(cellKind, identifier, at: indexPath) }
    let view = dequeue(from: queue, registered ?? UICollectionViewCell.self)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  func dequeueSupplementaryView(
    ofKind kind: String, _ identifier: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let queue = queues.queue(ofKind: kind, identifier)
    if queue.registeredClass == nil { noteUnregistered(kind, identifier, at: indexPath) }
    return dequeue(from: queue, queue.registeredClass ?? UICollectionReusableView.self)
  }

  /// Takes the next view of a queue, made ready, or makes one; it looks as the element that is asked for.
  func dequeue(from queue: ReuseQueue, _ viewClass: AnyClass) -> UICollectionReusableView {
    let attributes = dequeuing.attributes
    // What a view had before is written over, unless somebody holds it.
    var last: UICollectionViewLayoutAttributes?
    let view: UICollectionReusableView
    if let next = queue.next() {
      view = next
      view.reuseCount += 1
      view.askedSize = nil
      view.preferredSize = nil
      view.estimatedSize = nil
      swap(&last, &view.layoutAttributes)
      view.placement = 0
      let element = element(dequeuedFrom: queue)
      if attributes == nil {
        report(.prepareForReuse(element, nil))
      } else {
        dequeuing.reused.append(element)
      }
      view.prepareForReuse()
    } else {
      let madeClass = viewClass as? UICollectionReusableView.Type ?? UICollectionReusableView.self
      view = madeClass.make(frame: attributes?.frame ?? .zero)
      view.reuseIdentifier = queue.key.identifier.isEmpty ? nil : queue.key.identifier
    }
    noteDequeued(view, from: queue)
    if let attributes {
      if let kept = attributes.duplicate(over: &last) {
        give(kept, copiedFrom: attributes, to: view)
      }
      giveState(to: view, of: attributes)
    }
    return view
  }

  /// Tells of the views made ready for the question that has been told: in its midst the data source dequeues.
  func reportReuse(at path: IndexPath?) {
    for element in dequeuing.reused { report(.prepareForReuse(element, path)) }
  }

  /// What a view of a queue is.
  private func element(dequeuedFrom queue: ReuseQueue) -> Call.Element {
    guard let kind = queue.key.kind else { return .cell }
    return dequeuing.attributes?.representedElementCategory == .decorationView
      ? .decorationView(kind: kind) : .supplementaryView(kind: kind)
  }

  /// Where a view waits that was the view of an element.
  func reuseQueue(of view: UICollectionReusableView, _ key: ElementKey) -> ReuseQueue {
    queues.queue(ofKind: key.kind, view.reuseIdentifier ?? "")
  }

  /// UIKit's word for cells among the kinds of elements.
  private var cellKind: String { "UICollectionElementKindCell" }

  private func noteUnregistered(_ kind: String, _ identifier: String, at indexPath: IndexPath) {
    tell(
      .unregisteredReuseIdentifier, at: indexPath, kind: kind + identifier,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }
}
