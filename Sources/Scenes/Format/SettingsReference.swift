/// The reference of every setting of a pane, as Markdown: the whole text of `Docs/Settings.md`.
public enum SettingsReference {
  public static var text: String {
    ([introduction, settings] + [layouts, behavior, whileRunning]).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Settings

    Every setting of a pane, with the form of its value, its default and what it does. `cellophane list --keys` prints this page,
    which is made from the descriptions that the scene reader uses. [Scenes.md](Scenes.md) shows how a scene is written; lengths are
    in points.
    """

  // MARK: Sections of the page

  private static var settings: String {
    let rows = PaneSetting.all.filter { $0.parts.isEmpty }.map(\.description)
    let parts = PaneSetting.all.flatMap(\.parts).map(\.description)
    return """
      ## A pane

      \(table(rows))

      The keys of `cell`:

      \(table(CellReader.properties))

      The keys of `cell.size`:

      \(table(CellReader.sources))

      The keys of `cell.size.inner`:

      \(table(CellReader.inner))

      The keys of `cell.size.listCell`:

      \(table(CellReader.listCell))

      The settings in the map `scroll` have the names of `UIScrollView`:

      \(table(parts))
      """
  }

  private static var layouts: String {
    let sizings = LayoutDescription.Sizing.allCases.map { "| `\($0.rawValue)` | \($0.help) |" }
    let kinds = SceneFormat.builtLayoutKinds.map { kind in
      let sizings = kind.sizings.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      return """
        ### `\(kind.name)`

        \(kind.summary) Sizing: \(sizings).

        \(table(kind.properties, showsSections: kind.hasSectionProperties))
        """
    }
    return """
      ## Layouts

      `layout.kind` names the layout; `layout.sizing` says where sizes come from, by default the first that a kind has:

      | `sizing` | sizes |
      | --- | --- |
      \(sizings.joined(separator: "\n"))

      Where a delegate is asked, `sizeForItemAt` or `heightForRowAt` is its answer, and `cell` is what the content needs. An
      answer that is a map has these keys:

      \(table(DelegateSizeReader.properties))

      `layout.perSection` is a list with a map for each section, in order, of the properties that may differ by section.

      \(kinds.joined(separator: "\n\n"))
      """
  }

  private static var behavior: String {
    let presets = SceneFormat.presets.map { preset in
      let basis = preset.basis?.rawValue ?? wish
      return
        "| `\(preset.name)` | \(cell(preset.help)) | \(preset.host.map(code) ?? "") | \(basis) |"
    }
    let knobs = SceneFormat.knobs.map { knob in
      let together = Set(knob.together.map(\.name))
      let values = (knob.values + knob.together + [knob.measure].compactMap { $0 }).map { value in
        let mark = together.contains(value.name) ? " (may be listed together)" : ""
        return
          "| `\(value.name)`\(mark) | \(cell(value.help)) | \(value.basis?.rawValue ?? wish) |"
      }
      return """
        ### `\(knob.name)`

        \(knob.help) Owner: the \(knob.owner.rawValue).\(reach(of: knob))

        | value | effect | basis |
        | --- | --- | --- |
        \(values.joined(separator: "\n"))
        """
    }
    return """
      ## Behavior

      A preset gives every knob a value; `{ preset: correct, requery: once }` changes single knobs. The basis says how it is known
      that a host behaves so: *documented* by its documentation, its maintainers or public source; a *documented symptom* is
      reported, and the mechanism is the simplest that yields it; *inferred* follows from something else that is known.

      | preset | behavior | host | basis |
      | --- | --- | --- | --- |
      \(presets.joined(separator: "\n"))

      Knobs of the view act on every layout, knobs of the layout only on `list`, `table`, `waterfall` and flow layouts, unless
      stated otherwise. The first value of each is that of `correct`.

      \(knobs.joined(separator: "\n\n"))
      """
  }

  private static var whileRunning: String {
    let effects = PaneSetting.all.map { "| `\($0.name)` | \(cell($0.effect)) |" }
    return """
      ## Settings while a scene runs

      A `set` step, the knobs panel (`s`) and the keys `e` and `E` change settings while the scene runs:

      ```yaml
      steps:
        - set: { layout.estimatedItemSize: [320, 50], behavior.requery: fixpoint }
        - set: { panes.1.behavior: correct }
        - set: { data: 1000000 }
      ```

      A key is written with dots, its value as in the file. Both are checked when the scene is read, on top of the settings before
      them, and a mistake is reported with its line and column. A key reaches every pane, also one that has a value of its own;
      `panes.1.behavior` is for the second pane alone, and a property of a layout reaches the panes whose layout has it. A map for
      `cell`, `layout` or `scroll` is merged with the current one.

      | key | effect |
      | --- | --- |
      | `data` | The items are replaced, also by the same data after insertions and deletions: `reloadData()`, and every size is dropped unless `sizeCache` is `neverDropped`. `data.text`, `data.section` and `data.id` choose fields of a data file. |
      \(effects.joined(separator: "\n"))

      Motions continue. The audit does not report a setting itself as a jump, although elements may move.

      These cannot be set while a scene runs, and are refused when it is read: `cellophane`, `title`, `about`, `steps`, `panes`
      itself and other parts of `data`.

      `u` undoes the last setting, made by a step or by hand, and `U` redoes it. Continuing from a past frame applies every setting
      that was in force then.
      """
  }

  // MARK: Tables

  private static let wish = "a wish"

  private static func table(
    _ properties: [PropertyDescription], showsSections: Bool = false
  ) -> String {
    let rows = properties.map { property in
      let value = property.defaultValue.map { code(WrittenValue.property($0).flow) } ?? ""
      let sections = showsSections ? property.isPerSection ? " yes |" : " |" : ""
      let key = property.name.split(separator: ".").last.map(String.init) ?? property.name
      return
        "| `\(key)` | \(cell(property.form.text)) | \(value) |\(sections) \(cell(property.help)) |"
    }
    let head =
      showsSections
      ? ["| key | value | default | per section | meaning |", "| --- | --- | --- | --- | --- |"]
      : ["| key | value | default | meaning |", "| --- | --- | --- | --- |"]
    return (head + rows).joined(separator: "\n")
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  /// A text with `|` escaped, for a cell of a Markdown table.
  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  /// A sentence with the layouts that a knob affects; empty if they are those of its owner.
  private static func reach(of knob: SceneFormat.Knob) -> String {
    guard knob.families != nil else { return "" }
    let kinds = SceneFormat.builtLayoutKinds.filter { knob.acts(on: $0) }.map(\.name)
    return " Acts on \(kinds.map(code).joined(separator: ", ")) alone."
  }
}
