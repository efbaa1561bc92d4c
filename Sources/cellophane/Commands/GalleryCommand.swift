import ArgumentParser

/// `cellophane gallery`.
struct GalleryCommand: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Choose a shipped scene.",
    discussion: """
      The museum of known bugs comes first, room by room.

      EXAMPLES:
        cellophane gallery
        cellophane gallery --ascii --no-mouse
      """)

  @OptionGroup var options: CommonOptions

  @OptionGroup var look: LookOptions

  @MainActor
  func run(_ program: Program) throws {
    try program.playGallery()
  }
}
