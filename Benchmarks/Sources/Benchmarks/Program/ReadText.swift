import Foundation
import Scenes
import Simulator

/// A data file that is opened again and again, and its first row made fit for a screen.
final class ReadText {
  private let file: URL

  init(_ text: String, ending: String) {
    file = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID().uuidString).\(ending)")
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      fatalError("\(error)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  func read() {
    do {
      let sections = try SceneLoader().scene(at: file.path).panes[0].data.sections
      for section in sections where section.items.count > 0 {
        _ = section.items[0].text.displaySafe
      }
    } catch {
      fatalError("\(error)")
    }
  }
}
