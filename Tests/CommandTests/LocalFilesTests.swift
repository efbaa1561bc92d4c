import Testing

@testable import cellophane

@Suite("Files of the folder, in the gallery")
struct LocalFilesTests {
  @Test("A scene is called by its title and says what it is about, all else by the file's name")
  func titles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "title: My talk\nabout: |\n  Two\n  lines.\ndata: { file: nowhere.csv }\n", to: "a.yaml")
    try folder.write("data: 3\n", to: "b.yml")
    try folder.write("title: Broken\ncolour: red\n", to: "c.yaml")
    try folder.write("title,about\nx,y\n", to: "d.csv")
    try folder.write("title: [\n", to: "e.yaml")
    try folder.write(
      "title: Large\nabout: \(String(repeating: "word ", count: 20_000))\n", to: "f.yaml")
    try folder.write(
      """
      title: Jumps
      exhibit: { entry: B99, sees: it jumps, cause: none, basis: inferred }
      """, to: "g.yaml")
    try folder.write("title: \"\"\ndata: 3\n", to: "h.yaml")
    let entries = LocalFiles(in: folder.url).entries
    #expect(
      entries.map(\.title) == [
        "My talk", "b.yml", "c.yaml", "d.csv", "e.yaml", "f.yaml", "B99 Jumps", "h.yaml",
      ])
    #expect(entries[0].about == "Two lines." && entries.dropFirst().allSatisfy(\.about.isEmpty))
    #expect(
      entries.map(\.path)
        == ["a.yaml", "b.yml", "c.yaml", "d.csv", "e.yaml", "f.yaml", "g.yaml", "h.yaml"])
    #expect(entries.map { $0.story?.bug?.sees } == [nil, nil, nil, nil, nil, nil, "it jumps", nil])
  }

  @Test("Of very many files the first are offered, and the heading says so")
  func many() throws {
    let folder = try TemporaryFolder()
    for number in 1001...1502 { try folder.write("a\n", to: "f\(number).txt") }
    let entries = LocalFiles(in: folder.url).entries
    #expect(entries.count == 500)
    #expect(entries.last?.path == "f1500.txt")
    #expect(Set(entries.map(\.group)) == ["Here: the first 500 of 502"])
  }
}
