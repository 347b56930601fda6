@_spi(PluginMessage) internal import SwiftCompilerPluginMessageHandling
public import SwiftSyntaxMacros

/// A program that expands macros for the compiler.
///
/// The module of this name in the package swift-syntax declares the same. Toolchains contain the other modules of the
/// package, but not this one. This target takes its place when macros are built with the toolchain's modules.
public protocol CompilerPlugin {
  init()

  /// The macros that the program expands.
  var providingMacros: [any Macro.Type] { get }
}

extension CompilerPlugin {
  /// Answers the compiler's messages on the standard input until the compiler closes it.
  ///
  /// - Throws: The error of reading a message or of writing an answer.
  public static func main() throws {
    try CompilerPluginMessageListener(
      connection: StandardIOMessageConnection(),
      provider: MacroTable(Self().providingMacros)
    ).main()
  }
}

/// The macros by the names that the compiler asks for.
private struct MacroTable: PluginProvider {
  private let macros: [String: any Macro.Type]

  init(_ macros: [any Macro.Type]) {
    self.macros = Dictionary(macros.map { (String(reflecting: $0), $0) }) { first, _ in first }
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = macros["\(moduleName).\(typeName)"] else {
      throw MissingMacro(name: "\(moduleName).\(typeName)")
    }
    return macro
  }
}

private struct MissingMacro: Error, CustomStringConvertible {
  var name: String

  var description: String {
    "no macro '\(name)' is among the 'providingMacros' of this plugin; add it, or mend the '#externalMacro' that names it"
  }
}
