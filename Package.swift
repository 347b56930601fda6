// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// A product that only PandoWeb needs, and what stands on it.
func web(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Web"]))
}

/// The modules that Pando re-exports. A target that uses them names them too: its own module stays as it is when one of them
/// changes, and what depends on Pando alone would not be compiled again.
let namedByPando: [Target.Dependency] = [
  "PandoComponents", "PandoDependencies", "PandoSharing", "PandoUI", "PandoWeb",
]

/// Where the toolchain has swift-syntax built, if macros are compiled with that one. The Makefile says so: to compile the
/// package takes a third of the time after which `make run` serves.
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
  // What nobody enables is not fetched.
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
    // Who wants none of them says so: `.package(url: …, traits: [])`.
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
    // What the compiler runs to expand the macros of the three modules below.
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
      // `scripts/embed` makes a Swift file of them.
      exclude: ["Client", "Icons", "StyleSheet"]
    ),
    // The umbrella: what an application imports.
    .target(
      name: "Pando",
      dependencies: namedByPando + [
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
    // Counts in a database, beside other processes, and is killed by a test of PandoSQLite.
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
    // Run under the thread sanitizer too, by themselves, because that compiles what they need once more.
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
    // Killed, stopped, trapped and filled by tests of PandoWeb.
    .executableTarget(
      name: "SurvivalApp",
      dependencies: ["Pando"] + namedByPando,
      path: "Tests/Support/SurvivalApp"
    ),
    // What several test targets use: random views, random numbers, the compiler, a browser.
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
    // What both targets below use: servers, processes, requests. It has no tests; it is a test target because it sees
    // what is internal in PandoWeb.
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
    // Two targets, because they are compiled beside each other.
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
    // Swift 5. The second has them by a symbolic link: a file cannot be in two targets.
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

// `make docs` sets this variable: nobody else needs the plugin.
if Context.environment["PANDO_DOCS"] == "1" {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  )
}

// Toolchains have all modules that macros import but this one.
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

// A target that imports a macro is built for the host, and so are then all tests of the package and all that they need:
// everything would be built twice. `make test` therefore runs these tests by themselves, with the variable below.
let testsOfTheHost = ["PandoReducerMacrosTests"]

// `make test` and `make test-tsan` name the test targets of a run by themselves: what they do not need is not built.
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
