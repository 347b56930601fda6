// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "pando-benchmarks",
  dependencies: [
    .package(name: "pando", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(name: "CHeap"),
    // libpq by itself, with which PandoPostgres is compared.
    .systemLibrary(name: "CPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    // Measures and prints rows.
    .target(name: "BenchmarkSupport", dependencies: ["CHeap"], swiftSettings: settings),
    .executableTarget(
      name: "SharingBenchmarks",
      dependencies: [
        "BenchmarkSupport", "CHeap",
        .product(name: "PandoDependencies", package: "pando"),
        .product(name: "PandoSharing", package: "pando"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "UIBenchmarks",
      dependencies: [
        "BenchmarkSupport", "CHeap",
        .product(name: "PandoUI", package: "pando"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ComponentBenchmarks",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "PandoComponents", package: "pando"),
        .product(name: "PandoUI", package: "pando"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ReducerBenchmarks",
      dependencies: [
        "BenchmarkSupport", "CHeap",
        .product(name: "PandoCasePaths", package: "pando"),
        .product(name: "PandoReducers", package: "pando"),
        .product(name: "PandoSharing", package: "pando"),
        .product(name: "PandoUI", package: "pando"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "DatabaseBenchmarks",
      dependencies: [
        "BenchmarkSupport", "CPQ",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "PandoPostgres", package: "pando"),
        .product(name: "PandoSQLite", package: "pando"),
        .product(name: "PandoSharing", package: "pando"),
      ],
      swiftSettings: settings
    ),
    // Draws the rows that the other programs have measured.
    .executableTarget(
      name: "PerformanceChart",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "PandoUI", package: "pando"),
        .product(name: "PandoWeb", package: "pando"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "WebBenchmarks",
      dependencies: [
        "BenchmarkSupport",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "PandoSharing", package: "pando"),
        .product(name: "PandoUI", package: "pando"),
        .product(name: "PandoWeb", package: "pando"),
      ],
      swiftSettings: settings
    ),
  ]
)
