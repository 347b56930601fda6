import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a variable an entry of the environment, with a key and accessors that use the
/// key.
struct EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer expansion reports what is wrong.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    // Without a type annotation, only a stored property can infer the type from the initial value.
    // A value of any type can be stored in an `_EntryValue`.
    let isInferred = entry.wrappedType == nil && entry.type == nil
    let keyProtocol = entry.keyProtocol + (isInferred ? ", PandoUI._StoredEntry" : "")
    let value: DeclSyntax =
      if let wrapped = entry.wrappedType {
        "typealias Value = \(wrapped)"
      } else if let type = entry.type {
        "static var defaultValue: \(type) { \(entry.value) }"
      } else {
        "static let _entry = PandoUI._EntryValue(\(entry.value))"
      }
    return [
      """
      private struct \(raw: entry.key): \(raw: keyProtocol) {
        \(value)
      }
      """
    ]
  }
}

/// A variable with `@Entry`.
private struct Entry {
  let key: String
  let keyProtocol: String
  let type: TypeSyntax?
  /// The type inside the optional, for an entry that has a value only where a view sets one.
  let wrappedType: TypeSyntax?
  let value: ExprSyntax

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    func refuse(_ message: String) -> any Error {
      DiagnosticsError(diagnostics: [Diagnostic(node: declaration, message: EntryError(message))])
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw refuse("'@Entry' is for a single variable of an extension of EnvironmentValues.") }
    guard let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
      let keyProtocol = Self.keyProtocols[Self.name(of: owner.extendedType)]
    else {
      throw refuse(
        """
        '@Entry' is for variables of an extension of \
        \(Self.keyProtocols.keys.sorted().joined(separator: ", ")); move '\(name)' into one.
        """
      )
    }
    type = binding.typeAnnotation?.type.trimmed
    if keyProtocol == "PandoUI.FocusedValueKey" {
      guard let optional = type?.as(OptionalTypeSyntax.self), binding.initializer == nil else {
        throw refuse(
          "'\(name)' is nil unless a view sets it: write 'var \(name): Type?', without a value."
        )
      }
      wrappedType = optional.wrappedType.trimmed
    } else {
      wrappedType = nil
    }
    if let initial = binding.initializer?.value.trimmed {
      value = initial
    } else if let type, type.isOptional {
      value = "nil"
    } else {
      throw refuse("'\(name)' needs a default value: 'var \(name) = ...'.")
    }
    guard binding.accessorBlock == nil else {
      throw refuse("'\(name)' has accessors of its own; '@Entry' makes them.")
    }
    self.keyProtocol = keyProtocol
    key = "__Key_" + name.filter { $0 != "`" }
  }

  /// The types that entries can extend, and the protocols of their keys.
  private static let keyProtocols = [
    "ContainerValues": "PandoUI.ContainerValueKey",
    "EnvironmentValues": "PandoUI.EnvironmentKey",
    "FocusedValues": "PandoUI.FocusedValueKey",
    "Transaction": "PandoUI.TransactionKey",
  ]

  /// The name of a type without that of the module, as in `SwiftUI.EnvironmentValues`.
  private static func name(of type: TypeSyntax) -> String {
    guard let member = type.as(MemberTypeSyntax.self) else { return type.trimmedDescription }
    return member.name.text
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}

private struct EntryError: DiagnosticMessage {
  let message: String
  let diagnosticID = MessageID(domain: "Pando", id: "Entry")
  let severity = DiagnosticSeverity.error

  init(_ message: String) { self.message = message }
}
