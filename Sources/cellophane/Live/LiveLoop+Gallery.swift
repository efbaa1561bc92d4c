import Foundation
import Renderer
import Scenes
import Simulator

extension LiveLoop {
  /// Opens what is to be open at first; the gallery at its first entry.
  func open(_ overlay: ScreenOverlay?) {
    screen.open(overlay)
    guard overlay == .gallery else { return }
    fillGallery()
    screen.state.gallery.select(0)
  }

  /// Lists the scenes that ship and the files at hand, once.
  func fillGallery() {
    guard screen.state.gallery.entries.isEmpty else { return }
    attempt("The gallery") {
      let tour = try program.tour()
      let stops = try tour.stops(SceneLoader())
      let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      let entries = tour.entries(of: stops) + LocalFiles(in: folder).entries
      screen.state.gallery = GalleryState(entries: entries)
      screen.state.gallery.select(entries.firstIndex { $0.path == path } ?? 0)
    }
  }

  /// Makes the picture of the entry that is chosen, once.
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
