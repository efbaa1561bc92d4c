#if !canImport(Darwin)
  import Foundation

  /// What was associated with objects.
  ///
  /// Objective-C's runtime lets go of associated values when their object goes. Here nobody is told of that: values
  /// whose object has gone are let go when the number of objects with values has doubled, so that the cost per
  /// association stays constant, and are never given to an object that has come to live at the same address.
  final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private final class WeakValue {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }

    private struct Owned {
      weak var owner: AnyObject?
      var values: [UnsafeRawPointer: Any] = [:]
    }

    /// Guards everything below; values are let go of outside it, since they may have associations of their own to make.
    private let lock = NSLock()
    private var owned: [ObjectIdentifier: Owned] = [:]
    private var sweepCount = 64

    private init() {}

    /// Objects that have values, and those of them that have gone and were not noticed yet.
    var objectCount: Int { lock.withLock { owned.count } }

    func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      let value = lock.withLock { () -> Any? in
        guard let found = owned[ObjectIdentifier(object)], found.owner === object else {
          return nil
        }
        return found.values[key]
      }
      if let weak = value as? WeakValue { return weak.object }
      return value
    }

    func setValue(
      _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer,
      _ policy: objc_AssociationPolicy
    ) {
      let held = value.map { hold($0, policy) }
      let dropped = lock.withLock { () -> [Any] in
        var dropped: [Any] = []
        let identifier = ObjectIdentifier(object)
        var entry = owned[identifier] ?? Owned(owner: object)
        if entry.owner !== object {
          dropped.append(entry)
          entry = Owned(owner: object)
        }
        if let old = entry.values[key] { dropped.append(old) }
        entry.values[key] = held
        owned[identifier] = entry.values.isEmpty ? nil : entry
        if owned.count > sweepCount { dropped += sweep() }
        return dropped
      }
      withExtendedLifetime(dropped) {}
    }

    func removeValues(of object: AnyObject) {
      let dropped = lock.withLock { owned.removeValue(forKey: ObjectIdentifier(object)) }
      withExtendedLifetime(dropped) {}
    }

    private func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Any {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        // Only objects can be held weakly; there is nothing else to keep a value of another kind alive.
        type(of: value) is AnyClass ? WeakValue(value as AnyObject) : value
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        value
      }
    }

    /// Takes out what belongs to objects that have gone.
    private func sweep() -> [Any] {
      let gone = owned.filter { $0.value.owner == nil }
      for identifier in gone.keys { owned[identifier] = nil }
      sweepCount = max(64, 2 * owned.count)
      return Array(gone.values)
    }
  }
#endif
