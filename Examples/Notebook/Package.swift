// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "pando-notebook",
  dependencies: [.package(name: "pando", path: "../..")],
  targets: [
    .executableTarget(
      name: "Notebook",
      dependencies: [.product(name: "PandoSharing", package: "pando")]
    ),
    .testTarget(
      name: "NotebookTests",
      dependencies: [
        "Notebook",
        .product(name: "PandoDependencies", package: "pando"),
        .product(name: "PandoSharing", package: "pando"),
        .product(name: "PandoTesting", package: "pando"),
      ]
    ),
  ]
)

// The same settings as the package itself, and the same variable of the Makefile.
let strictSettings: [SwiftSetting] =
  Context.environment["PANDO_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

for target in package.targets {
  target.swiftSettings =
    [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ] + strictSettings
}
