import Foundation
import PackagePlugin

/// Writes Swift symbols for the asset catalogues and the string catalogues of a target.
@main
struct PandoAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let (catalogs, inputs) = Self.catalogs(in: module.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    guard module.sourceFiles.contains(where: { $0.type == .resource }) else {
      Diagnostics.error(
        """
        The target \(target.name) has catalogues, but no resources. Add them in Package.swift: \
        resources: [.process("\(catalogs[0].lastPathComponent)")].
        """
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let bundle = "\(context.package.displayName)_\(target.name)"
    return [
      .buildCommand(
        displayName: "Symbols of the assets of \(target.name)",
        executable: try context.tool(named: "PandoAssetsTool").url,
        arguments: [Self.library(of: target), bundle, output.path(percentEncoded: false)]
          + catalogs.map { $0.path(percentEncoded: false) },
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }

  /// The catalogues in a folder, and the files that their symbols are made from.
  private static func catalogs(in folder: URL) -> (catalogs: [URL], inputs: [URL]) {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (all?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
    let catalogs = files.filter { ["xcassets", "xcstrings"].contains($0.pathExtension) }
    let inputs = files.filter {
      $0.pathExtension == "xcstrings" || $0.lastPathComponent == "Contents.json"
    }
    return (catalogs, inputs)
  }

  /// The module of this package that a target uses.
  private static func library(of target: any Target) -> String {
    for dependency in target.dependencies {
      switch dependency {
      case .product(let product) where product.name == "Pando": return "Pando"
      case .target(let target) where target.name == "Pando": return "Pando"
      default: break
      }
    }
    return "PandoUI"
  }
}
