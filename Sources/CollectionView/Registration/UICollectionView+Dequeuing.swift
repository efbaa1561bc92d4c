import Foundation

extension UICollectionView {
  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = reuse.request?.reconfiguredCell, cell.reuseIdentifier == identifier {
      return cell
    }
    let key = ReuseKey(kind: nil, identifier: identifier)
    let source = viewSource(for: key, UICollectionViewCell.self, at: indexPath)
    let view = dequeue(from: key, source ?? ViewSource(UICollectionViewCell.self))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  func dequeueSupplementaryView(
    ofKind kind: String, _ identifier: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: kind, identifier: identifier)
    let source = viewSource(for: key, UICollectionReusableView.self, at: indexPath)
    return dequeue(from: key, source ?? ViewSource(UICollectionReusableView.self))
  }

  /// Returns the next view of a queue, prepared for reuse, or a new one, with the attributes of the requested element.
  func dequeue(from key: ReuseKey, _ source: ViewSource) -> UICollectionReusableView {
    let attributes = reuse.request?.attributes
    let view: UICollectionReusableView
    if let next = reuse.next(for: key) {
      view = next
      view.reuseCount += 1
      view.forgetSizes()
      view.layoutAttributes = nil
      let element = element(dequeuedFrom: key)
      if attributes == nil {
        report(.prepareForReuse(element, nil))
      } else {
        reuse.add(reused: element)
      }
      view.prepareForReuse()
    } else {
      view = source.makeView(
        frame: attributes?.frame ?? .zero, identifier: key.identifier.isEmpty ? nil : key.identifier
      )
    }
    recordDequeued(view, from: key)
    view.owner = self
    if let attributes {
      if let kept = attributes.duplicate() { set(kept, copiedFrom: attributes, on: view) }
      setState(of: view, at: attributes.indexPath)
    }
    return view
  }

  /// Reports the views prepared for reuse, after the call that requested the element's view was reported.
  func reportReuse(at path: IndexPath?) {
    for element in reuse.request?.reused ?? [] { report(.prepareForReuse(element, path)) }
  }

  /// The queue for a view that was used for an element.
  func reuseKey(of view: UICollectionReusableView, _ key: ElementKey) -> ReuseKey {
    ReuseKey(kind: key.kind, identifier: view.reuseIdentifier ?? "")
  }

  private func element(dequeuedFrom key: ReuseKey) -> Call.Element {
    guard let kind = key.kind else { return .cell }
    return reuse.request?.attributes?.representedElementCategory == .decorationView
      ? .decorationView(kind: kind) : .supplementaryView(kind: kind)
  }

  /// Returns a dequeued view as the class of its registration.
  ///
  /// An override of the dequeuing method may return a view of another class, on which UIKit traps in the cast. Here the
  /// view is diagnosed and returned to its queue, and a view of the right class replaces it.
  ///
  /// - Parameters:
  ///   - view: The dequeued view.
  ///   - key: The requested queue.
  ///   - indexPath: The element the view is for.
  ///   - dequeue: Dequeues by the collection view's own method.
  /// - Returns: The view, or its replacement.
  func registered<View: UICollectionReusableView>(
    _ view: UICollectionReusableView, _ key: ReuseKey, at indexPath: IndexPath,
    dequeue: () -> UICollectionReusableView
  ) -> View {
    if let view = view as? View { return view }
    report(
      .diagnostic(
        Diagnostic(
          .wrongViewClass, at: indexPath,
          "Could not cast value of type '\(type(of: view))' to '\(View.self)': the view dequeued with a registration is not of the registration's class"
        )))
    reuse.putBack { $0.view === view || $0.key == key }
    if let view = dequeue() as? View { return view }
    // Another class was registered under the identifier.
    guard let made = View.make(frame: reuse.request?.attributes?.frame ?? .zero) as? View else {
      preconditionFailure("make(frame:) returns an object of the class it is called on")
    }
    made.reuseIdentifier = key.identifier
    made.owner = self
    recordDequeued(made, from: key)
    if let attributes = reuse.request?.attributes { apply(attributes, to: made) }
    return made
  }
}
