import Foundation

#if !canImport(Darwin)
  /// The layouts that observe a layout's `collectionView` by name.
  @MainActor
  struct LayoutObservers {
    private struct Entry {
      weak var observer: UICollectionViewLayout?
      let options: NSKeyValueObservingOptions
      let context: UnsafeMutableRawPointer?
    }

    private var entries: [Entry] = []

    mutating func add(
      _ observer: UICollectionViewLayout, options: NSKeyValueObservingOptions,
      context: UnsafeMutableRawPointer?
    ) {
      entries.append(Entry(observer: observer, options: options, context: context))
    }

    mutating func remove(_ observer: UICollectionViewLayout) {
      if let index = entries.lastIndex(where: { $0.observer === observer }) {
        entries.remove(at: index)
      }
    }

    func tell(of layout: UICollectionViewLayout, from old: UICollectionView?) {
      for entry in entries {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if entry.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        if entry.options.contains(.new) { change[.newKey] = layout.installedIn ?? NSNull() }
        entry.observer?.observeValue(
          forKeyPath: "collectionView", of: layout, change: change, context: entry.context)
      }
    }
  }
#endif
