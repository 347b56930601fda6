import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient`: a struct of functions, each of which reports a call without an
/// implementation.
enum DependencyClientMacro {
  static let endpoint = "DependencyEndpoint"
  static let ignored = "DependencyEndpointIgnored"
}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let property = member.as(VariableDeclSyntax.self), property.isEndpoint,
      !property.attributes.has(endpoint),
      let binding = property.bindings.first, let type = property.functionType
    else { return [] }
    if let value = binding.initializer?.value {
      guard value.is(ClosureExprSyntax.self) else {
        throw DiagnosticsError(
          diagnostics: ClientMisuse.notAClosure(value, node.attributeName.trimmedDescription)
        )
      }
    } else if type.needsDefault {
      context.diagnose(
        ClientMisuse.missingDefault(of: binding, type, client: declaration.declaredName)
      )
      return []
    }
    return [AttributeSyntax(attributeName: IdentifierTypeSyntax(name: .identifier(endpoint)))]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let client = declaration.as(StructDeclSyntax.self) else {
      let attribute = declaration.attributes.first(named: "DependencyClient") ?? node
      throw DiagnosticsError(diagnostics: [
        Diagnostic(
          node: declaration.keyword,
          message: Message.error("'@DependencyClient' can only be applied to struct types"),
          fixIt: .removing(attribute)
        )
      ])
    }
    let properties = try client.members(VariableDeclSyntax.self).compactMap(ClientProperty.init)
    guard properties.contains(where: \.isEndpoint) else { return [] }
    // A private initializer would be private to the type itself, so it is internal instead.
    let outer = Access(client.modifiers)
    let access = properties.map(\.access).reduce(max(outer, .internal), min)
    return [
      initializer(access, properties),
      initializer(access, properties.filter { !$0.isEndpoint }),
    ]
  }

  private static func initializer(_ access: Access, _ properties: [ClientProperty]) -> DeclSyntax {
    let modifier = access.modifier
    guard !properties.isEmpty else { return "\(raw: modifier)init() {}" }
    let parameters = properties.map(\.parameter).joined(separator: ",\n")
    let assignments = properties.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n")
    return """
      \(raw: modifier)init(
      \(raw: parameters)
      ) {
      \(raw: assignments)
      }
      """
  }
}

/// A property that the initializer of a client sets.
private struct ClientProperty {
  let name: String
  let parameter: String
  let isEndpoint: Bool
  let access: Access

  /// Makes the property; nil for one that an initializer cannot or must not set.
  init?(_ property: VariableDeclSyntax) throws {
    guard !property.isStatic, !property.isComputed, let binding = property.bindings.first,
      let identifier = property.identifier?.trimmed,
      !property.attributes.has(DependencyClientMacro.ignored),
      !property.attributes.has("Dependency")
    else { return nil }
    let isConstant = property.bindingSpecifier.tokenKind == .keyword(.let)
    access = Access(property.modifiers)
    guard binding.initializer == nil || !(isConstant || access == .private) else { return nil }
    guard let type = binding.typeAnnotation?.type.trimmed ?? binding.initializer?.value.literalType
    else { throw DiagnosticsError(diagnostics: [ClientMisuse.missingType(of: binding)]) }

    name = identifier.text
    isEndpoint = property.isEndpoint
    let escaping = property.functionType == nil ? "" : "@escaping "
    var parameter = "\(name): \(escaping)\(type)"
    if !isEndpoint {
      let initial = binding.initializer?.value.trimmedDescription
      let value = initial ?? (type.is(OptionalTypeSyntax.self) ? "nil" : nil)
      if let value { parameter += " = \(value)" }
    }
    self.parameter = parameter
  }
}

/// The access level of a declaration, ordered from the most restrictive.
private enum Access: Comparable {
  case `private`, `internal`, package, `public`

  init(_ modifiers: DeclModifierListSyntax) {
    let names = modifiers.map(\.name.tokenKind)
    self =
      if names.contains(.keyword(.public)) {
        .public
      } else if names.contains(.keyword(.package)) {
        .package
      } else if names.contains(.keyword(.private)) || names.contains(.keyword(.fileprivate)) {
        .private
      } else {
        .internal
      }
  }

  /// The modifier of the initializer.
  var modifier: String {
    switch self {
    case .private: "private "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}

extension VariableDeclSyntax {
  /// Whether the property is a replaceable function of the client.
  fileprivate var isEndpoint: Bool {
    functionType != nil && isStoredVariable && !attributes.has(DependencyClientMacro.ignored)
  }
}
