// swift-tools-version: 6.2
import PackageDescription

/// Whether warnings are errors, as in `make test`.
///
/// Elsewhere a newer compiler may warn of more, and a package that depends on this one may be built with warnings
/// suppressed, which contradicts the setting.
let isStrict = !(Context.environment["CELLOPHANE_STRICT"] ?? "").isEmpty
let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// Names of Apple's frameworks that pasted layouts import beside UIKit; only where those do not exist.
#if os(Linux)
  let frameworks = ["CoreGraphics", "QuartzCore", "AVFoundation"]
#else
  let frameworks: [String] = []
#endif

/// Empty modules that `import Testing` asks for beside our modules of the names behind `_Testing_`, where the toolchain has
/// none.
#if os(Linux)
  let overlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]
#else
  let overlays = ["_Testing_UIKit"]
#endif

/// Curses: on macOS that of Homebrew, since the system's own is too old for wide characters.
#if os(macOS)
  let curses = Target.systemLibrary(
    name: "CNcurses", pkgConfig: "ncursesw", providers: [.brew(["ncurses"])])
#else
  let curses = Target.systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])])
#endif

let package = Package(
  name: "cellophane",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "cellophane", targets: ["cellophane"]),
    .library(name: "CollectionView", targets: ["CollectionView"]),
    .library(name: "UIKit", targets: ["UIKit"] + frameworks),
    .library(name: "Simulator", targets: ["Simulator", "Scenes"]),
    .library(name: "Renderer", targets: ["Renderer"]),
    // For Benchmarks, a package of its own, which runs the program on a terminal.
    .library(name: "CPlatform", targets: ["CPlatform"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: [
    curses,
    .target(name: "CPlatform"),
    .target(name: "CollectionView", swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["CollectionView"] + overlays.map { .target(name: $0) },
      swiftSettings: strict),
    // `CollectionView` is not imported there: the build sees no change of what `UIKit` re-exports, and would link layouts
    // that were compiled for the classes of before.
    .target(name: "Layouts", dependencies: ["UIKit", "CollectionView"], swiftSettings: strict),
    .target(
      name: "Scenes", dependencies: ["CPlatform", "Yams", "SwiftCSV"], swiftSettings: strict),
    .target(
      name: "Simulator", dependencies: ["CollectionView", "Layouts", "Scenes"],
      swiftSettings: strict),
    .target(name: "Renderer", dependencies: ["Simulator"], swiftSettings: strict),
    .target(
      name: "Terminal", dependencies: ["CPlatform", "Renderer", "Simulator", "CNcurses"],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("ncursesw")]),
    .executableTarget(
      name: "cellophane",
      dependencies: [
        "CPlatform", "Scenes", "Simulator", "Renderer", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(
      name: "EnginePlay", dependencies: ["CollectionView"], path: "Tests/EnginePlay",
      swiftSettings: strict),
    .executableTarget(
      name: "fuzz", dependencies: ["EnginePlay"], path: "Tests/Fuzz", swiftSettings: strict),
    .testTarget(
      name: "EnginePlayTests", dependencies: ["EnginePlay", "Scenes", "Simulator"],
      swiftSettings: strict),
    .testTarget(
      name: "CollectionViewTests", dependencies: ["CollectionView", "Layouts"],
      swiftSettings: strict),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: strict),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes"], swiftSettings: strict),
    .testTarget(
      name: "SimulatorTests", dependencies: ["Simulator", "CollectionView", "Layouts", "Scenes"],
      swiftSettings: strict),
    .testTarget(
      name: "RendererTests", dependencies: ["Renderer", "Simulator", "Scenes"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CPlatform", "Terminal", "Renderer", "Simulator", "Scenes"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["cellophane", "CPlatform"], swiftSettings: strict),
  ]
    + overlays.map { .target(name: $0) }
    + frameworks.map { .target(name: $0, dependencies: ["UIKit"], swiftSettings: strict) }
)
