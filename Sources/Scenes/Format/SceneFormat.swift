/// Descriptions of everything that the scene format defines.
///
/// Reading, writing, suggestions, knobs, `sweep`, `advise`, `list`, completion and the reference in `Docs/Settings.md`
/// follow these descriptions: the kinds of layout with their properties (`LayoutKind`), the settings of a pane
/// (`PaneSetting`), the presets and knobs of the behavior (`Preset`, `Knob`), and the plain lists below.
public enum SceneFormat {
  /// The version of the format that is read.
  public static let version = 1

  /// The endings of the names of scene files, in lowercase; a `.json` with a scene's keys or steps is a scene, too.
  public static let endings = ["yaml", "yml"]

  /// Whether a scene can have a file name: its ending is that of a scene or unknown, and not that of data.
  public static func canName(_ path: String) -> Bool { DataFormat(named: path) == nil }

  /// The steps, in the order of the format.
  public static let steps: [Word] = [
    "scrollBy", "drag", "touch", "fling", "page", "key", "keyboard", "wheel", "indicator", "follow",
    "scrollTo", "setOffset", "insert", "delete", "reload", "reconfigure", "move", "batch", "expand",
    "collapse",
    "insertSections", "deleteSections", "reloadSections", "moveSection", "reloadData", "reappear",
    "grow", "invalidateLayout", "setCollectionViewLayout", "viewport", "set", "wait", "repeat",
    "inOneTurn", "say", "pause", "mark", "expect",
  ]

  /// The counters of a report, by their names.
  public static let counters: [Word] = [
    "frames", "passes", "invalidations", "prepare", "attributesInRect", "attributesForItem",
    "dequeued", "reused", "shown", "asked", "measured", "visited", "prefetched",
  ]

  /// The audit's invariants I1–I12, in the order of the format.
  public static let invariants: [Word] = FindingHeadline.allCases.reduce(into: []) { names, kind in
    let name = Word(stringLiteral: kind.invariant)
    if names.last != name { names.append(name) }
  }
}
