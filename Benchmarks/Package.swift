// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "pando-benchmarks",
  dependencies: [.package(name: "pando", path: "..")],
  targets: [
    .executableTarget(
      name: "SharingBenchmarks",
      dependencies: [
        .product(name: "PandoDependencies", package: "pando"),
        .product(name: "PandoSharing", package: "pando"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
