// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "pando-notes",
  traits: [
    .trait(
      name: "Databases",
      description: "Notes and visitors in SQLite or PostgreSQL, if one asks for it."
    ),
    .default(enabledTraits: ["Databases"]),
  ],
  dependencies: [
    .package(
      name: "pando",
      path: "../..",
      traits: [
        "Web", .trait(name: "SQLite", condition: .when(traits: ["Databases"])),
        .trait(name: "Postgres", condition: .when(traits: ["Databases"])),
      ]
    )
  ],
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
        .product(name: "PandoPostgres", package: "pando", condition: .when(traits: ["Databases"])),
        .product(name: "PandoReducers", package: "pando"),
        .product(name: "PandoSQLite", package: "pando", condition: .when(traits: ["Databases"])),
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
