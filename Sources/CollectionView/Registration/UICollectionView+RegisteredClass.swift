import Foundation

extension UICollectionView {
  /// What dequeuing answered, as the class that its registration is of.
  ///
  /// An override of the dequeuing method may answer with a view of another class, on which UIKit traps in the cast. It is
  /// told of, what was dequeued goes back into its queue, and a view of the right class comes in its place.
  ///
  /// - Parameters:
  ///   - view: The answer.
  ///   - key: The queue asked for.
  ///   - indexPath: The element the view is for.
  ///   - dequeue: Dequeues by the collection view's own method, which nobody overrides.
  /// - Returns: The answer, or what stands in for it.
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
    for taken in dequeuing.views where taken.view === view || taken.queue.key == key {
      taken.queue.append(taken.view)
    }
    dequeuing.views.removeAll { $0.view === view || $0.queue.key == key }
    if let view = dequeue() as? View { return view }
    // Another class was registered under the identifier. What `make` makes is of the class it is called on.
    let made = unsafeDowncast(
      View.make(frame: dequeuing.attributes?.frame ?? .zero), to: View.self)
    made.reuseIdentifier = key.identifier
    noteDequeued(made, from: queues.queue(ofKind: key.kind, key.identifier))
    if let attributes = dequeuing.attributes { apply(attributes, to: made) }
    return made
  }
}
