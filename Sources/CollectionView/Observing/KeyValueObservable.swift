import Foundation

/// Lets the key path of `observe(_:options:changeHandler:)` start at the class it is called on.
@preconcurrency @MainActor
public protocol KeyValueObservable: AnyObject {}

// On Apple's platforms every NSObject has a method of this name, which fails for properties that Objective-C cannot see.
// This one is chosen instead, because it is constrained to views.
extension KeyValueObservable where Self: UIView {
  /// Calls a handler whenever the value at a key path changes, as long as the result is retained.
  ///
  /// Values that depend on the geometry can be observed: `bounds`, `frame`, `center`, `contentOffset`, `contentSize`. With
  /// `.prior` the handler is also called before every change of the geometry. The handler is not called when a value is set
  /// to an equal one, unless values of its type cannot be compared.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, ViewObservedChange<Value>) -> Void
  ) -> ViewObservation {
    let token = ObservationToken()
    var known = self[keyPath: keyPath]
    func change(from old: Value?, to new: Value?, isPrior: Bool) -> ViewObservedChange<Value> {
      ViewObservedChange(
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
    return ViewObservation(token)
  }
}

private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  guard let first = first as? any Equatable else { return false }
  return first.equals(second)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// The observers of the geometry of a view.
///
/// Without Objective-C a property cannot be observed by name. A view notifies its observers before and after its geometry
/// changes, and each compares the value at its key path, so any key path that depends on the geometry can be observed.
@MainActor
final class ViewObservers {
  private struct Observer {
    let token: ObservationToken
    let willChange: () -> Void
    let didChange: () -> Void
  }

  private var observers: [Observer] = []

  func add(
    _ token: ObservationToken, willChange: @escaping () -> Void, didChange: @escaping () -> Void
  ) {
    observers.removeAll { !$0.token.isValid }
    observers.append(Observer(token: token, willChange: willChange, didChange: didChange))
  }

  func geometryWillChange() {
    for observer in observers where observer.token.isValid { observer.willChange() }
  }

  func geometryDidChange() {
    for observer in observers where observer.token.isValid { observer.didChange() }
  }
}
