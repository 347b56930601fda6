// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "pando-gallery",
  dependencies: [.package(name: "pando", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: ["GalleryPages"]
    ),
    // The tests of the package itself check these pages too, so they are a target of their own.
    .target(
      name: "GalleryPages",
      dependencies: [.product(name: "Pando", package: "pando")]
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
