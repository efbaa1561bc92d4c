extension Keymap {
  /// The keymap as it is while a search is on, when `n` goes to the next match.
  public var searching: Keymap {
    let key = Key.character("n")
    var groups = groups
    for group in groups.indices {
      for line in groups[group].bindings.indices {
        let isMatch = groups[group].bindings[line].command == .screen(.nextMatch)
        groups[group].bindings[line].keys.removeAll { $0 == key }
        if isMatch { groups[group].bindings[line].keys.append(key) }
      }
    }
    return Keymap(groups: groups)
  }
}
