extension SceneFormat {
  /// How each value of a knob is known to be what a host does, by knob and value.
  ///
  /// The value of `correct` is a wish, and nobody is known to behave so; it stands nowhere here.
  private static let bases: [String: [String: Basis]] = [
    "requery": ["once": .documented, "never": .documented, "narrowOnly": .documented],
    "queryRect": ["bounds": .documented],
    "contentSize": [
      "frozen": .documentedSymptom, "lineBlind": .documentedSymptom, "stale": .inferred,
      "lineSpacing": .documentedSymptom,
    ],
    "scrollRange": ["judgedOnce": .documentedSymptom],
    "compensation": [
      "none": .documented, "contentDelta": .documented,
      "contentDeltaOfUpdate": .documented, "double": .documented,
      "nearestEdge": .documented, "spanning": .documented, "unsized": .documented,
      "downOnly": .documented, "deferred": .documented, "swallowed": .documented,
      "endsFling": .documented, "byPage": .documentedSymptom,
    ],
    "sizeCache": [
      "byIndex": .documented, "neverDropped": .documented, "droppedOnReload": .documented,
      "droppedOnWidthChange": .documented, "droppedOnReappear": .documented,
    ],
    "scrollTo": [
      "oneShot": .documented, "dequeuedPrefix": .inferred, "retuned": .inferred,
      "unclamped": .inferred,
    ],
    "sizeGate": ["exact": .documented, "frame": .documented, "none": .inferred],
    "estimate": [
      "runningMean": .documented, "visibleMean": .documented, "batchMean": .documented,
    ],
    "updatePhase": [
      "oldIndexPath": .documented, "preUpdateFrames": .documented, "aliasedCache": .documented,
      "resetToEstimate": .documentedSymptom, "judgedByEstimate": .documentedSymptom,
    ],
    "clamp": [
      "never": .documentedSymptom, "whileRubberBanding": .documented,
      "upperOnly": .documentedSymptom,
    ],
    "supplementary": [
      "latePass": .documentedSymptom, "intoItemZero": .documented,
      "pinnedByEstimate": .documentedSymptom,
    ],
    "commit": ["offsetEarly": .documented, "offsetLate": .documented],
    "lanes": [
      "repicked": .documented, "frozen": .documented, "sequentialSearch": .documented,
    ],
    "cost": ["fullPrepare": .documented],
    "successors": [
      "frozen": .documentedSymptom, "scrollersFrozen": .documentedSymptom,
      "rowsByEstimate": .documentedSymptom,
    ],
    "sizeStorage": ["rounded": .documented],
    "margins": ["uncounted": .documented],
    "fitting": ["always": .documented],
    "prefetching": ["withoutEstimates": .documentedSymptom],
    "flowSpacing": ["swapped": .documentedSymptom],
  ]
}

extension SceneFormat {
  /// How it is known that a host behaves as a preset says; nil for `correct`, which is a wish, and for one that there is
  /// none of.
  ///
  /// Single mechanisms may be documented; that a host has all of them together, and no other, nobody states.
  public static func basis(ofPreset name: String) -> Basis? {
    name == "correct" || !presets.contains { $0.name == name } ? nil : .inferred
  }
}

extension SceneFormat.Knob {
  /// How it is known that a host behaves as a value says; nil for the value of `correct`, which is a wish, and for a value
  /// that there is none of.
  public func basis(of value: String) -> Basis? { SceneFormat.basis(of: value, knob: name) }
}

extension SceneFormat {
  fileprivate static func basis(of value: String, knob: String) -> Basis? { bases[knob]?[value] }
}
