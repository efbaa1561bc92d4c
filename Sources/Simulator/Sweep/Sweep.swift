/// The results of all values of a knob, pane by pane.
public struct Sweep: Sendable, Equatable, Encodable {
  /// The values with findings, those without, and those that cannot be judged.
  public struct Verdict: Sendable, Equatable, Encodable {
    public var title: String
    /// The first value, in the given order, with a finding or a diagnostic.
    ///
    /// For words, the order has no meaning.
    @Nullable public var firstBreaking: String?
    public var fine: [String]
    /// The values without findings at which not every invariant could be judged.
    public var unjudged: [String]
    /// The invariants that could not be judged at one of them.
    public var notJudged: [String]
  }

  /// The name of the scene file.
  public var scene: String
  public var knob: String
  public var values: [SweepPoint]
  public var verdicts: [Verdict]
  /// Sentences on the values: settings left out for them, and presets that do not fit a layout.
  public var notes: [String]

  /// - Parameters:
  ///   - scene: The name of the scene file.
  ///   - knob: The key with its dots.
  ///   - values: One for each value, in order.
  ///   - pane: The only pane that is judged, by its position; nil for all of them.
  ///   - notes: Sentences on the values.
  public init(
    scene: String, knob: String, values: [SweepPoint], pane: Int? = nil, notes: [String] = []
  ) {
    self.scene = scene
    self.knob = knob
    self.notes = notes
    let values = values.map { point in
      var point = point
      point.panes = point.panes.enumerated().filter { pane ?? $0.offset == $0.offset }
        .map(\.element)
      return point
    }
    self.values = values
    verdicts = (values.first?.panes ?? []).indices.map { index in
      let unjudged = values.filter { $0.panes[index].isUnjudged }
      return Verdict(
        title: values[0].panes[index].title,
        firstBreaking: values.first { !$0.panes[index].isFine }?.value,
        fine: values.filter { $0.panes[index].isFine && !$0.panes[index].isUnjudged }.map(\.value),
        unjudged: unjudged.map(\.value),
        notJudged: unjudged.flatMap { $0.panes[index].notJudged }.withoutRepetitions)
    }
  }
}
