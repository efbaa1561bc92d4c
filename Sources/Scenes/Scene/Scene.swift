import Foundation

/// One scene file as plain values: data, layouts, steps and expectations.
///
/// The keys of the file's top level are the defaults of every pane; a pane here is already complete.
public struct Scene: Sendable, Equatable {
  /// The name of the scene in messages and reports: the file's name, or `-`.
  public var name: String
  /// The title shown in the header; the file's name without its ending when the file gives none.
  public var title: String
  /// A sentence on what to look at, shown in the gallery.
  public var about: String
  /// Words that find the scene in the gallery and in `cellophane list`, besides its texts.
  public var keywords: [String] = []
  /// The heading of the scene in the gallery; empty for none of its own.
  public var group = ""
  /// The story of the bug it shows; nil for a scene that is no exhibit.
  public var exhibit: Exhibit?
  /// The panes, left to right; never empty.
  public var panes: [Pane]
  /// Whether the scene only shows a data file, in a viewport as large as the screen allows.
  public var isBrowsing = false
  /// Whether the command line overrides the file, so that the file's own texts may be wrong.
  public var isOverridden = false
  /// What happens, in order.
  public var steps: [Step]

  /// Creates a scene, by default with one empty pane.
  public init(
    name: String, title: String = "", about: String = "", panes: [Pane] = [Pane()],
    steps: [Step] = []
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.panes = panes
    self.steps = steps
  }
}

extension Scene {
  /// The position of a pane by its title, or by its number from 1; nil where none or several have it.
  public func pane(named name: String) -> Int? {
    let titled = panes.indices.filter { panes[$0].title == name }
    if !titled.isEmpty { return titled.count == 1 ? titled[0] : nil }
    return Int(name).flatMap { number in panes.indices.first { $0 + 1 == number } }
  }

  /// The name of each pane: its title, or its number from 1 if the title is missing or not unique.
  public var paneNames: [String] {
    panes.indices.map { index in
      let title = panes[index].title
      let isOwn = !title.isEmpty && panes.count { $0.title == title } == 1
      return isOwn ? title : String(index + 1)
    }
  }
}

extension Scene {
  /// The texts whose lines are not all counted yet; none unless `SceneLoader.countsTextsLater` was set.
  public var uncountedTexts: [LineFile] {
    panes.flatMap(\.data.sections).compactMap { section in
      if case .lines(let text) = section.items, !text.isCounted { text } else { nil }
    }
  }
}
