/// What is dequeued while the data source answers with the view of one element.
@MainActor
struct Dequeuing {
  /// The attributes of the element; nil while no view is asked for.
  var attributes: UICollectionViewLayoutAttributes?
  /// What was dequeued for it.
  var views: [UICollectionView.DequeuedView] = []
  /// What was made ready for use again, to be told once the question for the element is.
  var reused: [Call.Element] = []

  /// Goes on with an element of which nothing is dequeued yet.
  ///
  /// - Returns: What is to be gone back to, where the element is asked for in the midst of another; nil for nothing.
  mutating func begin(_ attributes: UICollectionViewLayoutAttributes) -> Dequeuing? {
    let outer = self.attributes == nil ? nil : self
    if outer == nil { forget() } else { self = Dequeuing() }
    self.attributes = attributes
    return outer
  }

  mutating func end(returningTo outer: Dequeuing?) {
    if let outer { return self = outer }
    attributes = nil
    forget()
  }

  /// One by one, as mostly there is but one; the room that the lists have taken is for the next element.
  private mutating func forget() {
    while !views.isEmpty { views.removeLast() }
    while !reused.isEmpty { reused.removeLast() }
  }
}
