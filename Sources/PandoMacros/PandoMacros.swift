import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that expands macros.
@main
struct PandoMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    AnimatableIgnoredMacro.self,
    AnimatableMacro.self,
    EntryMacro.self,
    NewMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
  ]
}
