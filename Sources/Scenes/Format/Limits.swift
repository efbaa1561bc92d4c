extension SceneFormat {
  /// The largest values that a scene may contain; a larger value is taken for a mistake and is an error.
  public enum Limits {
    /// Items over all sections.
    static let items = 2_000_000_000
    /// Items with content of their own, counted once for each repetition of their section.
    static let listedItems = 10_000_000
    static let sections = 1_000_000
    /// Items of a collection view inside a cell.
    static let innerItems = 1_000_000
    /// Items of a section that a step inserts.
    static let insertedItems = 1_000_000
    static let panes = 16
    /// Points of one number; far below where a sum over all items would lose whole points.
    public static let points = 1_000_000_000.0
    /// Points of an offset or a content size.
    static let offset = 1e15
    /// Points of a viewport's side.
    static let viewport = 100_000.0
    /// Seconds of one step.
    static let seconds = 86_400.0
    /// Frames of one step, a day of them.
    static let frames = 5_184_000
    /// Presses of a key in one action, as many as a count before the key can express.
    static let presses = 999_999_999
    /// Repetitions of a `repeat` step.
    static let repetitions = 1_000_000
    /// Invalidations of a layout in a row.
    static let invalidations = 1_000
    /// Columns of a layout.
    static let columns = 1_000
    /// Frames of a `scrollTo` with a fixed curve.
    static let animationFrames = 100_000
    /// Maps and lists inside each other.
    static let depth = 100
  }
}
