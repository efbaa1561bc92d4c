import Foundation

#if canImport(ObjectiveC)
  /// An observer of a layout's `collectionView`.
  typealias LayoutObserver = NSObject
#else
  /// An observer of a layout's `collectionView`; most often the layout itself.
  typealias LayoutObserver = UICollectionViewLayout
#endif

/// The observers of a layout's `collectionView`, which is observed by name.
@MainActor
struct LayoutObservers {
  private struct Entry {
    weak var observer: LayoutObserver?
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
  }

  private var entries: [Entry] = []

  mutating func add(
    _ observer: LayoutObserver, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {
    entries.append(Entry(observer: observer, options: options, context: context))
  }

  mutating func remove(_ observer: LayoutObserver) {
    if let index = entries.lastIndex(where: { $0.observer === observer }) {
      entries.remove(at: index)
    }
  }

  /// Removes the observation of an observer that was added last with a context.
  mutating func remove(_ observer: LayoutObserver, context: UnsafeMutableRawPointer?) {
    if let index = entries.lastIndex(where: { $0.observer === observer && $0.context == context }) {
      entries.remove(at: index)
    }
  }

  /// Notifies the observers that a layout was installed in a collection view or removed.
  func notify(of layout: UICollectionViewLayout, from old: UICollectionView?) {
    for entry in entries {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
      if entry.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      if entry.options.contains(.new) { change[.newKey] = layout.installedIn ?? NSNull() }
      entry.observer?.observeValue(
        forKeyPath: "collectionView", of: layout, change: change, context: entry.context)
    }
  }
}

#if !canImport(Darwin)
  /// The keys of a change that an observer receives.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(
      rawValue: "notificationIsPrior")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif
