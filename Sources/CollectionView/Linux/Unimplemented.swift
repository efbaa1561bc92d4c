import Foundation

/// How the engine learns that a delegate lacks an optional method, without Objective-C.
///
/// Each optional requirement has a default implementation that notes itself here; a caller that finds its own note
/// after the call knows that the object has no implementation of its own. Method and object are both compared, because
/// a delegate may call another one meanwhile.
///
/// Every protocol with optional methods is made in the same way: requirements, defaults that note themselves, and for
/// calls with a question mark a property of the methods' base name, disfavoured so that an object's own property of
/// that name comes first. The property is never nil; the call itself is, when the object has no such method. Its
/// result is implicitly unwrapped, so that `delegate.collectionView!(…)` compiles, too. A protocol that refines one of
/// these and has a property of its own under the same name adds its calls to those inherited.
@MainActor
enum Unimplemented {
  private static var noted: (method: String, object: ObjectIdentifier)?

  /// Notes that a default implementation ran for `object`.
  static func note(_ method: String = #function, in object: AnyObject) {
    noted = (method, ObjectIdentifier(object))
  }

  /// The result of `body`, or nil when the object has no implementation of its own.
  static func call<Result>(_ method: String, of object: AnyObject, _ body: () -> Result) -> Result?
  {
    noted = nil
    let result = body()
    defer { noted = nil }
    if let noted, noted.method == method, noted.object == ObjectIdentifier(object) { return nil }
    return result
  }
}
