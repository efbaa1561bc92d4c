/// What was typed into prompts and meant, by what it was for, since the program began.
struct PromptHistory: Sendable, Equatable {
  private var texts: [Prompt.Purpose: [String]] = [:]

  /// The texts for a purpose, the latest last, each once.
  subscript(purpose: Prompt.Purpose) -> [String] { texts[purpose] ?? [] }

  /// Keeps the text of a prompt, if there is one and the purpose is one whose texts are brought back.
  mutating func keep(_ prompt: Prompt) {
    guard prompt.purpose.bringsBack, !prompt.text.isEmpty else { return }
    texts[prompt.purpose, default: []].removeAll { $0 == prompt.text }
    texts[prompt.purpose, default: []].append(prompt.text)
  }
}
