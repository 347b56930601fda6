import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler asks to expand macros.
@main
struct PandoMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
  ]
}
