// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors only where `CELLOPHANE_STRICT` is set, as in the root package.
let isStrict = !(Context.environment["CELLOPHANE_STRICT"] ?? "").isEmpty
let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// Modules of Apple's that pasted layouts import, for Linux only; README.md says how a package uses them that is also built on
/// a Mac.
///
/// They must not exist in the root package: a dependency of the program asks `canImport(os)`, many packages ask
/// `canImport(ObjectiveC)`, and both would take these modules for Apple's.
let package = Package(
  name: "Frameworks",
  products: [
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "os", targets: ["os"]),
  ],
  targets: [
    .target(name: "ObjectiveC", swiftSettings: strict),
    .target(name: "os", swiftSettings: strict),
    .testTarget(name: "osTests", dependencies: ["os"], swiftSettings: strict),
  ]
)
