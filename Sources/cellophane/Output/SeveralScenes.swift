import Foundation

/// A name that several of the scenes that ship begin with.
struct SeveralScenes: Error, CustomStringConvertible {
  var name: String
  var paths: [String]

  var description: String {
    let names = paths.map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }
    return "\(name) is the beginning of several: \(names.joined(separator: ", "))"
  }
}
