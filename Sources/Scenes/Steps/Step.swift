/// One step of a scene and the line it stands on.
public struct Step: Sendable, Equatable {
  /// The line of the scene file, from 1.
  public var line: Int
  /// What happens.
  public var kind: Kind
  /// The pane it happens in, for what a hand does; nil for all of them.
  public var pane: Int?

  /// Makes a step of a line of the file, for every pane unless one is given.
  public init(line: Int, kind: Kind, pane: Int? = nil) {
    self.line = line
    self.kind = kind
    self.pane = pane
  }
}
