/// Which headers and footers have been asked for their sizes without being heard, for a layout that hears them late.
struct AskedEdges {
  /// Those asked in a pass that has ended.
  private var before: Set<ElementKey> = []
  private var now: Set<ElementKey> = []

  /// Notes that an element is asked; whether it was in an earlier pass, too.
  mutating func wasAsked(_ key: ElementKey) -> Bool {
    if before.remove(key) != nil { return true }
    now.insert(key)
    return false
  }

  mutating func passDidEnd() {
    guard !now.isEmpty else { return }
    before.formUnion(now)
    now = []
  }
}
