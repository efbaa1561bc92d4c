import ArgumentParser
import Scenes

extension FileKind: ExpressibleByArgument {}

/// The options of every command that runs a scene.
struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Read files as this, whatever they are called.", valueName: "kind"))
  var kind: FileKind?

  @Option(
    help: ArgumentHelp("Lay the items out with this layout.", valueName: "kind"),
    completion: .list(SceneFormat.layoutKinds.filter(\.isBuilt).map(\.name)))
  var layout: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a key of the scene, such as layout.estimatedHeight=80; may be repeated.",
      valueName: "key=value"),
    completion: .settings)
  var settings: [Setting] = []

  @Option(
    help: ArgumentHelp(
      "Draw in so many character cells, \(GridSize.bounds); to print a frame takes \(GridSize.least).",
      valueName: "COLSxROWS"))
  var size: GridSize?

  @Flag(help: "Draw lines and signs in ASCII alone.")
  var ascii = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where every random number comes from: 0 to \(UInt64.max).", valueName: "number"))
  var seed: UInt64?

  /// The same as plain values.
  var values: RunOptions {
    RunOptions(
      kind: kind, layout: layout, settings: settings, size: size, ascii: ascii, seed: seed)
  }
}
