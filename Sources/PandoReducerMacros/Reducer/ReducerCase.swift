import SwiftSyntax
import SwiftSyntaxBuilder

/// One case of an enum of features, and the source that is generated for it.
struct ReducerCase {
  /// The kind of the associated value of a case.
  enum Content {
    /// A feature of a type, with its state and its actions.
    case feature(TypeSyntax)

    /// The state of an alert or a dialog, which any action dismisses.
    case ephemeral

    /// One value, several values or none, without actions.
    case plain

    /// One value, for which the actions of the enum contain actions of a type.
    case handled(actions: TypeSyntax)
  }

  let element: EnumCaseElementSyntax
  let content: Content

  init(
    _ element: EnumCaseElementSyntax,
    in declaration: EnumCaseDeclSyntax,
    actions: [String: TypeSyntax]
  ) {
    self.element = element
    let parameter = element.onlyParameter
    let isIgnored =
      declaration.attributes.has("ReducerCaseIgnored")
      || declaration.elements.contains { $0.onlyParameter == nil }
    if isIgnored {
      let handled = parameter == nil ? nil : actions[element.name.text]
      content = handled.map(Content.handled) ?? .plain
    } else if declaration.attributes.has("ReducerCaseEphemeral")
      || declaration.elements.contains(where: { $0.onlyParameter?.type.isEphemeral == true })
    {
      content = .ephemeral
    } else if let type = parameter?.type,
      type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
    {
      content = .feature(type.trimmed)
    } else {
      content = .plain
    }
  }

  private var name: String { element.name.text }
}

extension ReducerCase {
  /// The case of the state.
  var stateCase: String {
    switch content {
    case .feature: "case \(element.holdingMember("State").trimmedDescription)"
    case .ephemeral, .plain, .handled: "case \(element.trimmedDescription)"
    }
  }

  /// The case of the actions.
  var actionCase: String {
    switch content {
    case .feature:
      "case \(element.holdingMember("Action").trimmedDescription)"
    case .ephemeral:
      if let action = element.onlyParameter?.type.ephemeralAction {
        "case \(element.name)(\(action))"
      } else {
        "case \(element.holdingMember("Action").trimmedDescription)"
      }
    case .plain, .handled:
      "case \(element.name)(Swift.Never)"
    }
  }

  /// The reducer that runs the feature of the case.
  var reducer: String {
    guard case .feature(let type) = content else { return "" }
    let reducer = element.onlyParameter?.defaultValue?.value.trimmedDescription ?? "\(type)()"
    return """
      .ifCaseLet(\\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) {
        \(reducer)
      }
      """
  }

  /// The case of `CaseScope`, with a store of its own or the associated values.
  var scopeCase: String {
    if let store = storeType {
      "case \(name)(\(store))"
    } else {
      "case \(element.trimmedDescription)"
    }
  }

  /// The branch that makes the case of `CaseScope` from the store of the enum.
  var scope: String {
    if storeType != nil {
      return """
        case .\(name):
        return .\(name)(store.scope(state: \\.\(name), action: \\.\(name))!)
        """
    }
    guard let parameters = element.parameterClause?.parameters else {
      return """
        case .\(name):
        return .\(name)
        """
    }
    let bound = parameters.indices.enumerated().map { "v\($0.offset)" }
    let passed = zip(parameters, bound).map { parameter, value in
      let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
      return label.map { "\($0): \(value)" } ?? value
    }
    return """
      case let .\(name)(\(bound.joined(separator: ", "))):
      return .\(name)(\(passed.joined(separator: ", ")))
      """
  }

  /// The path to the case of `CaseScope`.
  ///
  /// - Parameter access: The modifier that makes the path visible outside of the module.
  func scopePath(access: String) -> String {
    let path = "\(Module.casePaths).AnyCasePath"
    guard let parameters = element.parameterClause?.parameters else {
      return """
        \(access)var \(name): \(path)<CaseScope, Void> {
        \(path)(
        embed: { CaseScope.\(name) },
        extract: { guard case .\(name) = $0 else { return nil }; return () }
        )
        }
        """
    }
    guard parameters.count == 1, let parameter = parameters.first else { return "" }
    return """
      \(access)var \(name): \(path)<CaseScope, \(storeType ?? "\(parameter.type.trimmed)")> {
      \(path)(
      embed: CaseScope.\(name),
      extract: { guard case let .\(name)(v0) = $0 else { return nil }; return v0 }
      )
      }
      """
  }

  /// The type of the store of the case; nil if the case has no store.
  private var storeType: String? {
    switch content {
    case .feature(let type):
      "\(Module.reducers).StoreOf<\(type)>"
    case .handled(let actions):
      (element.onlyParameter?.type.trimmed).map {
        "\(Module.reducers).Store<\($0), \(actions.trimmed)>"
      }
    case .ephemeral, .plain:
      nil
    }
  }
}

extension EnumCaseElementSyntax {
  /// The case with a member type of its associated value instead of that value, and without a
  /// default.
  fileprivate func holdingMember(_ name: TokenSyntax) -> EnumCaseElementSyntax {
    guard var parameters = parameterClause?.parameters, let type = parameters.first?.type else {
      return self
    }
    let member = MemberTypeSyntax(baseType: type.trimmed, name: name)
    parameters[parameters.startIndex].type = TypeSyntax(member)
    parameters[parameters.startIndex].defaultValue = nil
    return with(\.parameterClause, parameterClause?.with(\.parameters, parameters))
  }
}
