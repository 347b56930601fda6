import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.isValue else { return [] }
    let names =
      if let type = member.as(EnumDeclSyntax.self) {
        attributes(of: type)
      } else if let property = member.as(VariableDeclSyntax.self) {
        attributes(of: property)
      } else if let element = member.as(EnumCaseDeclSyntax.self) {
        attributes(of: element)
      } else {
        [] as [String]
      }
    return names.map {
      AttributeSyntax(attributeName: IdentifierTypeSyntax(name: .identifier($0)))
    }
  }

  /// The attributes of a nested enum: a state or an action gets case paths.
  private static func attributes(of type: EnumDeclSyntax) -> [String] {
    let wanted: [String] =
      switch type.name.text {
      case "State": ["CasePathable", "dynamicMemberLookup"]
      case "Action": ["CasePathable"]
      default: []
      }
    let conforms = type.inherits("CasePathable".spellings(in: Module.casePaths))
    return wanted.filter {
      !type.attributes.has($0) && !($0 == "CasePathable" && conforms)
    }
  }

  /// The attributes of a property: a body gets the builder of reducers.
  private static func attributes(of property: VariableDeclSyntax) -> [String] {
    guard property.bindingSpecifier.tokenKind == .keyword(.var),
      property.bindings.count == 1, let binding = property.bindings.first,
      property.identifier?.text == "body",
      case .getter = binding.accessorBlock?.accessors,
      let constraint = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint,
      let arguments = constraint.genericArguments,
      !property.attributes.has("ReducerBuilder")
    else { return [] }
    let types =
      arguments.count == 1
      ? "\(arguments.trimmedDescription).State, \(arguments.trimmedDescription).Action"
      : arguments.trimmedDescription
    return ["\(Module.reducers).ReducerBuilder<\(types)>"]
  }

  /// The attributes of a case: one that is not a feature is marked, which the documentation of the
  /// type shows too.
  private static func attributes(of declaration: EnumCaseDeclSyntax) -> [String] {
    guard declaration.elements.count == 1, let element = declaration.elements.first else {
      return []
    }
    guard let parameter = element.onlyParameter else { return ["ReducerCaseIgnored"] }
    return parameter.type.isEphemeral ? ["ReducerCaseEphemeral"] : []
  }
}

extension TypeSyntax {
  /// The generic arguments of a named type.
  fileprivate var genericArguments: GenericArgumentListSyntax? {
    self.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause?.arguments
  }

  /// Whether the type is the state of a presentation that any action dismisses.
  var isEphemeral: Bool {
    let name = self.as(IdentifierTypeSyntax.self)?.name.text
    return name == "AlertState" || name == "ConfirmationDialogState"
  }

  /// The actions of an alert or a dialog.
  var ephemeralAction: String? {
    guard isEphemeral, let arguments = genericArguments, arguments.count == 1 else { return nil }
    return arguments.first?.argument.trimmedDescription
  }
}

/// `@ReducerCaseEphemeral`: a case with the state of an alert or a dialog.
enum ReducerCaseEphemeralMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `@ReducerCaseIgnored`: a case with a value that is not a feature.
enum ReducerCaseIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
