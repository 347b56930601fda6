import Foundation
import PandoAssetSymbols

/// The program that the plugin `PandoAssets` runs: `pando-assets MODULE BUNDLE OUTPUT CATALOG …`.
@main
enum AssetsTool {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      print("usage: pando-assets MODULE BUNDLE OUTPUT CATALOG …")
      exit(64)
    }
    var symbols = AssetSymbols(module: arguments[0], bundle: arguments[1])
    let output = arguments[2]
    let catalogs = arguments.dropFirst(3).map { URL(fileURLWithPath: $0) }
    let source = try symbols.source(of: catalogs)
    for warning in symbols.warnings { print("warning: \(warning)") }
    try Data(source.utf8).write(to: URL(fileURLWithPath: output))
  }
}
