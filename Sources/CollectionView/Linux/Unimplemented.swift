import Foundation

/// Finds out whether a delegate implements an optional method, without Objective-C.
///
/// Each optional requirement has a default implementation that records itself here; a caller that finds its own method
/// recorded after the call knows that the object has no implementation of its own. Method and object are both compared,
/// because a delegate may call another one meanwhile.
///
/// Every protocol with optional methods is declared in the same way: requirements, defaults that record themselves, and for
/// calls with a question mark a property of the methods' base name, disfavoured so that an object's own property of that name
/// comes first. The property is never nil; the call returns nil if the object does not implement the method. Its result is
/// implicitly unwrapped, so that `delegate.collectionView!(…)` compiles, too. A protocol that refines one of these and has a
/// property of its own under the same name adds its calls to those inherited.
@MainActor
package enum Unimplemented {
  private static var recorded: (method: String, object: ObjectIdentifier)?

  /// Records that a default implementation ran for `object`.
  package static func record(_ method: String = #function, in object: AnyObject) {
    recorded = (method, ObjectIdentifier(object))
  }

  /// The result of `body`, or nil when the object has no implementation of its own.
  static func call<Result>(_ method: String, of object: AnyObject, _ body: () -> Result) -> Result?
  {
    recorded = nil
    let result = body()
    defer { recorded = nil }
    if let recorded, recorded.method == method, recorded.object == ObjectIdentifier(object) {
      return nil
    }
    return result
  }
}

/// A data source that declares every optional method, such as the collection view controller of the module `UIKit`: an
/// override of a method that calls `super` looks unimplemented.
package protocol ImplementsEveryMethod: AnyObject {}
