import Foundation
import Renderer
import Scenes
import Simulator

extension GalleryPreview {
  /// Frames after which a scene is looked at wherever it is, unless it waits for the presenter before.
  private static let longestRun = 40
  /// Bytes of a file that is read for its picture; a larger one would make the gallery wait.
  private static let largestFile = 2_000_000

  /// What a file looks like when it is opened, as far as its first steps lead by themselves.
  ///
  /// - Parameters:
  ///   - path: The scene or the data file.
  ///   - loader: What reads it.
  ///   - screen: What a data file is made to fit.
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
    // Also of the data that a scene names.
    loader.largestFile = Self.largestFile
    do {
      let scene = try loader.scene(at: path).fitted(to: screen)
      willRun(scene)
      // A picture is not waited for.
      let session = try Session(scene, whileAsking: { _, _ in false })
      for _ in 0..<Self.longestRun where !session.isIdle && !session.isAbandoned {
        session.passFrame()
      }
      guard !session.isAbandoned else {
        self.init(message: "This layout measures every item up front; open the scene to run it.")
        return
      }
      self.init(frame: session.frame, about: Tour.flowing(scene.about))
    } catch {
      self.init(message: "\(error)")
    }
  }
}
