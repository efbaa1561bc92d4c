/// A word of a command line as a shell reads it back.
struct ShellWord {
  let text: String

  init(_ word: String) {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0123456789_-+=./,:@%".unicodeScalars.contains(scalar)
      }
    text =
      isPlain
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
