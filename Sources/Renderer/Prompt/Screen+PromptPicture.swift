import Simulator

extension Screen {
  /// Draws the line being typed in its row, over what stands there.
  func drawPrompt(_ prompt: Prompt, in row: CellRect, theme: Theme, into grid: inout CellGrid) {
    grid.fill(row, style: theme.style(.text), clip: row)
    PromptPicture(prompt: prompt, note: note(for: prompt), theme: theme).draw(in: row, into: &grid)
  }

  /// What is known of a text that is being typed.
  private func note(for prompt: Prompt) -> String {
    switch prompt.purpose {
    case .search: state.search?.preview ?? ""
    case .goTo: Destination(prompt.text)?.meaning ?? ""
    default: ""
    }
  }
}
