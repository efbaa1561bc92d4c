// swift-tools-version: 6.2
import PackageDescription

/// Whether warnings are errors; only `make test` sets this.
///
/// A newer compiler may have more warnings. Also, a package that depends on this one may be built with warnings suppressed,
/// which contradicts the setting.
let isStrict = !(Context.environment["CELLOPHANE_STRICT"] ?? "").isEmpty
let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// Modules that stand in for Apple frameworks which pasted layouts import, on systems without these frameworks.
#if os(Linux)
  let frameworks = ["CoreGraphics", "QuartzCore", "AVFoundation"]
#else
  let frameworks: [String] = []
#endif

/// Empty modules that a file needs which imports Testing and a module named UIKit or CoreGraphics.
///
/// The compiler looks for `_Testing_UIKit` and `_Testing_CoreGraphics` then. The list contains those that the toolchain lacks.
#if os(Linux)
  let overlays = ["_Testing_UIKit", "_Testing_CoreGraphics"]
#else
  let overlays = ["_Testing_UIKit"]
#endif

/// The curses library; on macOS that of Homebrew, because the system's own is too old for wide characters.
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
    // The separate package Benchmarks uses this to run the program on a pseudo-terminal.
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
      name: "UIKit",
      dependencies: ["CollectionView", "UIKitSubmodules"] + overlays.map { .target(name: $0) },
      swiftSettings: strict),
    // The modules within UIKit that pasted files import, such as `UIKit.UICollectionView`.
    .target(name: "UIKitSubmodules"),
    // Layouts imports only `UIKit`. The dependency on `CollectionView` makes the build recompile Layouts after a change of the
    // engine, which it does not notice through the re-export, and would link layouts compiled for the old classes.
    .target(name: "Layouts", dependencies: ["UIKit", "CollectionView"], swiftSettings: strict),
    // The code that `cellophane fix` prints. The program reads these files as text; only tests compile them.
    .target(
      name: "Fixes", dependencies: ["UIKit", "CollectionView"], path: "Assets/fixes",
      swiftSettings: strict),
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
    // On `CollectionView` for the same reason as Layouts.
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "CollectionView"], swiftSettings: strict),
    .testTarget(
      name: "FixesTests", dependencies: ["Fixes", "UIKit", "Simulator", "Scenes"],
      swiftSettings: strict),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes"], swiftSettings: strict),
    .testTarget(
      name: "SimulatorTests", dependencies: ["Simulator", "CollectionView", "Layouts", "Scenes"],
      swiftSettings: strict),
    .testTarget(
      name: "RendererTests", dependencies: ["Renderer", "Simulator", "Scenes"],
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CNcurses", "CPlatform", "Terminal", "Renderer", "Simulator", "Scenes"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests", dependencies: ["cellophane", "CPlatform"], swiftSettings: strict),
  ]
    + overlays.map { .target(name: $0) }
    + frameworks.map { .target(name: $0, dependencies: ["UIKit"], swiftSettings: strict) }
)
