import Foundation

/// Writes a scene as a file that reads back as the same scene.
///
/// Keys are in the order of the format; defaults are left out. Counts stay counts. Data of a file stays a reference to
/// it, by its path from the current folder. Data of standard input, and of a file that was browsed as another kind, is
/// written out, and so are settings of it. The line numbers of steps are lost, and so is `Scene.isBrowsing`.
public struct SceneWriter: Sendable {
  /// The most items that are written with their texts; a comment says how many are left out.
  public var itemLimit: Int

  /// Whether data of files is written out as well.
  var writesFilesOut = false

  public init(itemLimit: Int = 10_000) {
    self.itemLimit = itemLimit
  }

  /// Steps on one line, as in a list of a scene.
  public static func line(of steps: [Step]) -> String {
    var writer = StepWriter([], by: SceneWriter())
    return steps.map { writer.value(of: $0).step }.joined(separator: ", ")
  }

  /// The text of the file.
  ///
  /// - Parameters:
  ///   - scene: What to write.
  ///   - remarks: Lines that are written as comments before everything else.
  /// - Returns: YAML.
  public func text(of scene: Scene, remarks: [String] = []) -> String {
    let panes = PanesWriter(scene.panes, by: self)
    var steps = StepWriter(scene.panes, by: self)
    var entries: [WrittenValue.Entry] = []
    func add(_ key: String, _ value: WrittenValue?) {
      if let value { entries.append(WrittenValue.Entry(key: key, value: value)) }
    }
    add("cellophane", .number(SceneFormat.version))
    add("title", .text(scene.title))
    add("about", scene.about.isEmpty ? nil : .text(scene.about))
    add(
      "keywords", scene.keywords.isEmpty ? nil : .list(scene.keywords.map { .text($0) }))
    add("group", scene.group.isEmpty ? nil : .text(scene.group))
    add("exhibit", scene.exhibit.map(WrittenValue.exhibit))
    entries += panes.commonBeforeData
    add("data", panes.data)
    entries += panes.commonAfterData
    add("panes", panes.own.map { .list($0) })
    add("steps", scene.steps.isEmpty ? nil : .list(scene.steps.map { steps.value(of: $0) }))
    let lines = WrittenText(entries, spreading: ["panes", "steps"]).lines
    let comments = (remarks + panes.remarks).map { "# \($0.visible)" }
    return (comments + lines).joined(separator: "\n") + "\n"
  }

  /// Sentences on the items that are left out of the text; empty when all are written.
  public func omissions(from scene: Scene) -> [String] {
    PanesWriter(scene.panes, by: self).remarks
  }

  /// Whether the data of a file is written out.
  ///
  /// That is so if the file does not exist for other readers, or if they would read it differently.
  func writesOut(_ file: DataFile) -> Bool {
    writesFilesOut || file.path == "-" || file.isReadOtherwise
  }
}

extension WrittenValue {
  /// The story of a bug, as the value of `exhibit`.
  static func exhibit(_ exhibit: Exhibit) -> WrittenValue {
    func oneOrMore(_ names: [String]) -> WrittenValue? {
      switch names.count {
      case 0: nil
      case 1: .text(names[0])
      default: .list(names.map { .text($0) })
      }
    }
    return .keys([
      "entry": .text(exhibit.entry), "sees": .text(exhibit.sees), "cause": .text(exhibit.cause),
      "basis": .word(exhibit.basis.rawValue),
      "reported": exhibit.reported.isEmpty ? nil : .list(exhibit.reported.map { .text($0) }),
      "fix": exhibit.fix.isEmpty ? nil : .text(exhibit.fix),
      "code": oneOrMore(exhibit.code.map(\.rawValue)), "knob": oneOrMore(exhibit.knobs),
    ])
  }
}
