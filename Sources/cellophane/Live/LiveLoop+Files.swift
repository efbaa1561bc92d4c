import Renderer
import Scenes
import Simulator
import Terminal

extension LiveLoop {
  /// The time between two looks at the files.
  private static let lookInterval: Duration = .seconds(1)

  /// How long to wait for input before the files are looked at again; nil if they cannot change.
  var timeToLook: Duration? {
    files.canBeReadAgain ? max(.zero, lastLook + Self.lookInterval - Platform.now) : nil
  }

  /// Looks at the files, at most once a second; shows a notice if one has changed, or reads them again with `--watch`.
  func lookAtFiles() {
    let now = Platform.now
    guard now >= lastLook + Self.lookInterval else { return }
    lastLook = now
    guard let file = files.firstChanged, files.canBeReadAgain else { return }
    guard files.haveChanged else { return withdrawNotice() }
    if program.watchesFiles {
      // The line that is being typed, and a scene that is being chosen, are not lost.
      guard screen.state.prompt == nil, !screen.state.isGalleryOpen else { return }
      readAgain()
    } else if !isChangeNoticed {
      isChangeNoticed = true
      screen.state.fileNotice = .changed(Self.name(of: file))
    } else {
      return
    }
    needsDrawing = true
  }

  /// Removes the notice about a file that is again as it was when it was read.
  private func withdrawNotice() {
    guard screen.state.fileNotice != nil else { return }
    isChangeNoticed = false
    screen.state.fileNotice = nil
    needsDrawing = true
  }

  /// Starts the scene again; reads its files again if one of them has changed.
  func restart() {
    guard files.canBeReadAgain, files.haveChanged else {
      attempt("This scene did not start again") {
        try run(timeline.scene, from: files, after: timeline)
        tellSettings()
      }
      return
    }
    readAgain()
  }

  /// Reads the files again and starts the scene; the one that runs goes on if they are wrong.
  private func readAgain() {
    files.beginReading()
    isChangeNoticed = false
    do {
      let scene = try program.scene(from: files)
      var known = files
      known.finishReading(scene)
      try run(scene, from: known, after: timeline)
      screen.tell(.screen(.restart), "\(Self.name(of: files.paths[0])) is read again")
      tellSettings()
    } catch {
      guard !asking.isAbandoned else { return }
      report(error)
    }
  }

  /// Says that an undo restores the settings before the restart.
  private func tellSettings() {
    guard timeline.bringsBackSettings else { return }
    screen.tell(.session(.undoSetting), "sets the knobs as they were")
  }

  /// Shows an error of the files in a line, and all of it in the log; on a stage, which has no line for it, in a message.
  private func report(_ error: any Error) {
    let text = "\(error)"
    guard !screen.state.isOnStage else {
      let title = "This scene goes on: its file is wrong"
      screen.state.overlay = .message(ScreenMessage(title: title, text: text))
      return
    }
    let isSeen = screen.state.log.unseen == 0
    screen.state.log.take("\(text)\n")
    if isSeen { screen.state.log.markSeen() }
    screen.state.fileNotice = .wrong(Self.line(of: error))
  }

  /// An error in one line, which names the file without its folder.
  private static func line(of error: any Error) -> String {
    guard let error = error as? SceneError else {
      return String("\(error)".prefix { !$0.isNewline })
    }
    let place = error.line > 0 ? ":\(error.line):\(error.column)" : ""
    return "\(name(of: error.file))\(place): \(error.message)"
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
