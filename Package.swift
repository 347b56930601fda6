// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "pando",
  products: [
    .library(name: "PandoDependencies", targets: ["PandoDependencies"]),
    .library(name: "PandoSharing", targets: ["PandoSharing"]),
    .library(name: "PandoTesting", targets: ["PandoTesting"]),
    .library(name: "PandoUI", targets: ["PandoUI"]),
    .library(name: "PandoWeb", targets: ["PandoWeb"]),
    .library(name: "Pando", targets: ["Pando"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "PandoDependencies",
      dependencies: [
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay")
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
      name: "PandoWeb",
      dependencies: ["PandoUI"],
      // `scripts/client-script` makes a Swift file of it.
      exclude: ["Client/client.js"]
    ),
    // The umbrella: what an application imports.
    .target(
      name: "Pando",
      dependencies: [
        "PandoDependencies", "PandoSharing", "PandoUI", "PandoWeb",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]
    ),
    .target(
      name: "PandoTesting",
      dependencies: [
        "PandoDependencies",
        "PandoSharing",
        "PandoUI",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ]
    ),
    .testTarget(
      name: "PandoDependenciesTests",
      dependencies: [
        "PandoDependencies", "PandoTesting",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Killed by a test of PandoSharing, again and again.
    .executableTarget(
      name: "SaveLoop",
      dependencies: ["PandoSharing"],
      path: "Tests/Support/SaveLoop"
    ),
    .testTarget(
      name: "PandoSharingTests",
      dependencies: [
        "PandoDependencies", "PandoSharing", "PandoTesting", "SaveLoop",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "PandoUITests",
      dependencies: [
        "PandoDependencies", "PandoSharing", "PandoTesting", "PandoUI",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]
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
        "GallerySamples", "PandoTesting", "PandoUI", "PandoWeb",
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    // Screens written as for SwiftUI, compiled as applications are: in the mode of Swift 6, and
    // once more, through a symbolic link, in that of Swift 5.
    .testTarget(
      name: "CompatibilityTests",
      dependencies: ["Pando", "PandoTesting"],
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
        "PandoDependencies", "PandoSharing", "PandoTesting", "PandoUI",
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

for target in package.targets where !applications.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + settings + strictSettings
}
