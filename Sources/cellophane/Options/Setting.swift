import ArgumentParser

/// `layout.estimatedHeight=80`: a dotted key of the scene file and the text of its value.
struct Setting: ExpressibleByArgument {
  var key: String
  var value: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    key = String(parts[0])
    value = String(parts[1])
  }
}
