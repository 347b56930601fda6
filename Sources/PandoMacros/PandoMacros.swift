import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that expands macros.
@main
struct PandoMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self,
    NewMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
  ]
}
