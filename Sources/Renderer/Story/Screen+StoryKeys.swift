import Simulator

extension Screen {
  /// The story in its dock.
  func storyPicture(in dock: CellRect, theme: Theme) -> StoryPicture {
    let key = keymap.bindings.first { $0.command == .screen(.nextExhibit) }?.keys.first
    return StoryPicture(
      story: state.story, scroll: state.overlayScroll, area: dock, theme: theme,
      nextKey: key?.label(theme.glyphs) ?? "")
  }

  /// Answers a key that moves through the story; what it tells of goes on moving by all others.
  mutating func pressInStory(_ key: Key, showing frame: Frame) -> ScreenOutcome? {
    switch key {
    case .pageDown where state.overlayScroll < lastStoryRow(frame):
      scrollStory(by: dockedPage(frame), showing: frame)
    case .pageUp where state.overlayScroll > 0:
      scrollStory(by: -dockedPage(frame), showing: frame)
    default: return nil
    }
    return .redraw
  }

  /// Moves through the story, as far as it goes.
  mutating func scrollStory(by rows: Int, showing frame: Frame) {
    state.overlayScroll = max(0, min(lastStoryRow(frame), state.overlayScroll + rows))
  }

  /// Opens what comes next in the tour, if anything does.
  func openNextExhibit() -> ScreenOutcome {
    guard let next = state.story?.next else { return .nothing }
    return .open(GalleryEntry(title: next.title, about: "", group: "", path: next.path))
  }

  /// How far the story is scrolled when its last line is in view.
  private func lastStoryRow(_ frame: Frame) -> Int {
    guard let dock = layout(frame).dock else { return 0 }
    let columns = Dock.content(of: dock).columns
    let lines = storyPicture(in: dock, theme: theme).lines(columns: columns)
    return max(0, lines.count - dockedRows(frame))
  }
}
