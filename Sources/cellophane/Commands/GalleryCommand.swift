import ArgumentParser

/// `cellophane gallery`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Choose among the scenes that ship.",
    discussion: """
      The museum of known bugs comes first, room by room in the order of its tour.

      EXAMPLES:
        cellophane gallery
        cellophane gallery --ascii --no-mouse
      """)

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: LookOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try Complaint.about {
        let program = Program(options: options, look: look)
        try program.playGallery()
      }
    }
  }
}
