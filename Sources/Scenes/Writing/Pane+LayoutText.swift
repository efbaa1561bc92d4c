extension Pane {
  /// `layout` on one line, as the pane's file says it, with what another one says otherwise.
  ///
  /// Keys keep their order and what stays its spelling; what the file does not say comes last. The kind is always said.
  public func text(changingLayoutTo other: LayoutDescription) -> String {
    let (before, after) = (WrittenValue.layout(layout), WrittenValue.layout(other))
    let own = source?.value["layout"].map { WrittenValue($0) } ?? before
    let changed = own.changed(as: before, to: after)
    guard let entries = changed.entries, changed["kind"] == nil else { return changed.flow }
    return WrittenValue.map([WrittenValue.Entry(key: "kind", value: .word(other.kind))] + entries)
      .flow
  }
}
