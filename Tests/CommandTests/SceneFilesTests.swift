import CPlatform
import Foundation
import Scenes
import Testing

@testable import cellophane

@Suite("The files of a run")
struct SceneFilesTests {
  private let folder: TemporaryFolder
  private let scene: String
  private let data: String
  private var files: SceneFiles

  init() throws {
    folder = try TemporaryFolder()
    data = try folder.write("name\npear\n", to: "rows.csv")
    scene = try folder.write("data: { file: rows.csv }\n", to: "a.yaml")
    files = SceneFiles([scene])
    files.finishReading(try SceneLoader().scene(at: scene))
  }

  @Test("Nothing has changed at first")
  func same() {
    #expect(files.canBeReadAgain && !files.haveChanged && files.firstChanged == nil)
    #expect(files.path == scene)
  }

  @Test("A scene or its data that is written again has changed, until it is read")
  mutating func written() throws {
    for path in [scene, data] {
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("\n".utf8))
      try handle.close()
      #expect(files.haveChanged && files.firstChanged == path)
      files.beginReading()
      files.finishReading(try SceneLoader().scene(at: scene))
      #expect(!files.haveChanged && files.firstChanged == nil)
    }
  }

  @Test("A file whose former contents are restored has not changed")
  mutating func restored() throws {
    let text = try String(contentsOfFile: scene, encoding: .utf8)
    try "data: 3\n".write(toFile: scene, atomically: true, encoding: .utf8)
    #expect(files.haveChanged && files.firstChanged == scene)
    try text.write(toFile: scene, atomically: true, encoding: .utf8)
    #expect(!files.haveChanged && files.firstChanged == scene)
    // Also after the wrong contents were tried.
    try "data: }\n".write(toFile: scene, atomically: true, encoding: .utf8)
    files.beginReading()
    try text.write(toFile: scene, atomically: true, encoding: .utf8)
    #expect(!files.haveChanged)
  }

  @Test("A file that another one of the same size and time replaces has changed")
  func replaced() throws {
    let other = try folder.write("data: { file: rows.csv}\n\n", to: "b.yaml")
    let date = try FileManager.default.attributesOfItem(atPath: scene)[.modificationDate]
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: other)
    try FileManager.default.removeItem(atPath: scene)
    try FileManager.default.moveItem(atPath: other, toPath: scene)
    #expect(files.haveChanged && files.firstChanged == scene)
  }

  @Test("A missing file is not noticed, but is not what was read")
  func missing() throws {
    try FileManager.default.removeItem(atPath: data)
    #expect(files.canBeReadAgain && files.haveChanged && files.firstChanged == nil)
  }

  @Test("A file that could not be read is noticed only when it changes once more")
  mutating func wrong() throws {
    try folder.write("data: [\n", to: "a.yaml")
    files.beginReading()
    #expect(files.haveChanged && files.firstChanged == nil)
    try folder.write("data: 30\n", to: "a.yaml")
    #expect(files.firstChanged == scene)
  }

  @Test("Standard input and devices cannot be read again")
  func streams() {
    #expect(!SceneFiles(["-"]).canBeReadAgain)
    #expect(!SceneFiles(["/dev/null"]).canBeReadAgain)
    #expect(SceneFiles(["-", scene]).canBeReadAgain)
    #expect(SceneFiles([scene, data]).path == nil)
  }
}
