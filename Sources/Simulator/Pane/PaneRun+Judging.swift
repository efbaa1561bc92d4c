import CollectionView
import Foundation

extension PaneRun {
  /// Judges the pane in its current state.
  func paint() {
    content.requests.reset()
    motion.recordFrame()
    judge.paint(self)
    view.frameWasPainted()
  }

  /// Forgets what the oracle has computed, because something it depends on has changed.
  func forgetTruth() {
    truth.forget()
    judge.endMeasuringOrder()
  }

  /// The element that has an identity now.
  func track(_ identity: ElementFrame.Identity) -> ElementTrack {
    guard identity.category == .cell else { return .view(identity) }
    return content.model.position(at: identity.indexPath).map { .item($0) } ?? .view(identity)
  }

  /// The element that has a kind, nil for a cell, and an index path now.
  func track(_ kind: String?, _ path: IndexPath) -> ElementTrack {
    track(ElementFrame.Identity(kind: kind, path))
  }

  /// Whether the size of an element is still the layout's estimate.
  func isEstimated(_ kind: String?, _ path: IndexPath) -> Bool {
    guard reportsMeasuredCells else {
      return isSelfSizing && kind == nil
        && measured.count(in: self, section: path.section, path.item..<path.item + 1) == 0
    }
    let attributes =
      if let kind {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      } else {
        UICollectionViewLayoutAttributes(forCellWith: path)
      }
    return view.sizeState(of: attributes) == .estimated
  }
}
