/// Something the scene format knows and this version does not do yet.
///
/// The loader refuses such scenes with their place; this is what a scene made in code meets.
public struct UnbuiltFeature: Error, Sendable, Equatable, CustomStringConvertible {
  /// What it is, in the words of the scene file.
  public var name: String

  /// The sentence for the user.
  public var description: String { "\(name) is not built yet" }
}
