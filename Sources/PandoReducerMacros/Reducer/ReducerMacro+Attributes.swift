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

  /// A state or an action that is an enum has case paths.
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

  /// A body is built of several reducers.
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

  /// A case that is not one feature says so, in the documentation of the type too.
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

  /// Whether it is the state of something that goes away with any action.
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

/// `@ReducerCaseEphemeral`: a case that holds the state of an alert or a dialog.
enum ReducerCaseEphemeralMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `@ReducerCaseIgnored`: a case that holds a value that is not a feature.
enum ReducerCaseIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
