import Foundation
import Renderer
import Scenes
import Simulator
import Terminal

extension GalleryPreview {
  /// The number of frames to run for a preview; a scene that waits for the presenter ends earlier.
  private static let longestRun = 40
  /// The time that the layout of a preview may take.
  private static let longestWork: Duration = .milliseconds(500)
  /// The largest file to preview, in bytes; the gallery would have to wait for a larger one.
  private static let largestFile = 2_000_000

  /// Makes a picture of an opened file, after those of its first steps that need no presenter.
  ///
  /// - Parameters:
  ///   - path: The scene or the data file.
  ///   - loader: Reads the file.
  ///   - screen: The screen that data is fitted to.
  ///   - willRun: Called with the scene before its layout runs for the first time.
  @MainActor
  init(
    path: String, _ loader: SceneLoader, on screen: Screen, willRun: (Scene) -> Void = { _ in }
  ) {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    guard size <= Self.largestFile else {
      self.init(message: "\(size / 1_000_000) MB: it is read when it is opened.")
      return
    }
    var loader = loader
    // The limit also applies to the data files of a scene.
    loader.largestFile = Self.largestFile
    do {
      let scene = try loader.scene(at: path).fitted(to: screen)
      willRun(scene)
      let end = Platform.now + Self.longestWork
      let session = try Session(scene, whileAsking: { _, _ in Platform.now < end })
      for _ in 0..<Self.longestRun where !session.isIdle && !session.isAbandoned {
        session.passFrame()
      }
      guard !session.isAbandoned else {
        self.init(message: "This layout computes very many items; open the scene to run it.")
        return
      }
      self.init(frame: session.frame, about: Tour.flowing(scene.about))
    } catch {
      self.init(message: "\(error)")
    }
  }
}
