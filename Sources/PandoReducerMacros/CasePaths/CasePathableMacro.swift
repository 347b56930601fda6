import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: the case paths of an enum.
enum CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member expansion reports what is wrong with another kind of declaration.
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return [] }
    let conformances = ["CasePathable", "CasePathIterable"]
      .filter { !declaration.inherits($0.spellings(in: Module.casePaths)) }
      .map { "\(Module.casePaths).\($0)" }
    guard !conformances.isEmpty else { return [] }
    let expansion: DeclSyntax =
      """
      \(declaration.attributes.availability)extension \(type.trimmed): \
      \(raw: conformances.joined(separator: ", ")) {}
      """
    return [expansion.cast(ExtensionDeclSyntax.self)]
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      throw notAnEnum(declaration, node)
    }
    try checkNames(of: declaration.memberBlock.members.cases { Array($0.elements) })

    let name = declaration.name.trimmed
    let members = NameRewriter(from: "Self", to: name)
      .rewrite(declaration.memberBlock)
      .cast(MemberBlockSyntax.self)
      .members
    let names = members.cases { $0.elements.map(\.name.text) }
    let element = NameRewriter(from: "Element", to: "_$Element")
    let paths = members.cases { declaration in
      declaration.elements.map { path(to: $0, of: name, in: declaration, element) }
    }

    let keyPath = "\(Module.casePaths).PartialCaseKeyPath<\(name)>"
    let comparisons = names.map { $0.map { "if root.is(\\.\($0)) { return \\.\($0) }" } }
    let additions = names.map { $0.map { "allCasePaths.append(\\.\($0))" } }
    var expansion: [DeclSyntax] = [
      """
      public struct AllCasePaths: \(raw: Module.casePaths).CasePathReflectable, Swift.Sendable, \
      Swift.Sequence {
      public subscript(root: \(name)) -> \(raw: keyPath) {
      \(raw: names.isEmpty ? #"\.never"# : comparisons.source() + "\nreturn \\.never")
      }
      \(raw: paths.source())
      public func makeIterator() -> Swift.IndexingIterator<[\(raw: keyPath)]> {
      \(raw: names.isEmpty ? "let" : "var") allCasePaths: [\(raw: keyPath)] = []\
      \(raw: names.isEmpty ? "" : "\n" + additions.source())
      return allCasePaths.makeIterator()
      }
      }
      """,
      "public static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
    // `AllCasePaths` is a sequence, in which `Element` is another type.
    if element.hasRewritten { expansion.append("public typealias _$Element = Element") }
    return expansion
  }
}

extension CasePathableMacro {
  private static func path(
    to element: EnumCaseElementSyntax,
    of root: TokenSyntax,
    in declaration: EnumCaseDeclSyntax,
    _ rewriter: NameRewriter
  ) -> String {
    let name = element.name.trimmed
    let count = element.parameterClause?.parameters.count ?? 0
    let values = (0..<count).map { "v\($0)" }.joined(separator: ", ")
    let path: DeclSyntax =
      """
      \(raw: declaration.documentation)public var \(name): \
      \(raw: Module.casePaths).AnyCasePath<\(root), \(element.valueType)> {
      ._$embed(\(raw: count == 0 ? "{ \(root).\(name) }" : "\(root).\(name)")) {
      guard case\(raw: count == 0 ? "" : " let").\(name)\(raw: count == 0 ? "" : "(\(values))") = $0 \
      else { return nil }
      return \(raw: count == 1 ? values : "(\(values))")
      }
      }
      """
    return rewriter.rewrite(path).description
  }

  private static func checkNames(of cases: [Conditional<EnumCaseElementSyntax>]) throws {
    var seen: Set<String> = []
    for case .always(let element) in cases where !seen.insert(element.name.text).inserted {
      throw DiagnosticsError(diagnostics: [
        Diagnostic(
          node: element.name,
          message: Message.error(
            "'@CasePathable' cannot be applied to overloaded case name '\(element.name.text)'"
          )
        )
      ])
    }
  }

  private static func notAnEnum(
    _ declaration: some DeclGroupSyntax,
    _ node: AttributeSyntax
  ) -> DiagnosticsError {
    let name = declaration.declaredName.map { " '\($0)'" } ?? ""
    return DiagnosticsError(diagnostics: [
      Diagnostic(
        node: declaration.keyword,
        message: Message.error(
          "'@CasePathable' cannot be applied to \(declaration.keyword.text) type\(name)"
        ),
        fixIt: .removing(declaration.attributes.first(named: "CasePathable") ?? node)
      )
    ])
  }
}

extension EnumCaseElementSyntax {
  /// The type of the associated value: a tuple for several values, `Void` for none.
  fileprivate var valueType: TypeSyntax {
    guard var parameters = parameterClause?.parameters, let last = parameters.indices.last
    else { return "Void" }
    if parameters.count == 1, let type = parameters.first?.type.trimmed {
      return type.is(SomeOrAnyTypeSyntax.self) ? "(\(type))" : type
    }
    for index in parameters.indices {
      parameters[index].type.trailingTrivia = []
      parameters[index].defaultValue = nil
      if parameters[index].firstName?.tokenKind == .wildcard {
        parameters[index].colon = nil
        parameters[index].firstName = nil
        parameters[index].secondName = nil
      }
    }
    parameters[last].trailingComma = nil
    return "(\(parameters.trimmed))"
  }
}

extension EnumCaseDeclSyntax {
  /// The comments before the case, without their common indentation. The path gets them too.
  fileprivate var documentation: String {
    var lines = leadingTrivia.description
      .drop(while: \.isNewline)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let indentation =
      lines
      .filter { !$0.isEmpty }
      .map { $0.prefix(while: \.isWhitespace).count }
      .min() ?? 0
    if let last = lines.last, last.allSatisfy(\.isWhitespace) { lines[lines.count - 1] = "" }
    return lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
  }
}

/// Replaces the name of a type in a piece of source.
private final class NameRewriter: SyntaxRewriter {
  private let name: String
  private let replacement: TokenSyntax
  private(set) var hasRewritten = false

  init(from name: String, to replacement: TokenSyntax) {
    (self.name, self.replacement) = (name, replacement)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard node.name.text == name else { return super.visit(node) }
    hasRewritten = true
    let token =
      replacement
      .with(\.leadingTrivia, node.name.leadingTrivia)
      .with(\.trailingTrivia, node.name.trailingTrivia)
    return super.visit(node.with(\.name, token))
  }
}
