import CollectionView
import Foundation

extension PaneRun {
  /// Which element an identity means now.
  func track(_ identity: ElementFrame.Identity) -> ElementTrack {
    guard identity.category == .cell else { return .view(identity) }
    return ElementTrack(identity, item: content.model.position(at: identity.indexPath))
  }

  /// Which element is meant now by a kind, nil for a cell, and an index path.
  private func track(_ kind: String?, _ path: IndexPath) -> ElementTrack {
    guard kind == nil else { return .view(ElementFrame.Identity(kind: kind, path)) }
    let version = content.model.version
    // Several things happen to an item one after another.
    if let lastTrack, lastTrack.path == path, lastTrack.version == version {
      return .item(lastTrack.item)
    }
    guard let item = content.model.position(at: path) else {
      return .view(ElementFrame.Identity(kind: nil, path))
    }
    lastTrack = (path, version, item)
    return .item(item)
  }

  /// Takes note of a call for the marks and the sizes of elements, and for what was asked.
  func mark(_ call: Call) {
    switch call {
    case .preferredLayoutAttributesFitting(let kind, let path, let original, let preferred):
      let track = track(kind, path)
      markings.note(.asked, of: track)
      if original == preferred, isGuessed(kind, path) { sizes.note(guessed: original, of: track) }
      if kind == nil {
        noteAsked(path)
        measuringOrder.ask(path)
      }
    case .cellForItem(let path, reused: true): markings.noteDequeued(track(nil, path))
    case .viewForSupplementaryElement(let kind, let path, reused: true):
      markings.noteDequeued(track(kind, path))
    case .willDisplay(let kind, let path): markings.noteDisplayed(track(kind, path))
    case .reloadData:
      sizes.forget()
      reloadedItems = []
      // A layout may guess otherwise from here on, and its content be as large as before.
      debt = nil
    default: break
    }
  }

  /// Takes note of a size that an element took for its marks and sizes.
  func mark(_ change: SizeChange) {
    let track = track(ElementFrame.Identity(change))
    markings.note(.measured, of: track)
    let breadth = truth.breadth(of: view)
    let isKnown = sizes.isKnown(change.preferred, of: track, at: breadth)
    if isKnown, !reloadedItems.contains(track) { happenings.effort.repeated += 1 }
    reloadedItems.remove(track)
    sizes.note(change, of: track, at: breadth)
  }

  /// Takes note of what a context concerned.
  func mark(_ elements: InvalidatedElements) {
    switch elements {
    case .all: markings.noteAllInvalidated()
    case .named(let names):
      for name in names { markings.note(.invalidated, of: track(ElementFrame.Identity(name))) }
    }
  }

  /// Whether the layout guesses the size of an element until now.
  private func isGuessed(_ kind: String?, _ path: IndexPath) -> Bool {
    guard tellsMeasured else {
      return isSelfSizing && kind == nil
        && measuredItemCount(inSection: path.section, path.item..<path.item + 1) == 0
    }
    if let kind {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      return view.sizeState(of: attributes) == .estimated
    }
    askedCell.indexPath = path
    return view.sizeState(of: askedCell) == .estimated
  }

  /// Whether elements stand elsewhere only because the layout wants them there at this offset.
  ///
  /// A list whose rows depend on what is on the screen is none that wants to.
  var isDesigned: Bool {
    happenings.areDesigned && view.behavior.margins == .counted
      && view.behavior.estimate != .visibleMean
  }
}
