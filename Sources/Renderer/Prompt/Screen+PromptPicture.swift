import Simulator

extension Screen {
  /// Draws the line being typed, if one is, over what stands in a row.
  func drawPrompt(in row: CellRect, theme: Theme, into grid: inout CellGrid) {
    guard let prompt = state.prompt else { return }
    grid.fill(row, style: theme.style(.text), clip: row)
    PromptPicture(prompt: prompt, notes: notes(on: prompt), theme: theme).draw(in: row, into: &grid)
  }

  /// What is known of a text that is being typed, the longest words first.
  private func notes(on prompt: Prompt) -> [String] {
    guard !prompt.text.isEmpty else { return [] }
    return switch prompt.purpose {
    case .search: state.search?.preview.map(theme.spelled) ?? []
    case .goTo: Destination(prompt.text).map { [$0.meaning] } ?? []
    default: []
    }
  }
}
