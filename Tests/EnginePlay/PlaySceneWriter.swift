import Foundation

/// Writes a play as a scene, line by line.
struct PlaySceneWriter {
  private(set) var lines: [String] = []
  private let setup: PlaySetup
  /// The current time of the scene in seconds.
  private var time = 0.0
  /// The changes of true sizes, which a scene lists with their times under `cell`.
  private var changes: [String] = []
  private var changesLine = 0

  init(_ setup: PlaySetup) {
    self.setup = setup
  }

  // MARK: The beginning

  mutating func writeBeginning(_ content: PlainContent, title: String, about: String) {
    lines.append("title: \(title)")
    lines.append("about: |")
    lines += about.split(separator: "\n").map { "  \($0)" }
    lines.append("viewport: \(Self.pair(setup.viewport))")
    lines.append("displayScale: \(Self.text(setup.scale))")
    if setup.insetTop != 0 || setup.insetBottom != 0 {
      lines.append(
        "contentInset: [\(Self.text(setup.insetTop)), 0, \(Self.text(setup.insetBottom)), 0]")
    }
    writeData(content)
    changesLine = lines.count
    if let header = setup.header {
      lines.append("header: { size: [320, \(Self.text(header.height))] }")
    }
    if let footer = setup.footer {
      lines.append("footer: { size: [320, \(Self.text(footer.height))] }")
    }
    let properties = properties.map { "\($0): \($1)" }.joined(separator: ", ")
    lines.append("layout: { kind: \(setup.layout.rawValue), \(properties) }")
    let drops =
      (setup.dropsSizesOnReload ? ["droppedOnReload"] : [])
      + (setup.dropsSizesOnWidthChange ? ["droppedOnWidthChange"] : [])
    lines.append(
      drops.isEmpty
        ? "behavior: correct"
        : "behavior: { preset: correct, sizeCache: [\(drops.joined(separator: ", "))] }")
    lines.append("steps:")
  }

  private mutating func writeData(_ content: PlainContent) {
    guard !content.sections.isEmpty else { return lines.append("data: { sections: [] }") }
    lines.append("data:")
    lines.append("  sections:")
    for section in content.sections {
      let items = section.items.map { item($0.id, $0.size) }.joined(separator: ", ")
      lines.append("    - items: [\(items)]")
      if setup.header != nil { lines.append("      header: Header") }
      if setup.footer != nil { lines.append("      footer: Footer") }
    }
  }

  private var properties: [(String, String)] {
    if setup.layout == .compositional { return [("sections", "[ \(section) ]")] }
    var properties: [(String, String)] = []
    func add(_ name: String, _ value: String, unless isDefault: Bool = false) {
      if !isDefault { properties.append((name, value)) }
    }
    let inset = [setup.sectionTop, setup.sectionSides, setup.sectionBottom, setup.sectionSides]
    let insetText = "[\(inset.map(Self.text).joined(separator: ", "))]"
    if setup.layout == .flow {
      add("estimatedItemSize", Self.pair(setup.estimate))
      add("minimumLineSpacing", Self.text(setup.spacing))
      add("minimumInteritemSpacing", Self.text(setup.itemSpacing))
      if let header = setup.header {
        add("headerReferenceSize", "[320, \(Self.text(header.estimate))]")
      }
      if let footer = setup.footer {
        add("footerReferenceSize", "[320, \(Self.text(footer.estimate))]")
      }
      add("sectionHeadersPinToVisibleBounds", "true", unless: !setup.pinsHeaders)
      add("sectionFootersPinToVisibleBounds", "true", unless: !setup.pinsFooters)
    } else {
      add("estimatedHeight", Self.text(setup.estimate.height))
      add("spacing", Self.text(setup.spacing))
      if let header = setup.header, setup.layout != .waterfall {
        add("estimatedHeaderHeight", Self.text(header.estimate))
      }
      let pins = setup.layout == .table || setup.pinsHeaders
      add("pinHeaders", "\(setup.pinsHeaders)", unless: setup.layout == .waterfall || !pins)
    }
    if setup.layout == .waterfall {
      add("columns", "\(setup.columns)")
      add("order", setup.isRoundRobin ? "roundRobin" : "shortest")
    }
    add("sectionInset", insetText, unless: setup.layout == .table || inset == [0, 0, 0, 0])
    return properties
  }

  /// The section of a compositional layout.
  private var section: String {
    func size(_ height: CGFloat) -> String {
      "[fractionalWidth(1), estimated(\(Self.text(height)))]"
    }
    func edge(_ kind: String, _ alignment: String, _ edge: PlaySetup.Edge?, _ isPinned: Bool)
      -> String?
    {
      edge.map {
        "{ elementKind: \(kind), layoutSize: \(size($0.estimate)), alignment: \(alignment), pinToVisibleBounds: \(isPinned) }"
      }
    }
    let edges = [
      edge("header", "top", setup.header, setup.pinsHeaders),
      edge("footer", "bottom", setup.footer, setup.pinsFooters),
    ].compactMap { $0 }
    let insets = [setup.sectionTop, setup.sectionSides, setup.sectionBottom, setup.sectionSides]
    let item = size(setup.estimate.height)
    return [
      "{ group: { horizontal: { layoutSize: \(item), subitem: { layoutSize: \(item) }, count: \(setup.columns), interItemSpacing: \(Self.text(setup.itemSpacing)) } }",
      "interGroupSpacing: \(Self.text(setup.spacing))",
      "contentInsets: [\(insets.map(Self.text).joined(separator: ", "))]",
      "supplementariesFollowContentInsets: false",
      "boundarySupplementaryItems: [\(edges.joined(separator: ", "))] }",
    ].joined(separator: ", ")
  }

  // MARK: Steps

  /// Writes a step; `content` is the content before it.
  mutating func write(_ step: PlayStep, _ content: PlainContent) {
    switch step {
    case .scroll(let amount): add("scrollBy: [0, \(Self.text(amount))]")
    case .offset(let offset): add("setOffset: { to: [0, \(Self.text(offset))] }")
    case .show(let path, let position):
      add("scrollTo: { item: \(Self.text(path)), at: \(position.rawValue), animated: false }")
    case .change(let paths, let amount):
      time += 1
      for path in paths {
        let height = content.item(at: path)?.size.height ?? 0
        let by = max(PlainContent.leastHeight, height + amount) - height
        changes.append(
          "{ after: \(time - 0.5), items: [\(Self.text(path))], by: [0, \(Self.text(by))] }")
      }
      add("wait: 1")
    case .update(let batch): write(batch, content)
    case .reloadData: add("reloadData: true")
    case .resize(let size): add("viewport: \(Self.pair(size))")
    }
  }

  private mutating func write(_ batch: PlayBatch, _ content: PlainContent) {
    var changes: [String] = []
    if !batch.deletes.isEmpty { changes.append("{ delete: [\(Self.list(batch.deletes))] }") }
    if !batch.reloads.isEmpty { changes.append("{ reload: [\(Self.list(batch.reloads))] }") }
    for move in batch.moves {
      changes.append("{ move: [\(Self.text(move.from)), \(Self.text(move.to))] }")
    }
    if !batch.sectionDeletes.isEmpty {
      changes.append("{ deleteSections: \(batch.sectionDeletes) }")
    }
    if !batch.sectionReloads.isEmpty {
      changes.append("{ reloadSections: \(batch.sectionReloads) }")
    }
    for move in batch.sectionMoves {
      changes.append("{ moveSection: [\(move.from), \(move.to)] }")
    }
    if !batch.sectionInserts.isEmpty {
      let sections = batch.sectionInserts.map { insert in
        "{ items: [\(items(insert.ids))]\(edges) }"
      }
      changes.append(
        "{ insertSections: { at: \(batch.sectionInserts.map(\.section)), sections: [\(sections.joined(separator: ", "))] } }"
      )
    }
    if !batch.inserts.isEmpty {
      changes.append(
        "{ insert: { at: [\(Self.list(batch.inserts.map(\.path)))], items: [\(items(batch.inserts.map(\.id)))] } }"
      )
    }
    guard !changes.isEmpty else { return }
    lines.append("  - batch: [\(changes.joined(separator: ", "))]")
    lines.append("    animated: false")
  }

  /// Writes the changes of true sizes, and the final step with the expectations.
  mutating func writeEnd(_ content: PlainContent) {
    if !changes.isEmpty {
      lines.insert(
        "cell: { changes: [\(changes.joined(separator: ", "))] }", at: changesLine)
    }
    // In a flow layout and a waterfall, other items than the held one may change lines and columns, which the audit reports.
    let hasRows = setup.layout == .list || setup.layout == .table
    let findings = hasRows ? "findings: none, " : ""
    add("expect: { \(findings)diagnostics: none, measured: \(content.knownCount) }")
  }

  private mutating func add(_ step: String) { lines.append("  - \(step)") }

  private func item(_ id: Int, _ size: CGSize) -> String {
    "{ id: i\(id), text: i\(id), size: \(Self.pair(size)) }"
  }

  private func items(_ ids: [Int]) -> String {
    ids.map { item($0, setup.size(ofItem: $0)) }.joined(separator: ", ")
  }

  /// The header and footer of a section.
  private var edges: String {
    (setup.header == nil ? "" : ", header: Header")
      + (setup.footer == nil ? "" : ", footer: Footer")
  }

  private static func pair(_ size: CGSize) -> String {
    "[\(text(size.width)), \(text(size.height))]"
  }

  private static func list(_ paths: [IndexPath]) -> String {
    paths.map { text($0) }.joined(separator: ", ")
  }

  private static func text(_ path: IndexPath) -> String { "[\(path.section), \(path.item)]" }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(Double(number))"
  }
}

extension EnginePlay {
  /// The play as a scene file that the program can run and check.
  ///
  /// An operation that a scene cannot express is replaced by a similar one, with a comment.
  @MainActor
  public func scene(title: String, about: String) -> String {
    let rig = PlayRig(setup)
    var writer = PlaySceneWriter(setup)
    writer.writeBeginning(rig.content, title: title, about: about)
    for operation in operations {
      guard let step = rig.step(of: operation) else { continue }
      writer.write(step, rig.content)
      if rig.play(step) != nil { break }
    }
    writer.writeEnd(rig.content)
    return writer.lines.joined(separator: "\n") + "\n"
  }
}
