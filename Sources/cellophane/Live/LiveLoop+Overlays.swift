import Foundation
import Renderer
import Scenes
import Simulator

extension LiveLoop {
  /// Opens an overlay at the start; in the gallery, selects the first entry.
  func open(_ overlay: ScreenOverlay?) {
    screen.open(overlay)
    guard overlay == .gallery else { return }
    fillGallery()
    screen.state.gallery.select(0)
  }

  /// Fills the gallery with the shipped scenes and the local files, unless it is filled.
  func fillGallery() {
    guard screen.state.gallery.entries.isEmpty else { return }
    attempt("The gallery") {
      let tour = try program.tour()
      let stops = try tour.stops(SceneLoader())
      let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      let entries = tour.entries(of: stops) + LocalFiles(in: folder).entries
      screen.state.gallery = GalleryState(entries: entries)
      screen.state.gallery.select(entries.firstIndex { $0.path == files.path } ?? 0)
    }
  }

  /// Makes the preview of the selected entry, unless it has one.
  func makePreview() {
    guard screen.state.isGalleryOpen, let entry = screen.state.gallery.unseen else { return }
    let preview = GalleryPreview(path: entry.path, program.loader, on: screen) { scene in
      TrapReport(of: scene, at: entry.path, program).begin(on: terminal)
    }
    prepareTrapReport()
    screen.state.gallery.keep(preview, of: entry)
    needsDrawing = true
  }
}

extension LiveLoop {
  /// Adds the output printed by the layout's code to the log.
  func showCapturedOutput() {
    if let text = terminal.readPrintedOutput() {
      screen.state.log.take(text)
      needsDrawing = true
    }
    guard case .log = screen.state.overlay else { return }
    screen.state.log.markSeen()
    terminal.markPrintedOutputSeen()
  }

  /// Prepares the trap report for the scene that runs now.
  func prepareTrapReport() {
    trapReport = newTrapReport
    trapReport.begin(on: terminal)
  }

  private var newTrapReport: TrapReport {
    TrapReport(of: timeline.scene, layouts: timeline.layouts, at: files.path, program)
  }

  /// Updates the trap report after a user action that may have changed the layout.
  func renewTrapReport() {
    trapReport.update(from: newTrapReport)
    trapReport.install(on: terminal)
  }

  /// Adds the current user action to the trap report.
  func prepareTrapReport(_ action: Action) {
    if trapReport.record(action, at: frame.time) { trapReport.install(on: terminal) }
  }

  /// Adds a pressed key to the trap report.
  func prepareTrapReport(_ key: Key, times: Int) {
    terminal.recordKey(key.word(times: times))
  }
}

extension LiveLoop {
  /// Shows a message if a layout that computes very many elements was abandoned.
  func showAbandonedWork() {
    guard let reason = asking.clearReason() else { return }
    let standing = timeline.isPaused ? " Time stands still." : ""
    screen.state.overlay = .message(
      ScreenMessage(
        title: "Taken back",
        text: "\(text(for: reason))\(standing)"))
    // A resize may have been read together with the interrupt. Do not fit the viewport: that may be the work that was interrupted.
    Self.fit(&screen, to: terminal, program.options)
    dropFinger()
    needsDrawing = true
  }

  private func text(for reason: AskingNotice.Reason) -> String {
    switch reason {
    case .interrupt:
      "Ctrl-C stopped a layout of very many items. The change that needed it is taken back."
    case .memory:
      "\(program.options.memoryLimit.complaint) The change that needed it is taken back."
    }
  }
}
