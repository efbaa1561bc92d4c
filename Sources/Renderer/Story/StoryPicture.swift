import Simulator

/// The story of the scene that runs, in the dock beside it.
struct StoryPicture {
  let story: Story?
  let scroll: Int
  let area: CellRect
  let theme: Theme
  /// Whether nothing has room beside it.
  let coversPanes: Bool
  /// The key for what has no room.
  let pageKey: Key?
  /// The key that opens what comes next.
  let nextKey: String

  func draw(into grid: inout CellGrid) {
    Dock.draw(
      coversPanes ? "story, before the panes" : "story",
      lines: lines(columns: Dock.content(of: area).columns), scroll: scroll, key: pageKey, in: area,
      theme: theme, into: &grid)
  }

  /// Everything there is to tell, in lines of the dock.
  func lines(columns: Int) -> [StyledLine] {
    guard let story else {
      return [StyledLine("These files tell no story.", theme.style(.faint))]
    }
    let text = StoryText(story: story, columns: columns, theme: theme)
    var lines = WrappedText(theme.spelled(story.title), columns: columns).lines.map {
      StyledLine($0, theme.style(.strong))
    }
    if let place = text.place { lines.append(place) }
    lines.append(StyledLine())
    lines += text.lines
    if text.lines.isEmpty {
      lines.append(StyledLine("This scene tells no story.", theme.style(.faint)))
    }
    if story.bug != nil, !story.about.isEmpty { lines += [StyledLine()] + text.about }
    lines += text.code
    guard let next = story.next else { return lines }
    var hint = StyledLine(nextKey, theme.style(.key))
    hint.add(" next: \(theme.spelled(next.title))", theme.style(.text))
    return lines + [StyledLine(), hint]
  }
}
