/// A feature that the scene format defines and this version does not implement yet.
///
/// The loader refuses scenes with such features and gives the place; this error is for scenes made in code.
public struct UnbuiltFeature: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name in the scene file.
  public var name: String

  /// The sentence for the user.
  public var description: String { "\(name) is not built yet" }
}
