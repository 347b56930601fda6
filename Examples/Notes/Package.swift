// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "pando-notes",
  dependencies: [.package(name: "pando", path: "../..")],
  targets: [
    // The program: serves the screens.
    .executableTarget(
      name: "Notes",
      dependencies: ["NotesScreens", .product(name: "Pando", package: "pando")]
    ),
    // The models and the screens, which the tests open as well.
    .target(
      name: "NotesScreens",
      dependencies: [
        .product(name: "Pando", package: "pando"),
        .product(name: "PandoPostgres", package: "pando"),
        .product(name: "PandoReducers", package: "pando"),
        .product(name: "PandoSQLite", package: "pando"),
      ]
    ),
    .testTarget(
      name: "NotesTests",
      dependencies: [
        "Notes", "NotesScreens",
        .product(name: "Pando", package: "pando"),
        .product(name: "PandoReducers", package: "pando"),
        .product(name: "PandoTestSupport", package: "pando"),
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
