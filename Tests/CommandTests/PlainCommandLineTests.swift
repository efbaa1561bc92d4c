import ArgumentParser
import Testing

@testable import cellophane

@Suite("A command line of files alone")
struct PlainCommandLineTests {
  @Test(
    "Is read as the parser reads it",
    arguments: [
      [], ["a.txt"], ["open"], ["open", "a.txt"], ["a.txt", "b.csv"], ["open", "a", "b c"],
      ["open", "open.txt"], ["ärger.txt"],
    ])
  func files(_ words: [String]) throws {
    let command = try #require(try Cellophane.parseAsRoot(words) as? OpenCommand)
    #expect(Cellophane.files(in: words) == command.files)
    // What it takes for given where nothing is said.
    #expect(command.options.values.words == RunOptions().words)
    #expect(command.look.values.words == ScreenLook().words)
  }

  @Test(
    "Anything else is left to the parser",
    arguments: [
      ["-"], ["--help"], ["open", "--help"], ["a.txt", "--ascii"], ["--", "a.txt"], ["check"],
      ["check", "a.yaml"], ["open", "check"], ["a.txt", "museum"], ["help"], ["help", "open"],
      ["--version"], [""], ["open", "open"],
    ])
  func others(_ words: [String]) {
    #expect(Cellophane.files(in: words) == nil)
  }
}
