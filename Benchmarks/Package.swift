// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "pando-benchmarks",
  dependencies: [.package(name: "pando", path: "..")],
  targets: [
    .target(name: "CHeap"),
    .executableTarget(
      name: "SharingBenchmarks",
      dependencies: [
        "CHeap",
        .product(name: "PandoDependencies", package: "pando"),
        .product(name: "PandoSharing", package: "pando"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
  ]
)
