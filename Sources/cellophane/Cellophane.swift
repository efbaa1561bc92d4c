import ArgumentParser

/// The command line.
@main
struct Cellophane: AsyncParsableCommand {
  func run() async throws {}
}
