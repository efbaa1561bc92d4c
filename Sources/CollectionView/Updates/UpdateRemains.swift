import Foundation

/// What a wrong phase of a batch update leaves behind; nothing after a right one.
struct UpdateRemains {
  /// What the layout said of the screen before it was told of the update, while that is under way.
  var early: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Index paths that stand in attributes of other items, by the path at which these are.
  var aliases: [IndexPath: IndexPath] = [:]
  /// Whether cells are not asked for their sizes for now.
  var isMeasuringPutOff = false

  var areAny: Bool { !early.isEmpty || !aliases.isEmpty || isMeasuringPutOff }
}
