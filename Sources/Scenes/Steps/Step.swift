/// One step of a scene and the line it stands on.
public struct Step: Sendable, Equatable {
  /// The line of the scene file, from 1.
  public var line: Int
  /// What happens.
  public var kind: Kind

  /// Makes a step of a line of the file.
  public init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }
}
