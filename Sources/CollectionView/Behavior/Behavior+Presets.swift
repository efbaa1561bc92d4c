extension Behavior {
  /// Keeps the reader's position; no known bugs.
  public static let correct = Behavior()

  /// The documented behavior of UIKit with a layout that adjusts the content offset itself.
  public static let uikit: Behavior = {
    var behavior = Behavior()
    behavior.scrollTo = .oneShot
    return behavior
  }()

  /// The documented behavior of UIKit with its flow layout, which does not adjust the offset and forgets sizes.
  public static let uikitFlow: Behavior = {
    var behavior = uikit
    behavior.compensation = .none
    behavior.sizeCache = SizeCache(isDroppedOnReload: true, isDroppedOnWidthChange: true)
    behavior.prefetching = .withoutEstimates
    behavior.flowHeaders = .reference
    return behavior
  }()

  /// The documented behavior of UIKit with its compositional layout.
  ///
  /// Measured: it finds items by their group, and forgets sizes on a reload and when the room across the scroll direction
  /// changes. That the offset stays when a size above it changes is reported (Apple developer forum 716998); UIKit seems to
  /// adjust it in some cases.
  public static let uikitCompositional: Behavior = {
    var behavior = uikit
    behavior.compensation = .none
    behavior.sizeCache = SizeCache(isDroppedOnReload: true, isDroppedOnWidthChange: true)
    behavior.groupMembers = .byGroup
    behavior.orthogonalOffsets = .lostOnReload
    return behavior
  }()

  /// A list as tutorials of 2015 write it: one row a line, sized by its cell, with a live content size.
  ///
  /// It adjusts no offset, compares exactly, never forgets a size, and computes every frame in every pass.
  public static let seedList: Behavior = {
    var behavior = uikit
    behavior.compensation = .none
    behavior.sizeGate = .exact
    behavior.sizeCache = SizeCache(key: .neverDropped)
    behavior.cost = .fullPrepare
    return behavior
  }()
}

extension Behavior {
  /// The documented behavior of UIKit with a layout of this class.
  @MainActor
  init(defaultFor layout: UICollectionViewLayout) {
    switch layout {
    case is UICollectionViewFlowLayout: self = .uikitFlow
    case is UICollectionViewCompositionalLayout: self = .uikitCompositional
    default: self = .uikit
    }
  }
}
