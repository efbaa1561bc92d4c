import Foundation

extension UICollectionView {
  /// What the layout placed in the visible bounds and hid, in the order of the data.
  ///
  /// No view is made for these, so they are not among the live elements.
  ///
  /// - Complexity: O(hidden · log hidden).
  public var hiddenElements: [UICollectionViewLayoutAttributes] {
    guard !hidden.isEmpty else { return [] }
    return hidden.filter { $0.value.frame.meets(bounds) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Forgets what is hidden outside of the visible bounds.
  func dropFarHidden() {
    guard !hidden.isEmpty else { return }
    hidden = hidden.filter { $0.value.frame.meets(bounds) }
  }

  /// Takes note of what an answer about the whole visible bounds hides.
  func noteHidden(of answer: [UICollectionViewLayoutAttributes]) {
    if !hidden.isEmpty { hidden = [:] }
    addHidden(of: answer)
  }

  /// Takes note of what an answer about some elements hides, and shows.
  func addHidden(of answer: [UICollectionViewLayoutAttributes]) {
    for attributes in answer {
      if attributes.isHidden {
        guard isFinite(attributes) else { continue }
        hidden[ElementKey(attributes)] = attributes
      } else if !hidden.isEmpty {
        hidden[ElementKey(attributes)] = nil
      }
    }
  }
}
