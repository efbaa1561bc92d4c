import Simulator

extension Screen {
  func storyPicture(in dock: CellRect, theme: Theme) -> StoryPicture {
    let key = keymap.bindings.first { $0.command == .screen(.nextExhibit) }?.keys.first
    return StoryPicture(
      story: state.story, scroll: state.overlayScroll, area: dock, theme: theme,
      coversPanes: columns < Dock.leastColumns, pageKey: state.isOnStage ? nil : .pageDown,
      nextKey: key?.label(theme.glyphs) ?? "")
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
