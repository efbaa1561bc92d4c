import Simulator

extension Screen {
  func storyPicture(in dock: CellRect, theme: Theme) -> StoryPicture {
    func key(_ command: Keymap.ScreenCommand) -> Key? {
      keymap.bindings.first { $0.command == .screen(command) }?.keys.first
    }
    return StoryPicture(
      story: state.story, scroll: state.overlayScroll, area: dock, theme: theme,
      coversPanes: columns < Dock.leastColumns, pageKey: state.isOnStage ? key(.story) : .pageDown,
      nextKey: key(.nextExhibit)?.label(theme.glyphs) ?? "")
  }

  /// Goes on in the story by a page on a stage, where the keys that page are the presenter's.
  ///
  /// - Returns: Whether there was more of it.
  mutating func turnStory(_ frame: Frame) -> Bool {
    guard state.isOnStage, state.overlay == .story else { return false }
    let before = state.overlayScroll
    scrollDock(by: dockedPage(frame), of: storyLines(frame), showing: frame)
    return state.overlayScroll != before
  }

  /// Opens what comes next in the tour, if anything does.
  func openNextExhibit() -> ScreenOutcome {
    guard let next = state.story?.next else { return .nothing }
    return .open(GalleryEntry(title: next.title, about: "", group: "", path: next.path))
  }

  /// How many lines the story takes in its dock.
  func storyLines(_ frame: Frame) -> Int {
    guard let dock = layout(frame).dock else { return 0 }
    let columns = Dock.content(of: dock).columns
    return storyPicture(in: dock, theme: theme).lines(columns: columns).count
  }
}
