extension Behavior {
  /// What a reader would wish.
  public static let correct = Behavior()

  /// What UIKit is documented to do with a layout that compensates for itself.
  public static let uikit: Behavior = {
    var behavior = Behavior()
    behavior.scrollTo = .oneShot
    return behavior
  }()

  /// What UIKit is documented to do with its flow layout, which does not compensate and forgets sizes.
  public static let uikitFlow: Behavior = {
    var behavior = uikit
    behavior.compensation = .none
    behavior.sizeCache = SizeCache(isDroppedOnReload: true, isDroppedOnWidthChange: true)
    behavior.prefetching = .withoutEstimates
    return behavior
  }()

  /// What a list does that is written as tutorials of 2015 write it: one row a line, sized by its cell, with a live content
  /// size; it moves no offset, compares exactly, keeps a size for good, and works out every frame for every row.
  public static let seedList: Behavior = {
    var behavior = uikit
    behavior.compensation = .none
    behavior.sizeGate = .exact
    behavior.sizeCache = SizeCache(key: .neverDropped)
    behavior.cost = .fullPrepare
    return behavior
  }()
}
