// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that whoever depends on the root gets none of this.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "cellophane", path: "..")],
  targets: [
    .systemLibrary(name: "CCurses"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CCurses",
        .product(name: "CollectionView", package: "cellophane"),
        .product(name: "Simulator", package: "cellophane"),
        .product(name: "Renderer", package: "cellophane"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
