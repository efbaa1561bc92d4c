import Foundation

/// The result of an optional call whose member is read at once, as in
/// `delegate?.collectionView?(view, layout: self, sizeForItemAt: path).height ?? 0`.
///
/// On Apple's platforms the whole chain is nil if the object does not implement the method. A result of type `CGSize!` would
/// be unwrapped before its member is read, which traps if there is none. So each method that returns a value can be called in
/// two ways: the first returns the value, the second this type, whose members are nil if the result is. The compiler chooses
/// the first if it compiles without unwrapping, since the second has one more parameter with a default.
///
/// The type cannot be copied, so that it never stands for a value of type `Any`, such as an argument of `print`. Calling a
/// *method* of a missing result still traps.
@dynamicMemberLookup
public struct OptionalResult<Value>: OptionalChain, ~Copyable {
  public let value: Value?

  init(_ value: Value?) {
    self.value = value
  }

  /// A member of the result; nil if there is no result.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member! {
    value?[keyPath: path]
  }
}

/// A result with members that can be read as a chain, such as `.frame.size.height`.
///
/// The compiler prefers the members of a type to those of a protocol; so only a member that is not the last of a chain is read
/// through this one.
public protocol OptionalChain: ~Copyable {
  associatedtype Value
  /// The result; nil if there is none.
  var value: Value? { get }
}

extension OptionalChain where Self: ~Copyable {
  /// A member of the result whose own member is read next.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> OptionalResult<Member> {
    OptionalResult<Member>(value?[keyPath: path])
  }
}
