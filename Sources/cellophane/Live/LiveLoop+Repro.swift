import Foundation
import Renderer
import Scenes

extension LiveLoop {
  /// Writes a repro of the run so far to a file and to the clipboard.
  func copyRepro() {
    attempt("This moment cannot be copied") {
      let scene = try timeline.repro()
      let folder = FileManager.default.currentDirectoryPath
      let options = Self.allowedFolders(of: scene, from: folder)
        .map { " --allow-files \(ShellWord($0).text)" }.joined()
      let file = try? ReproFile(folder: folder) { name in
        SceneWriter().text(
          of: scene,
          remarks: ["cellophane open \(name)\(options)", "cellophane check \(name)\(options)"])
      }
      let text = file?.text ?? SceneWriter().text(of: scene)
      let isCopied = terminal.copy(text)
      screen.state.overlay = .message(
        Self.message(
          file, isCopied: isCopied, folder: folder, fails: scene.expectsSomething,
          omissions: SceneWriter().omissions(from: scene),
          isMoving: frame.panes.contains { $0.motion.activity != .idle }))
    }
    needsDrawing = true
  }

  /// The folders of the data that a scene in `folder` may name only if an option allows it.
  private static func allowedFolders(of scene: Scene, from folder: String) -> [String] {
    let files = scene.panes.compactMap(\.data.file?.path).filter { $0 != "-" }
    return Set(files.filter { !SceneLoader.isFile($0, in: folder) }.map(Scenes.folder(ofPath:)))
      .sorted()
  }

  private static func message(
    _ file: ReproFile?, isCopied: Bool, folder: String, fails: Bool, omissions: [String],
    isMoving: Bool
  ) -> ScreenMessage {
    let clipboard =
      isCopied
      ? "The terminal was asked to put it on the clipboard too."
      : "It is too long for the clipboard, or the terminal has none."
    guard let file else {
      return ScreenMessage(
        title: "No file was written",
        text: "This folder cannot be written to: \(folder)\n\n"
          + (isCopied
            ? "The terminal was asked to put the scene on the clipboard." : clipboard))
    }
    let end =
      omissions.isEmpty
      ? "It ends as it is here: its steps are what the scene and you did."
      : "It need not end as it is here: \(omissions.joined(separator: " "))"
    return ScreenMessage(
      title: "What happened so far is a scene",
      text: """
        \(file.name)

        \(end)\
        \(isMoving ? " Opened, what moves goes on from there." : "")

          cellophane open \(file.name)
          cellophane check \(file.name)

        \(fails ? "The check fails as long as what was found is found.\n\n" : "")\
        \(clipboard)
        """)
  }
}

extension Scene {
  /// Whether the last step of the scene is an expectation.
  fileprivate var expectsSomething: Bool {
    if case .expect? = steps.last?.kind { true } else { false }
  }
}
