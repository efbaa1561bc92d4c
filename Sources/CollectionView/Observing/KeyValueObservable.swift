import Foundation

/// Lets `observe(_:options:changeHandler:)` name the class it is called on in its key path.
@preconcurrency @MainActor
public protocol KeyValueObservable: AnyObject {}

#if !canImport(Darwin)
  extension KeyValueObservable where Self: UIView {
    /// Calls a handler whenever the value at a key path changes, as long as the result is kept.
    ///
    /// What follows from the geometry can be observed: `bounds`, `frame`, `center`, `contentOffset`, `contentSize`. With
    /// `.prior` the handler is also called before every change of the geometry. Setting a value to what it is calls no
    /// handler, unless values of its type cannot be compared.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let token = ObservationToken()
      var known = self[keyPath: keyPath]
      func change(from old: Value?, to new: Value?, isPrior: Bool)
        -> NSKeyValueObservedChange<Value>
      {
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, isPrior: isPrior)
      }
      viewObservers.add(token) { [weak self] in
        guard let self, options.contains(.prior) else { return }
        changeHandler(self, change(from: self[keyPath: keyPath], to: nil, isPrior: true))
      } didChange: { [weak self] in
        guard let self else { return }
        let old = known
        let new = self[keyPath: keyPath]
        guard !areEqual(old, new) else { return }
        known = new
        changeHandler(self, change(from: old, to: new, isPrior: false))
      }
      if options.contains(.initial) {
        changeHandler(self, change(from: nil, to: known, isPrior: false))
      }
      return NSKeyValueObservation(token)
    }
  }

  private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    return first.equals(second)
  }

  extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
  }
#endif
