import Foundation
import Scenes

/// The code of a fix, read from the folder `fixes` of the assets.
struct FixFile {
  let fix: Fix
  /// The whole file, which compiles as it is.
  let code: String

  /// Reads the code of a fix.
  ///
  /// - Throws: `Missing` if the file cannot be read.
  init(_ fix: Fix, assets: URL) throws {
    self.fix = fix
    let file = assets.appendingPathComponent("fixes").appendingPathComponent(fix.fileName)
    guard let code = try? String(contentsOf: file, encoding: .utf8) else {
      throw Missing(path: file.path)
    }
    self.code = code
  }

  /// What it fixes: the first line of the file.
  var summary: String {
    String(code.prefix { $0 != "\n" }.drop { $0 == "/" || $0 == " " })
  }

  /// The file of a fix cannot be read.
  struct Missing: Error, CustomStringConvertible {
    var path: String

    var description: String { "cannot read \(path.visible)" }
  }
}
