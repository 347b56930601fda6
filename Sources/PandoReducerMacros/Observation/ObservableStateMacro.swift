import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: a value whose properties are observed one by one.
enum ObservableStateMacro {
  static let name = "ObservableState"
  static let ignored = "ObservationStateIgnored"
  static let tracked = "ObservationStateTracked"
  static let presents = "Presents"
  static let registrar = "_$observationRegistrar"

  /// Property wrappers whose values notify their observers themselves.
  static let observingWrappers = ["Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne"]

  /// Whether another attribute makes the accessors of a property.
  static func leavesAlone(_ property: VariableDeclSyntax) -> Bool {
    ([ignored, "PresentationState", presents] + observingWrappers)
      .contains(where: property.attributes.has)
  }
}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.isValue else { return [] }
    let expansion: DeclSyntax =
      """
      \(declaration.attributes.availability)extension \(raw: type.trimmedDescription): \
      \(raw: Module.reducers).ObservableState, Observation.Observable {}
      """
    return [expansion.cast(ExtensionDeclSyntax.self)]
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(EnumDeclSyntax.self) { return members(of: declaration) }
    if let declaration = declaration.as(StructDeclSyntax.self) {
      return members(of: declaration, in: context)
    }
    let name = declaration.declaredName.map { " '\($0)'" } ?? ""
    throw DiagnosticsError(diagnostics: [
      Diagnostic(
        node: node,
        message: Message.error(
          "'@ObservableState' cannot be applied to \(declaration.keyword.text) type\(name)"
        )
      )
    ])
  }

  /// The members for a struct: the registrar, and the members that use it.
  ///
  /// A member that the source declares is not generated.
  private static func members(
    of declaration: StructDeclSyntax,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let variables = Set(declaration.members(VariableDeclSyntax.self).compactMap(\.identifier?.text))
    let functions = declaration.members(FunctionDeclSyntax.self).map(\.name.text)
    var members: [DeclSyntax] = []
    if !variables.contains(registrar) {
      members.append(
        "@\(raw: ignored) var \(raw: registrar) = \(raw: Module.reducers).ObservationStateRegistrar()"
      )
    }
    if !variables.contains("_$id") {
      members.append(
        """
        public var _$id: \(raw: Module.reducers).ObservableStateID {
        \(raw: registrar).id
        }
        """
      )
    }
    if !functions.contains("_$willModify") {
      members.append(
        """
        public mutating func _$willModify() {
        \(raw: registrar)._$willModify()
        }
        """
      )
    }
    if !variables.contains("_$storage") { members.append(storage(of: declaration)) }
    return members + comparisons(in: context)
  }

  /// The stored properties behind those with accessors, which reducers of children change in place,
  /// and the property with the identity of the whole state.
  ///
  /// A property with observers is left out, because a change in place would not call them.
  private static func storage(of declaration: StructDeclSyntax) -> DeclSyntax {
    let paths = declaration.members(VariableDeclSyntax.self).compactMap { property -> String? in
      guard property.isStoredVariable, !property.hasObservers, let name = property.identifier?.text,
        !property.attributes.has(ignored), !cannotBeTracked(property),
        !observingWrappers.contains(where: property.attributes.has)
      else { return nil }
      let plain = name.withoutBackticks
      if property.attributes.has(presents) { return "\\Self.$\(plain): \\Self._\(plain)" }
      return property.attributes.has("PresentationState") ? nil : "\\Self.\(name): \\Self._\(plain)"
    }
    let identity = "\\Self.self: \\Self.\(registrar)"
    return """
      public static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
      [\(raw: ([identity] + paths).joined(separator: ", "))]
      }
      """
  }

  /// The comparisons of an old and a new value of a property, by the abilities of its type.
  private static func comparisons(in context: some MacroExpansionContext) -> [DeclSyntax] {
    [
      ("", "true"), (": Equatable", "lhs != rhs"), (": AnyObject", "lhs !== rhs"),
      (": Equatable & AnyObject", "lhs != rhs"),
    ]
    .map { constraint, difference in
      let member = context.makeUniqueName("Member")
      return """
        private nonisolated func shouldNotifyObservers<\(member)\(raw: constraint)>(_ lhs: \(member), _ rhs: \(member)) -> Bool { \(raw: difference) }
        """
    }
  }

  /// The members for an enum, whose identity is that of its associated value with the number of the
  /// case.
  private static func members(of declaration: EnumDeclSyntax) -> [DeclSyntax] {
    var count = 0
    let cases = declaration.memberBlock.members.cases { declaration in
      declaration.elements.map { element in
        defer { count += 1 }
        return (element: element, tag: count)
      }
    }
    let identities = cases.map { $0.map { identity(of: $0.element, tag: $0.tag) } }
    let modifications = cases.map { $0.map { modification(of: $0.element) } }
    return [
      """
      public var _$id: \(raw: Module.reducers).ObservableStateID {
      switch self {
      \(raw: identities.source(gap: "\n"))
      }
      }
      """,
      """
      public mutating func _$willModify() {
      switch self {
      \(raw: modifications.source(gap: "\n"))
      }
      }
      """,
    ]
  }

  private static func identity(of element: EnumCaseElementSyntax, tag: Int) -> String {
    element.onlyParameter == nil
      ? """
      case .\(element.name.text):
      return ObservableStateID()._$tag(\(tag))
      """
      : """
      case let .\(element.name.text)(state):
      return ._$id(for: state)._$tag(\(tag))
      """
  }

  private static func modification(of element: EnumCaseElementSyntax) -> String {
    guard let parameter = element.onlyParameter else {
      return """
        case .\(element.name.text):
        break
        """
    }
    let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : "\($0.text): " }
    return """
      case var .\(element.name.text)(state):
      \(Module.reducers)._$willModify(&state)
      self = .\(element.name.text)(\(label ?? "")state)
      """
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self),
      property.isStoredVariable, !property.attributes.has(ignored),
      !property.attributes.has(tracked)
    else { return [] }
    let isMisused = diagnoseMisuse(of: property, in: context)
    let attribute =
      isMisused || property.attributes.has(presents)
        || observingWrappers.contains(where: property.attributes.has)
      ? ignored : tracked
    return [AttributeSyntax(attributeName: IdentifierTypeSyntax(name: .identifier(attribute)))]
  }
}

extension DeclGroupSyntax {
  /// Whether the declaration is a struct or an enum.
  var isValue: Bool { self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self) }
}

extension EnumCaseElementSyntax {
  /// The only parameter of the case; nil if it has none or several.
  var onlyParameter: EnumCaseParameterSyntax? {
    guard let parameters = parameterClause?.parameters, parameters.count == 1 else { return nil }
    return parameters.first
  }
}
