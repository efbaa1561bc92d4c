// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that packages that depend on the root package do not get the benchmarks.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "cellophane", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "CollectionView", package: "cellophane"),
        .product(name: "CPlatform", package: "cellophane"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
