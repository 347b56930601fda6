import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer`: a feature as a struct, or the choice of one of several features as an enum.
enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.isValue,
      !declaration.inherits("Reducer".spellings(in: Module.reducers))
    else { return [] }
    let conformances =
      declaration.is(EnumDeclSyntax.self) ? ["CaseReducer", "Reducer"] : ["Reducer"]
    let expansion: DeclSyntax =
      """
      \(declaration.attributes.availability)extension \(type.trimmed): \
      \(raw: conformances.map { "\(Module.reducers).\($0)" }.joined(separator: ", ")) {}
      """
    return [expansion.cast(ExtensionDeclSyntax.self)]
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.isValue else { throw notAValue(declaration, node) }
    let hasReduce = diagnoseReduce(in: declaration, context)
    let feature = Feature(declaration, hasReduce: hasReduce)
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      diagnoseCases(of: declaration, in: context)
      return members(of: declaration, feature, node)
    }
    diagnoseArguments(of: node, in: context)
    return members(of: declaration, feature)
  }

  /// The members for a struct that it does not declare: an empty state, empty actions, and a body
  /// that does nothing.
  private static func members(
    of declaration: some DeclGroupSyntax,
    _ feature: Feature
  ) -> [DeclSyntax] {
    let access = declaration.outerAccess
    var members: [DeclSyntax] = []
    if !feature.types.contains("State"), !feature.hasExplicitBody {
      members.append(
        """
        @ObservableState
        \(access)struct State: Codable, Equatable, Hashable, Sendable {
        \(access)init() {}
        }
        """
      )
    }
    if !feature.types.contains("Action"), !feature.hasExplicitBody {
      members.append("\(access)enum Action: Equatable, Hashable, Sendable {}")
    }
    if !feature.hasBody {
      members.append(
        "\(access)let body = \(raw: Module.reducers).EmptyReducer<State, Action>()"
      )
    }
    return members
  }
}

extension ReducerMacro {
  /// The members of a reducer that a declaration has.
  struct Feature {
    /// The names of its nested types.
    var types: Set<String>

    /// Whether there is a body, or the `reduce` method of older reducers.
    var hasBody: Bool

    /// Whether the body or the method names the types of the state and the actions itself.
    var hasExplicitBody: Bool

    init(_ declaration: some DeclGroupSyntax, hasReduce: Bool) {
      types = Set(
        declaration.members(StructDeclSyntax.self).map(\.name.text)
          + declaration.members(EnumDeclSyntax.self).map(\.name.text)
          + declaration.members(TypeAliasDeclSyntax.self).map(\.name.text)
      )
      let bindings = declaration.members(VariableDeclSyntax.self).flatMap(\.bindings)
      hasBody =
        hasReduce
        || bindings.contains {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body"
        }
      let reducers = ["Reducer", "ReducerOf"].flatMap { $0.spellings(in: Module.reducers) }
      hasExplicitBody =
        hasReduce
        || bindings.contains { binding in
          guard binding.initializer == nil else { return true }
          let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint
          guard let type = type?.as(IdentifierTypeSyntax.self) else {
            return type.map { reducers.contains($0.trimmedDescription.beforeGenerics) } ?? false
          }
          return reducers.contains(type.name.text)
        }
    }
  }
}

extension String {
  /// The name of a type without its generic arguments.
  fileprivate var beforeGenerics: String { String(prefix { $0 != "<" }) }
}
