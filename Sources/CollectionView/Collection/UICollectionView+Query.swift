import Foundation

// Which rectangles the layout is asked about. Rectangles printed in public reports are whole screens, counted from the
// content's origin; that UIKit asks for pages of the view's size and keeps up to five is inferred from them.

extension UICollectionView {
  /// Shows the elements in the bounds, as the layout answers or has answered before.
  ///
  /// Elements on the screen that it is not asked about stay as they are, even if the layout changes the attributes it
  /// answered with.
  ///
  /// - Parameter named: Elements that contexts have named; each is asked for by itself.
  func placeElementsInBounds(named: [ElementKey]) {
    let isInvalid = queried.isEmpty
    if !isInvalid, !named.isEmpty {
      queried.update(named, to: named.filter(exists).compactMap { answer(about: $0) })
    }
    var unchanged: Set<ElementKey> = []
    if let rect = queried.rectToAsk(toShow: bounds, behavior.queryRect) {
      let answer = answer(to: rect)
      if !isInvalid { reportUnannouncedChanges(in: landed(answer), except: named) }
      queried.add(answer, to: rect, pageSize: bounds.size, behavior.queryRect)
    } else {
      unchanged = Set(live.keys).subtracting(named)
    }
    recordHidden(in: queried.elements)
    let shown = queried.elements.filter { isFinite($0) && $0.isShown(in: bounds) }
    // An answer is not kept if the layout was invalidated while it was asked.
    if invalidation != nil { queried.forget() }
    place(landed(shown), unchanged: unchanged)
  }

  /// Records the elements that the layout placed and hid.
  private func recordHidden(in elements: [UICollectionViewLayoutAttributes]) {
    hidden = [:]
    for attributes in elements where attributes.isHidden && isFinite(attributes) {
      hidden[ElementKey(attributes)] = attributes
    }
  }
}
