import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#_new`: makes an object of the type that is expected where it stands.
struct NewMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax { ".init()" }
}
