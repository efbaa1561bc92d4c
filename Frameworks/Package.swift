// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// Modules of Apple's that pasted layouts import and that must not exist in the root package: there a dependency of
/// the program asks `canImport(os)` and would take this one for Apple's, and many packages ask `canImport(ObjectiveC)`.
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
