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
      // The package is used with its default traits, and not with both databases by name. The order
      // of traits in the compiler's arguments is then that of the package itself, so its modules
      // are not compiled again for the tests of Notes.
      traits: ["Web", .trait(name: "default", condition: .when(traits: ["Databases"]))]
    )
  ],
  targets: [
    // The program, which serves the screens.
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
