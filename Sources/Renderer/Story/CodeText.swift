/// The code of a fix in lines of at most so many columns.
struct CodeText {
  let code: Story.Code
  let columns: Int
  let theme: Theme

  var lines: [StyledLine] {
    code.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(wrapped)
  }

  /// A line of code, continued with more indentation where it is too long.
  private func wrapped(_ line: Substring) -> [StyledLine] {
    let indentation = String(line.prefix { $0 == " " })
    let wrapped = WrappedText(
      theme.spelled(String(line.dropFirst(indentation.count))),
      columns: columns - indentation.count - 2)
    let lines = wrapped.lines.isEmpty ? [""] : wrapped.lines
    return lines.enumerated().map { index, line in
      StyledLine(indentation + (index == 0 ? "" : "  ") + line, theme.style(.text))
    }
  }
}
