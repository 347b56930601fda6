// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "pando",
  products: [
    .library(name: "PandoDependencies", targets: ["PandoDependencies"]),
    .library(name: "PandoDependenciesMacros", targets: ["PandoDependenciesMacros"]),
    .library(name: "PandoSharing", targets: ["PandoSharing"]),
    .library(name: "PandoTesting", targets: ["PandoTesting"]),
    .library(name: "PandoUI", targets: ["PandoUI"]),
    .library(name: "PandoComponents", targets: ["PandoComponents"]),
    .library(name: "PandoCasePaths", targets: ["PandoCasePaths"]),
    .library(name: "PandoReducers", targets: ["PandoReducers"]),
    .library(name: "PandoWeb", targets: ["PandoWeb"]),
    .library(name: "PandoSQLite", targets: ["PandoSQLite"]),
    .library(name: "PandoPostgres", targets: ["PandoPostgres"]),
    .library(name: "Pando", targets: ["Pando"]),
    // Symbols of a target's catalogues: `Image(.turtle)`, `Color.brand`, `Text(.ok)`.
    .plugin(name: "PandoAssets", targets: ["PandoAssets"]),
    // For the examples of this repository; it may change at any time.
    .library(name: "PandoTestSupport", targets: ["PandoTestSupport"]),
  ],
  traits: [
    .trait(name: "SQLite", description: "PandoSQLite, and GRDB, which it is made with."),
    .trait(name: "Postgres", description: "PandoPostgres, and libpq, which it is made with."),
    // Who wants none of them says so: `.package(url: …, traits: [])`.
    .default(enabledTraits: ["Postgres", "SQLite"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    // Without its default trait for configuration files, which would bring another package.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird",
      from: "2.28.1",
      traits: ["FullFoundation"]
    ),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "PandoDependencies",
      dependencies: [
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "XCTestDynamicOverlay", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "PandoSharing",
      dependencies: [
        "PandoDependencies",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "PandoSQLite",
      dependencies: [
        "PandoDependencies", "PandoSharing",
        .product(
          name: "GRDB",
          package: "GRDB.swift",
          condition: .when(traits: ["SQLite"])
        ),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .systemLibrary(
      name: "CLibPQ",
      pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"]), .brew(["libpq"])]
    ),
    .target(
      name: "PandoPostgres",
      dependencies: [
        .target(name: "CLibPQ", condition: .when(traits: ["Postgres"])),
        "PandoDependencies", "PandoSharing",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    // What the compiler runs to expand the macros of the modules below.
    .macro(
      name: "PandoMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "PandoUI",
      dependencies: [
        "PandoDependencies", "PandoMacros",
        "PandoSharing",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "PandoComponents",
      dependencies: [
        "PandoDependencies", "PandoSharing", "PandoUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]
    ),
    // What the compiler runs to expand the macros of the three modules below.
    .macro(
      name: "PandoReducerMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "PandoDependenciesMacros",
      dependencies: [
        "PandoDependencies", "PandoReducerMacros",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "PandoCasePaths",
      dependencies: [
        "PandoReducerMacros",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .target(
      name: "PandoReducers",
      dependencies: [
        "PandoCasePaths", "PandoComponents", "PandoDependencies", "PandoDependenciesMacros",
        "PandoReducerMacros", "PandoSharing", "PandoUI",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .systemLibrary(
      name: "CLibCrypto",
      pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl"])]
    ),
    .target(
      name: "PandoWeb",
      dependencies: [
        "CLibCrypto", "PandoDependencies", "PandoSharing", "PandoUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOExtras", package: "swift-nio-extras"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      // `scripts/embed` makes a Swift file of them.
      exclude: ["Client", "Icons", "StyleSheet"]
    ),
    // The umbrella: what an application imports.
    .target(
      name: "Pando",
      dependencies: [
        "PandoComponents", "PandoDependencies", "PandoSharing", "PandoUI", "PandoWeb",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]
    ),
    // What the plugin writes, and the program and the plugin that write it.
    .target(name: "PandoAssetSymbols"),
    .executableTarget(name: "PandoAssetsTool", dependencies: ["PandoAssetSymbols"]),
    .plugin(name: "PandoAssets", capability: .buildTool(), dependencies: ["PandoAssetsTool"]),
    .target(
      name: "PandoTesting",
      dependencies: [
        "PandoCasePaths",
        "PandoComponents",
        "PandoDependencies",
        "PandoReducers",
        "PandoSharing",
        "PandoUI",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        // Records issues as failures of Swift Testing and XCTest, for those who link this module.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "PandoDependenciesTests",
      dependencies: [
        "PandoDependencies", "PandoTesting",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]
    ),
    .testTarget(
      name: "PandoDependenciesMacrosTests",
      dependencies: [
        "PandoDependencies", "PandoDependenciesMacros",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Killed by a test of PandoSharing, again and again.
    .executableTarget(
      name: "SaveLoop",
      dependencies: ["PandoSharing"],
      path: "Tests/Support/SaveLoop"
    ),
    // The other process of the conformance suites of keys.
    .executableTarget(
      name: "KeyWorker",
      dependencies: ["PandoPostgres", "PandoSQLite", "PandoSharing", "PandoTesting"],
      path: "Tests/Support/KeyWorker"
    ),
    .testTarget(
      name: "PandoSharingTests",
      dependencies: [
        "KeyWorker", "PandoDependencies", "PandoSharing", "PandoTestSupport", "PandoTesting",
        "SaveLoop",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "PandoSQLiteTests",
      dependencies: [
        "KeyWorker", "PandoDependencies", "PandoSQLite", "PandoSharing", "PandoTestSupport",
        "PandoTesting",
        "SQLiteLoop",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ]
    ),
    // Counts in a database, beside other processes, and is killed by a test of PandoSQLite.
    .executableTarget(
      name: "SQLiteLoop",
      dependencies: ["PandoSQLite", "PandoSharing"],
      path: "Tests/Support/SQLiteLoop"
    ),
    .testTarget(
      name: "PandoPostgresTests",
      dependencies: [
        "KeyWorker", "PandoDependencies", "PandoPostgres", "PandoSQLite", "PandoSharing",
        "PandoTestSupport", "PandoTesting", "PandoUI", "PostgresLoop",
      ]
    ),
    // Counts in a database, beside other processes.
    .executableTarget(
      name: "PostgresLoop",
      dependencies: ["PandoPostgres", "PandoSharing"],
      path: "Tests/Support/PostgresLoop"
    ),
    .testTarget(
      name: "PandoUITests",
      dependencies: [
        "PandoAssetSymbols", "PandoDependencies", "PandoSharing", "PandoTestSupport",
        "PandoTesting", "PandoUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      resources: [.process("Resources")],
      plugins: ["PandoAssets"]
    ),
    .testTarget(
      name: "PandoCasePathsTests",
      dependencies: [
        "PandoCasePaths",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "PandoReducerMacrosTests",
      dependencies: [
        "PandoReducerMacros",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]
    ),
    .testTarget(
      name: "PandoReducersTests",
      dependencies: [
        "PandoCasePaths", "PandoComponents", "PandoDependencies", "PandoReducers", "PandoSharing",
        "PandoTesting", "PandoUI",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .testTarget(
      name: "PandoComponentsTests",
      dependencies: [
        "PandoComponents", "PandoDependencies", "PandoSharing", "PandoTesting", "PandoUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    // Killed, stopped, trapped and filled by tests of PandoWeb.
    .executableTarget(
      name: "SurvivalApp",
      dependencies: ["Pando"],
      path: "Tests/Support/SurvivalApp"
    ),
    // What several test targets use: random views, random numbers, the compiler, a browser.
    .target(
      name: "PandoTestSupport",
      dependencies: ["PandoUI"],
      path: "Tests/Support/PandoTestSupport"
    ),
    // Attacks on a server, for the tests and for `make attack`.
    .target(
      name: "AttackKit",
      dependencies: ["PandoDependencies"],
      path: "Tests/Support/AttackKit"
    ),
    .executableTarget(
      name: "Attack",
      dependencies: [
        "AttackKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Support/Attack"
    ),
    // The pages of the gallery, for the tests: Examples/Gallery has them as a target of its own.
    .target(
      name: "GallerySamples",
      dependencies: ["Pando"],
      path: "Examples/Gallery/Sources/GalleryPages"
    ),
    .testTarget(
      name: "PandoWebTests",
      dependencies: [
        "AttackKit", "GallerySamples", "Pando", "PandoCasePaths", "PandoComponents",
        "PandoDependencies", "PandoReducers", "PandoSharing", "PandoTestSupport",
        "PandoTesting", "PandoUI", "PandoWeb", "SurvivalApp",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]
    ),
    // Screens written as for SwiftUI, compiled as applications are, in the modes of Swift 6 and of
    // Swift 5. The second has them by a symbolic link: a file cannot be in two targets.
    .testTarget(
      name: "CompatibilityTests",
      dependencies: ["Pando", "PandoTesting"],
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "CompatibilitySwift5Tests",
      dependencies: ["Pando", "PandoTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "SpecTests",
      dependencies: [
        "PandoCasePaths", "PandoComponents", "PandoDependencies", "PandoReducers", "PandoSharing",
        "PandoTestSupport", "PandoTesting", "PandoUI",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
  ]
)

// Every target but two is compiled with the same settings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// The Makefile sets this variable: a warning in this package stops the build. It is not set for
// those who depend on the package, so that a new compiler's warning does not stop theirs.
let strictSettings: [SwiftSetting] =
  Context.environment["PANDO_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

// These stand for applications, which have settings of their own.
let applications = ["CompatibilityTests", "CompatibilitySwift5Tests"]

for target in package.targets
where target.type != .plugin && target.type != .system
  && !applications.contains(target.name)
{
  target.swiftSettings = (target.swiftSettings ?? []) + settings + strictSettings
}

// `make test-tsan` names the test targets that it runs: what they do not need is not built, because everything is
// built anew for the thread sanitizer.
if let names = Context.environment["PANDO_TEST_TARGETS"] {
  var needed = names.split(separator: " ").map(String.init)
  var index = 0
  while index < needed.count {
    let target = package.targets.first { $0.name == needed[index] }
    for dependency in target?.dependencies ?? [] {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _):
        if !needed.contains(name) { needed.append(name) }
      default: break
      }
    }
    for plugin in target?.plugins ?? [] {
      if case .plugin(let name, nil) = plugin, !needed.contains(name) { needed.append(name) }
    }
    index += 1
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { !needed.contains($0.name) }
}
