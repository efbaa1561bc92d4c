import Foundation

#if !canImport(Darwin)
  /// The values associated with objects.
  ///
  /// Objective-C releases associated values together with their object. Here the release of an object cannot be observed.
  /// Instead, the values of released objects are removed whenever the number of objects with values has doubled, which
  /// keeps the cost of an association constant. They are never returned for a new object at the same address.
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

    /// Guards everything below; values are released outside of it, since their deinitialisers may make associations.
    private let lock = NSLock()
    private var owned: [ObjectIdentifier: Owned] = [:]
    private var sweepCount = 64

    private init() {}

    /// The number of objects with values, including released ones that were not removed yet.
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
        // Only objects can be referenced weakly; any other value is stored here, since nothing else owns it.
        type(of: value) is AnyClass ? WeakValue(value as AnyObject) : value
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        value
      }
    }

    /// Removes the values of released objects.
    private func sweep() -> [Any] {
      let gone = owned.filter { $0.value.owner == nil }
      for identifier in gone.keys { owned[identifier] = nil }
      sweepCount = max(64, 2 * owned.count)
      return Array(gone.values)
    }
  }

  // swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
  /// How an associated value is held.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weakly, if it is an object.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, strongly, if it can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly; here the same as the nonatomic case.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy, strongly, if it can be copied; here the same as the nonatomic case.
    case OBJC_ASSOCIATION_COPY = 0o1403
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value associated with an object under a key, or nil.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, key)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Associates a value with an object under a key, or removes the associated value if `value` is nil.
  ///
  /// A value is released some time after its object, not together with it.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.setValue(value, of: object as AnyObject, key, policy)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Removes everything associated with an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeValues(of: object as AnyObject)
  }

  /// Runs the body; without Objective-C there is no pool to drain.
  public func autoreleasepool<Result, Failure>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
#endif
