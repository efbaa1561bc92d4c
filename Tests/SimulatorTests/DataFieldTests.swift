import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// A table whose rows show one field of several.
@MainActor
@Suite("Fields of a data file while it is shown")
struct DataFieldTests {
  private func session(_ files: [String] = ["a.csv"], text: String? = nil) throws -> Session {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fields-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = (0..<50).map { "\($0),n\($0),l\($0)" }.joined(separator: "\n")
    for file in files {
      try Data("number,name,no\n\(rows)\n".utf8).write(to: folder.appendingPathComponent(file))
    }
    let loader = SceneLoader()
    guard let text else {
      return try Session(try loader.scene(at: folder.appendingPathComponent(files[0]).path))
    }
    return try Session(
      try loader.scene(text: text, name: "scene.yaml", directory: folder.path), mode: .headless)
  }

  private func texts(_ session: Session) -> [String] {
    session.frame.panes[0].elements.sorted { $0.indexPath[1] < $1.indexPath[1] }.prefix(2)
      .map(\.text)
  }

  @Test("A key goes round the fields; title, knob and ledger tell which one is shown")
  func round() throws {
    let session = try session()
    #expect(texts(session) == ["n0", "n1"] && session.frame.title == "a.csv · name, 2 of 3")
    session.apply(.turn(.field, by: 1))
    #expect(texts(session) == ["l0", "l1"] && session.frame.title == "a.csv · no, 3 of 3")
    #expect(!session.panes[0].content.model.isChanged)
    let knob = try #require(session.frame.panes[0].knobs.first { $0.key == "data.text" })
    #expect(knob.shown == "no, 3 of 3" && knob.isChanged)
    session.apply(.turn(.field, by: 1))
    #expect(texts(session) == ["0", "1"])
    session.apply(.undoSetting)
    session.apply(.undoSetting)
    #expect(texts(session) == ["n0", "n1"] && session.frame.title == "a.csv · name, 2 of 3")
    #expect(session.frame.panes[0].knobs.first { $0.key == "data.text" }?.isChanged == false)
  }

  @Test("What was done to the rows stays when another field is shown, and a grouping begins anew")
  func edited() throws {
    let session = try session()
    session.apply(
      .update([.delete([[0, 0], [0, 2]]), .move(from: [0, 4], to: [0, 0])], animated: false))
    #expect(texts(session) == ["n4", "n1"])
    session.apply(.turn(.field, by: 1))
    #expect(texts(session) == ["l4", "l1"] && session.frame.panes[0].itemCount == 48)
    session.apply(.undoSetting)
    #expect(texts(session) == ["n4", "n1"])
    session.apply(.set([try Setting(key: "data.id", text: "no")]))
    #expect(texts(session) == ["n0", "n1"] && session.frame.panes[0].itemCount == 50)
  }

  @Test("Data of one field, and none of a file, have nothing to go round")
  func nothing() throws {
    let session = try session(text: "data: 3")
    let before = session.frame
    session.apply(.turn(.field, by: 1))
    #expect(session.frame.title == before.title)
    #expect(!before.panes[0].knobs.contains { $0.key == "data.text" })
  }

  @Test("Where a number of items takes the place of a file, the ledger tells the numbers of items")
  func number() throws {
    let session = try session(text: "{ data: { file: a.csv, text: name }, layout: { kind: list } }")
    session.apply(.set([try Setting(key: "data", text: "900")]))
    #expect(session.frame.panes[0].ledger.contains { $0.cause == "data 50 → 900" })
  }

  @Test("A scene of its own has the title that it says")
  func title() throws {
    #expect(try session(text: "title: T\ndata: { file: a.csv }").frame.title == "T")
  }

  @Test("That a file has become shorter is told as soon as it is noticed")
  func shrunk() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".txt")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data((0..<60_000).map { "line \($0)\n" }.joined().utf8).write(to: url)
    let session = try Session(SceneLoader().scene(at: url.path))
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 70_000)
    try handle.close()
    #expect(session.frame.panes[0].diagnostics.isEmpty)
    session.apply(.keyboard(.jump(.end)))
    session.settle()
    let told = session.frame.panes[0].diagnostics.map(\.message)
    #expect(told.count == 1 && told[0].hasPrefix("\(url.path) has become shorter"))
  }

  @Test("A frame with its history has all fields of the rows whose cells are live, any other none")
  func rows() throws {
    let session = try session()
    let frame = session.frame
    #expect(frame.panes[0].rows.isEmpty)
    let pane = session.withHistory(frame).panes[0]
    #expect(pane.rows.count == pane.elements.count)
    for element in pane.elements {
      let row = try #require(element.detail.row)
      #expect(pane.rows[row]?.map(\.value) == ["\(row)", "n\(row)", "l\(row)"])
      #expect(element.text == "n\(row)")
    }
  }
}
