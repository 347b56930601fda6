import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: makes `animatableData` of the stored variables of a type.
struct AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let variables = try declaration.memberBlock.members.flatMap { member in
      try AnimatedVariable.all(of: member.decl)
    }
    guard !variables.isEmpty else {
      throw refuse(
        "'@Animatable' finds no variable to animate; declare one with its type, as in 'var amount: Double'.",
        at: node
      )
    }
    let access = declaration.modifiers.first { modifier in
      ["public", "package", "open"].contains(modifier.name.text)
    }
    let prefix = access.map { $0.name.text == "open" ? "public " : "\($0.name.text) " } ?? ""
    let types = variables.map { "\($0.type).AnimatableData" }
    let (numbers, reading, writing): (String, String, [String])
    if let only = variables.first, variables.count == 1 {
      numbers = types[0]
      reading = "\(only.name).animatableData"
      writing = ["\(only.name).animatableData = newValue"]
    } else {
      numbers = "PandoUI.AnimatableValues<\(types.joined(separator: ", "))>"
      let values = variables.map { "\($0.name).animatableData" }
      reading = "PandoUI.AnimatableValues(\(values.joined(separator: ", ")))"
      writing = values.enumerated().map { "\($1) = newValue.value.\($0)" }
    }
    // A type that declares the conformance itself gets only `animatableData`.
    let conformance = protocols.isEmpty ? "" : ": PandoUI.Animatable"
    let result: DeclSyntax = """
      extension \(type.trimmed)\(raw: conformance) {
        \(raw: prefix)nonisolated var animatableData: \(raw: numbers) {
          get { \(raw: reading) }
          set {
            \(raw: writing.joined(separator: "\n"))
          }
        }
      }
      """
    return result.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}

/// `@AnimatableIgnored`: a mark for `@Animatable`.
struct AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// A variable that is animated.
private struct AnimatedVariable {
  let name: String
  let type: String

  /// The animated variables of a declaration: stored ones of instances, without attributes.
  static func all(of declaration: DeclSyntax) throws -> [AnimatedVariable] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.attributes.isEmpty,
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return [] }
    // In `var a, b: Double` the type is that of both.
    var type: String?
    var found: [AnimatedVariable] = []
    for binding in variable.bindings.reversed() where !isComputed(binding) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      if let annotation = binding.typeAnnotation {
        type = annotation.type.trimmedDescription
      } else if let initial = binding.initializer {
        type = try typeName(of: initial.value, name)
      }
      guard let type else { throw missingType(name, at: binding) }
      found.insert(AnimatedVariable(name: name, type: type), at: 0)
    }
    return found
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The type that an initial value shows: a decimal number, `Angle(degrees: 1)`, `Angle.zero`, `Angle.degrees(1)`.
  private static func typeName(of value: ExprSyntax, _ name: String) throws -> String {
    var value = value
    if let sign = value.as(PrefixOperatorExprSyntax.self) { value = sign.expression }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let call = value.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text.first?.isLowercase == true
    {
      value = base
    }
    let type = value.trimmedDescription
    guard value.is(DeclReferenceExprSyntax.self), type.first?.isUppercase == true else {
      throw missingType(name, at: value)
    }
    return type
  }

  private static func missingType(_ name: String, at node: some SyntaxProtocol) -> any Error {
    refuse(
      """
      '@Animatable' needs the type of '\(name)': write 'var \(name): Double = …', or leave it out by \
      '@AnimatableIgnored'.
      """,
      at: node
    )
  }
}

private func refuse(_ message: String, at node: some SyntaxProtocol) -> any Error {
  DiagnosticsError(diagnostics: [Diagnostic(node: node, message: AnimatableError(message))])
}

private struct AnimatableError: DiagnosticMessage {
  let message: String
  let diagnosticID = MessageID(domain: "Pando", id: "Animatable")
  let severity = DiagnosticSeverity.error

  init(_ message: String) { self.message = message }
}
