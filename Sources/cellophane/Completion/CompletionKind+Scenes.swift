import ArgumentParser
import Scenes

extension CompletionKind {
  /// The names of the exhibits of the museum.
  static var exhibits: CompletionKind {
    .custom { _, _, _ in
      MainActor.assumeIsolated {
        (try? Program(options: RunOptions()).tour()).map { tour in
          tour.museum.scenes.isEmpty ? tour.names : tour.museum.scenes
        } ?? []
      }
    }
  }

  /// The kinds of `cellophane new`.
  static var templates: CompletionKind {
    .custom { _, _, _ in
      MainActor.assumeIsolated {
        ((try? Program(options: RunOptions()).templates()) ?? []).map(\.kind)
      }
    }
  }

  /// The scene keys that are swept most often.
  static var knobs: CompletionKind { .list(sceneKeys) }

  /// The same keys, each followed by `=`.
  static var settings: CompletionKind { .list(sceneKeys.map { "\($0)=" }) }

  private static var sceneKeys: [String] {
    let properties = Set(
      SceneFormat.builtLayoutKinds.flatMap { $0.properties.map(\.name) }
    ).sorted()
    return (["kind", "sizing"] + properties).map { "layout.\($0)" }
      + (["preset"] + SceneFormat.knobs.map(\.name)).map { "behavior.\($0)" }
      + ["data", "cell.size"] + PaneSetting.all.flatMap(\.keys)
  }
}
