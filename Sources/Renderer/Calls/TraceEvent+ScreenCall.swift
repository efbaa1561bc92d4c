import Simulator

extension TraceEvent {
  /// The call as the screen tells it: index paths, the names of elements and numbers as the elements and the inspector have them.
  var screenCall: String {
    let kinds = Set(["header", "footer"] + [element?.kind.map(ElementName.word)].compactMap { $0 })
    return kinds.reduce(call.withScreenPaths.withScreenNumbers) { $0.withSections(ofKind: $1) }
  }
}

extension String {
  /// The text with the first view of a section under the section alone: `header [1]` for `header [1,0]`.
  fileprivate func withSections(ofKind kind: String) -> String {
    guard utf8.count > kind.utf8.count else { return self }
    let lead = Array("\(kind) [".utf8)
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "["), result.reversed().starts(with: lead.reversed())
      else { continue }
      let section = bytes[index...].prefix {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
      guard bytes[section.endIndex...].starts(with: ",0]".utf8) else { continue }
      result += section
      index = section.endIndex + 2
    }
    return String(decoding: result, as: UTF8.self)
  }
}
