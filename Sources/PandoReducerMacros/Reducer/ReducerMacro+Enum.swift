import SwiftSyntax
import SwiftSyntaxBuilder

extension ReducerMacro {
  /// The members for an enum of features: their states and actions as enums, a body that runs the
  /// feature of the current case, and a function from a store of the enum to the store of that
  /// feature.
  static func members(
    of declaration: EnumDeclSyntax,
    _ feature: Feature,
    _ node: AttributeSyntax
  ) -> [DeclSyntax] {
    let access = declaration.outerAccess
    let actions = feature.types.contains("Action") ? declaration.writtenActions : [:]
    let cases = declaration.memberBlock.members.cases { declaration in
      declaration.elements.map { ReducerCase($0, in: declaration, actions: actions) }
    }
    func source(_ transform: (ReducerCase) -> String) -> String {
      cases.map { $0.map(transform) }.source(gap: "\n")
    }

    var members: [DeclSyntax] = []
    if !feature.types.contains("State") {
      let conformances = node.conformances(of: "state").map { ", \($0)" }.joined()
      members.append(
        """
        @CasePathable
        @dynamicMemberLookup
        @ObservableState
        \(access)enum State: \(raw: Module.reducers).CaseReducerState\(raw: conformances) {
        \(access)typealias StateReducer = \(declaration.name.trimmed)
        \(raw: source(\.stateCase))
        }
        """
      )
    }
    if !feature.types.contains("Action") {
      let conformances = node.conformances(of: "action").joined(separator: ", ")
      members.append(
        """
        @CasePathable
        \(access)enum Action\(raw: conformances.isEmpty ? "" : ": \(conformances)") {
        \(raw: source(\.actionCase))
        }
        """
      )
    }
    if !feature.hasBody {
      members.append(body(access, cases.map { $0.map(\.reducer) }))
    }
    if !feature.types.contains("CaseScope") {
      let outer = access.map { "\($0.name.text) " } ?? ""
      members.append(
        """
        @dynamicMemberLookup
        \(access)enum CaseScope: \(raw: Module.reducers)._CaseScopeProtocol, \
        \(raw: Module.casePaths).CasePathable {
        \(raw: source(\.scopeCase))
        \(access)struct AllCasePaths {
        \(raw: source { $0.scopePath(access: outer) })
        }
        \(access)static var allCasePaths: AllCasePaths { AllCasePaths() }
        }
        """
      )
    }
    if !declaration.members(FunctionDeclSyntax.self).contains(where: { $0.name.text == "scope" }) {
      members.append(
        """
        @preconcurrency @MainActor
        \(access)static func scope(\
        _ store: \(raw: Module.reducers).Store<Self.State, Self.Action>\
        ) -> CaseScope {
        switch store.state {
        \(raw: source(\.scope))
        }
        }
        """
      )
    }
    return members
  }

  private static func body(
    _ access: DeclModifierSyntax?,
    _ reducers: [Conditional<String>]
  ) -> DeclSyntax {
    let empty = "\(Module.reducers).EmptyReducer<Self.State, Self.Action>"
    let builder = "@\(Module.reducers).ReducerBuilder<Self.State, Self.Action>"
    guard !reducers.isBlank else {
      return """
        \(raw: builder)
        \(access)static var body: \(raw: empty) {
        \(raw: empty)()
        }
        """
    }
    return """
      \(raw: builder)
      \(access)static var body: Reduce<Self.State, Self.Action> {
      \(raw: Module.reducers).Reduce(
      \(raw: empty)()
      \(raw: reducers.withoutBlanks.source(gap: "\n"))
      )
      }
      """
  }
}

extension EnumDeclSyntax {
  /// The types of the associated values of a nested `Action` enum, by the names of its cases.
  fileprivate var writtenActions: [String: TypeSyntax] {
    guard let actions = members(EnumDeclSyntax.self).first(where: { $0.name.text == "Action" })
    else { return [:] }
    let elements = actions.members(EnumCaseDeclSyntax.self).flatMap(\.elements)
    return elements.reduce(into: [:]) { $0[$1.name.text] = $1.onlyParameter?.type }
  }
}

extension AttributeSyntax {
  /// The protocols for the state or for the actions: `@Reducer(state: .equatable, .sendable)`.
  fileprivate func conformances(of label: String) -> [String] {
    guard case .argumentList(let arguments) = arguments,
      let start = arguments.firstIndex(where: { $0.label?.text == label })
    else { return [] }
    let rest = arguments[arguments.index(after: start)...]
    let end = rest.firstIndex { $0.label != nil } ?? arguments.endIndex
    return arguments[start..<end].compactMap {
      let name = $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return name.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
  }
}
