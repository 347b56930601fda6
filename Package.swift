// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// A product that is needed only if the trait `Web` is enabled.
func web(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Web"]))
}

/// The modules that Pando re-exports. A target names those that it uses itself, and not only Pando:
/// Pando's own module file stays the same when one of them changes, so a target that depends on
/// Pando alone would not be compiled again.
let namedByPando: [Target.Dependency] = [
  "PandoComponents", "PandoDependencies", "PandoSharing", "PandoUI", "PandoWeb",
]

/// The folder in which the toolchain has swift-syntax already built, if macros are compiled with
/// it. The Makefile sets the variable: compiling swift-syntax takes a third of the time that `make
/// run` needs to serve.
let builtSyntax = Context.environment["PANDO_BUILT_SYNTAX"].flatMap { $0.isEmpty ? nil : $0 }
let builtSyntaxImports: [SwiftSetting] = builtSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let builtSyntaxLinking: [LinkerSetting] =
  builtSyntax.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

/// Products of swift-syntax, which only macros need.
func macros(_ names: String...) -> [Target.Dependency] {
  guard builtSyntax == nil else { return [] }
  return names.map {
    .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"]))
  }
}

/// A program that the compiler runs to expand macros.
func macroPlugin(_ name: String) -> Target {
  .macro(
    name: name,
    dependencies: builtSyntax == nil
      ? macros(
        "SwiftCompilerPlugin",
        "SwiftDiagnostics",
        "SwiftSyntax",
        "SwiftSyntaxBuilder",
        "SwiftSyntaxMacros"
      )
      : ["SwiftCompilerPlugin"],
    swiftSettings: builtSyntaxImports,
    linkerSettings: builtSyntaxLinking
  )
}

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
  // The packages of a trait that is not enabled are not fetched.
  traits: [
    .trait(
      name: "Macros",
      description: "PandoUI and what stands on it, whose macros swift-syntax expands."
    ),
    .trait(
      name: "Web",
      description: "PandoWeb and Pando, with Hummingbird and swift-nio.",
      enabledTraits: ["Macros"]
    ),
    .trait(name: "SQLite", description: "PandoSQLite, and GRDB, which it is made with."),
    .trait(name: "Postgres", description: "PandoPostgres, and libpq, which it is made with."),
    // An application that uses none of them disables them: `.package(url: …, traits: [])`.
    .default(enabledTraits: ["Macros", "Postgres", "SQLite", "Web"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    // Without its default trait for configuration files, which needs another package.
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
    // The program that the compiler runs to expand the macros of the modules below.
    macroPlugin("PandoMacros"),
    .target(
      name: "PandoUI",
      dependencies: [
        "PandoDependencies", "PandoMacros",
        "PandoSharing",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
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
    // The program that the compiler runs to expand the macros of the three modules below.
    macroPlugin("PandoReducerMacros"),
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
    .systemLibrary(
      name: "CLibZ",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .target(
      name: "PandoWeb",
      dependencies: [
        "CLibCrypto", "CLibZ", "PandoDependencies", "PandoSharing", "PandoUI",
        web("ArgumentParser", "swift-argument-parser"),
        .product(name: "DequeModule", package: "swift-collections"),
        web("HTTPTypes", "swift-http-types"),
        web("Hummingbird", "hummingbird"),
        web("HummingbirdCore", "hummingbird"),
        web("Logging", "swift-log"),
        web("Metrics", "swift-metrics"),
        web("NIOCore", "swift-nio"),
        web("NIOExtras", "swift-nio-extras"),
        web("NIOHTTP1", "swift-nio"),
        web("NIOHTTPTypes", "swift-nio-extras"),
        web("NIOHTTPTypesHTTP1", "swift-nio-extras"),
        web("NIOPosix", "swift-nio"),
        web("NIOWebSocket", "swift-nio"),
        web("ServiceLifecycle", "swift-service-lifecycle"),
        web("UnixSignals", "swift-service-lifecycle"),
      ],
      // `scripts/embed` makes a Swift file from them.
      exclude: ["Client", "Icons", "StyleSheet"]
    ),
    // The module that an application imports: it re-exports the others.
    .target(
      name: "Pando",
      dependencies: namedByPando + [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]
    ),
    // The symbols that the plugin makes, and the program and the plugin that make them.
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
        // Records issues as failures of Swift Testing and XCTest, if a program links this module.
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
    // A program that a test of PandoSharing kills again and again.
    .executableTarget(
      name: "SaveLoop",
      dependencies: ["PandoSharing"],
      path: "Tests/Support/SaveLoop"
    ),
    // The second process in the conformance suites of keys.
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
      ]
    ),
    .testTarget(
      name: "PandoSQLiteTests",
      dependencies: [
        "KeyWorker", "PandoDependencies", "PandoSQLite", "PandoSharing", "PandoTestSupport",
        "PandoTesting", "PandoUI", "SQLiteLoop",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ]
    ),
    // A program that counts in a database, beside other processes, and that a test of PandoSQLite
    // kills.
    .executableTarget(
      name: "SQLiteLoop",
      dependencies: [
        "PandoSQLite", "PandoSharing",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ],
      path: "Tests/Support/SQLiteLoop"
    ),
    .testTarget(
      name: "PandoPostgresTests",
      dependencies: [
        "KeyWorker", "PandoDependencies", "PandoPostgres", "PandoSQLite", "PandoSharing",
        "PandoTestSupport", "PandoTesting", "PandoUI", "PostgresLoop",
      ]
    ),
    // A program that counts in a database, beside other processes.
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
    // These tests run under the thread sanitizer too. They are a target of their own, because every
    // module that they use is compiled again for it.
    .testTarget(
      name: "PandoRaceTests",
      dependencies: [
        "PandoDependencies", "PandoSharing", "PandoTestSupport", "PandoTesting", "PandoUI",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
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
      dependencies: ["PandoMacros", "PandoReducerMacros"]
        + macros(
          "SwiftDiagnostics",
          "SwiftParser",
          "SwiftParserDiagnostics",
          "SwiftSyntax",
          "SwiftSyntaxBuilder",
          "SwiftSyntaxMacroExpansion",
          "SwiftSyntaxMacros"
        ),
      swiftSettings: builtSyntaxImports,
      linkerSettings: builtSyntaxLinking
    ),
    .testTarget(
      name: "PandoReducersTests",
      dependencies: [
        "PandoCasePaths", "PandoComponents", "PandoDependencies", "PandoReducers", "PandoSharing",
        "PandoTestSupport", "PandoTesting", "PandoUI",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    .testTarget(
      name: "PandoComponentsTests",
      dependencies: [
        "PandoComponents", "PandoDependencies", "PandoSharing", "PandoTestSupport", "PandoTesting",
        "PandoUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
    ),
    // An application that tests of PandoWeb kill, stop, let trap, and fill with sessions.
    .executableTarget(
      name: "SurvivalApp",
      dependencies: ["Pando"] + namedByPando,
      path: "Tests/Support/SurvivalApp"
    ),
    // Support for several test targets: random views, random numbers, the compiler, a browser.
    .target(
      name: "PandoTestSupport",
      dependencies: ["PandoDependencies", "PandoSharing", "PandoUI"],
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
        web("ArgumentParser", "swift-argument-parser"),
      ],
      path: "Tests/Support/Attack"
    ),
    // The pages of the gallery, for the tests: Examples/Gallery has them as a target of its own.
    .target(
      name: "GallerySamples",
      dependencies: ["Pando"] + namedByPando,
      path: "Examples/Gallery/Sources/GalleryPages"
    ),
    // Support for both targets below: servers, processes, requests. It has no tests of its own, but
    // is a test target, because it uses internal declarations of PandoWeb.
    .testTarget(
      name: "PandoWebTestSupport",
      dependencies: [
        "Pando", "PandoDependencies", "PandoTestSupport", "PandoUI", "PandoWeb", "SurvivalApp",
        web("Hummingbird", "hummingbird"),
        web("Logging", "swift-log"),
        web("NIOCore", "swift-nio"),
        web("NIOPosix", "swift-nio"),
      ],
      path: "Tests/Support/PandoWebTestSupport"
    ),
    // Two targets, because they are compiled in parallel.
    .testTarget(
      name: "PandoWebTests",
      dependencies: [
        "AttackKit", "GallerySamples", "Pando", "PandoCasePaths", "PandoComponents",
        "PandoDependencies", "PandoReducers", "PandoSharing", "PandoTestSupport",
        "PandoTesting", "PandoUI", "PandoWeb", "PandoWebTestSupport",
        web("HTTPTypes", "swift-http-types"),
        web("Hummingbird", "hummingbird"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        web("Logging", "swift-log"),
        web("MetricsTestKit", "swift-metrics"),
        web("NIOCore", "swift-nio"),
        web("NIOEmbedded", "swift-nio"),
        web("NIOPosix", "swift-nio"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        web("ServiceLifecycle", "swift-service-lifecycle"),
      ]
    ),
    .testTarget(
      name: "PandoWebChromiumTests",
      dependencies: [
        "GallerySamples", "Pando", "PandoComponents", "PandoDependencies", "PandoReducers",
        "PandoSharing", "PandoTesting", "PandoTestSupport", "PandoUI", "PandoWeb",
        "PandoWebTestSupport",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        web("NIOCore", "swift-nio"),
        web("NIOPosix", "swift-nio"),
      ]
    ),
    // Screens written as for SwiftUI, compiled as applications are, in the modes of Swift 6 and of
    // Swift 5. The second has them through a symbolic link, because a file cannot be in two
    // targets.
    .testTarget(
      name: "CompatibilityTests",
      dependencies: ["Pando", "PandoTesting"] + namedByPando,
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "CompatibilitySwift5Tests",
      dependencies: ["Pando", "PandoTesting"] + namedByPando,
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
      ]
    ),
  ]
)

// `make docs` sets this variable: the plugin is needed for nothing else.
if Context.environment["PANDO_DOCS"] == "1" {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  )
}

// Toolchains contain all modules that macros import except this one.
if builtSyntax != nil {
  package.dependencies.removeAll { package in
    guard case .sourceControl(_, let location, _) = package.kind else { return false }
    return location.hasSuffix("/swift-syntax")
  }
  package.targets.append(
    .target(
      name: "SwiftCompilerPlugin",
      path: "Plugins/SwiftCompilerPlugin",
      swiftSettings: builtSyntaxImports
    )
  )
}

// All targets except two are compiled with the same settings.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// The Makefile sets this variable: a warning in this package stops the build. It is not set where
// another package depends on this one, so that a warning of a new compiler does not stop that
// build.
let strictSettings: [SwiftSetting] =
  Context.environment["PANDO_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

// These targets stand for applications, which have settings of their own.
let applications = ["CompatibilityTests", "CompatibilitySwift5Tests"]

for target in package.targets
where target.type != .plugin && target.type != .system
  && !applications.contains(target.name)
{
  target.swiftSettings = (target.swiftSettings ?? []) + settings + strictSettings
}

// A target that imports a macro is built for the host. Then all tests of the package, and
// everything that they need, are built for the host too, so that everything is built twice.
// Therefore `make test` runs these tests by themselves, with the variable below.
let testsOfTheHost = ["PandoReducerMacrosTests"]

// `make test` and `make test-tsan` name the test targets of a run by themselves: other targets are
// not built.
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
} else {
  package.targets.removeAll { testsOfTheHost.contains($0.name) }
}
