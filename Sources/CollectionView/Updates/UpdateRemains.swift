import Foundation

/// The after-effects of a wrong phase of a batch update; empty in the right phase.
struct UpdateRemains {
  /// The attributes that the layout returned for the screen before it was informed of the update, while that is under way.
  private(set) var early: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// The index path written into the attributes of another item, by the path of that item.
  private var aliases: [IndexPath: IndexPath] = [:]
  /// Whether cells are not measured for now.
  private(set) var isMeasuringPutOff = false
  /// The bounds outside which no new element is shown for now; nil for no restriction.
  private(set) var shownBounds: CGRect?

  var areAny: Bool { !early.isEmpty || hasAliases || isMeasuringPutOff || shownBounds != nil }

  var hasAliases: Bool { !aliases.isEmpty }

  /// Keeps attributes from before the update.
  mutating func keep(_ attributes: UICollectionViewLayoutAttributes, of key: ElementKey) {
    early[key] = attributes
  }

  mutating func updateEnded() {
    early = [:]
  }

  mutating func putOffMeasuring() {
    isMeasuringPutOff = true
  }

  mutating func resumeMeasuring() {
    isMeasuringPutOff = false
  }

  mutating func showNew(onlyIn bounds: CGRect) {
    shownBounds = bounds
  }

  mutating func showEverything() {
    shownBounds = nil
  }

  /// Writes the new index path of the first item on the screen that the update moves into the attributes of the item at
  /// its old place.
  @MainActor
  mutating func addAlias(_ update: ItemUpdate, onScreen cells: [IndexPath]) {
    for old in cells {
      guard let new = update.newPath(of: old), new != old, !update.isReloaded(old) else { continue }
      aliases[old] = new
      return
    }
  }

  /// Replaces index paths in a result of the layout by their aliases.
  func replaceAliases(in answer: [UICollectionViewLayoutAttributes])
    -> [UICollectionViewLayoutAttributes]
  {
    guard hasAliases else { return answer }
    return answer.map { attributes in
      guard attributes.representedElementCategory == .cell,
        let alias = aliases[attributes.indexPath], let copy = attributes.duplicate()
      else { return attributes }
      copy.indexPath = alias
      return copy
    }
  }
}
