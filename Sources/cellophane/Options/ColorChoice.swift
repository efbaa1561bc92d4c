import ArgumentParser

/// When colours are used.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  /// - Parameters:
  ///   - isTerminal: Whether a terminal gets the output.
  ///   - wantsColor: What the environment says.
  /// - Returns: Whether colours are used.
  func usesColor(isTerminal: Bool, wantsColor: Bool) -> Bool {
    switch self {
    case .auto: isTerminal && wantsColor
    case .always: true
    case .never: false
    }
  }
}
