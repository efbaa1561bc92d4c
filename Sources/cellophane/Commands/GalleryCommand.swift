import ArgumentParser

/// `cellophane gallery`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Choose among the scenes that ship.",
    discussion: """
      EXAMPLES:
        cellophane gallery
        cellophane gallery --ascii --no-mouse
      """)

  @OptionGroup var options: CommonOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try Complaint.about {
        let program = Program(options: options)
        try program.playGallery()
      }
    }
  }
}
