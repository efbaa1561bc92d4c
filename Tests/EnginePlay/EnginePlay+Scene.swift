import Foundation

// A failing play as a scene, so that it can be watched and checked by the program.

extension EnginePlay {
  /// The play as a scene file, and what it complains of.
  ///
  /// What a scene has no word for is told by the nearest that it has, with a remark.
  @MainActor
  public func scene(title: String, about: String) -> String {
    let rig = PlayRig(setup)
    var writer = PlaySceneWriter(setup)
    writer.writeBeginning(rig.content, title: title, about: about)
    for operation in operations {
      guard let step = rig.step(of: operation) else { continue }
      writer.write(step, rig.content)
      if rig.play(step) != nil { break }
    }
    writer.writeEnd(rig.content)
    return writer.lines.joined(separator: "\n") + "\n"
  }
}
