import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension ObservableStateMacro {
  /// Attributes of other observation systems, and their names in observable states.
  private static let renamed = [
    ("ObservationIgnored", ignored),
    ("ObservationTracked", tracked),
    ("PresentationState", presents),
  ]

  /// Property wrappers that cannot wrap a property with accessors.
  private static let foreignWrappers = [
    "AppStorage", "BindingState", "Binding", "FocusState", "Published", "SceneStorage", "State",
  ]

  /// Whether a property cannot have accessors.
  static func cannotBeTracked(_ property: VariableDeclSyntax) -> Bool {
    property.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
      || foreignWrappers.contains(where: property.attributes.has)
  }

  /// Reports what an observable state cannot contain, and how to write it instead.
  ///
  /// - Returns: Whether accessors would only cause further errors, in generated code.
  static func diagnoseMisuse(
    of property: VariableDeclSyntax,
    in context: some MacroExpansionContext
  ) -> Bool {
    for (name, replacement) in renamed {
      guard let attribute = property.attributes.first(named: name) else { continue }
      context.diagnose(
        Diagnostic(
          node: attribute,
          message: Message.error("'@\(name)' cannot be used in '@ObservableState'"),
          fixIt: .replacing(
            "Use '@\(replacement)' instead",
            attribute,
            with: attribute.renamed(replacement)
          )
        )
      )
    }
    if let modifier = property.modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      context.diagnose(
        Diagnostic(
          node: modifier,
          message: Message.error(
            """
            'lazy' cannot be used on an observed property of '@ObservableState'; compute it, or \
            mark it '@ObservationStateIgnored'
            """
          ),
          fixIt: .marking(property, with: ignored)
        )
      )
      return true
    }
    for name in foreignWrappers {
      guard let attribute = property.attributes.first(named: name) else { continue }
      let isBinding = name == "BindingState"
      context.diagnose(
        Diagnostic(
          node: attribute,
          message: Message.error(
            isBinding
              ? "'@BindingState' is not needed in '@ObservableState': every property can be bound"
              : """
              '@\(name)' cannot wrap an observed property of '@ObservableState'; keep the value in \
              the state as it is, or mark the property '@ObservationStateIgnored'
              """
          ),
          fixIt: isBinding ? .removing(attribute) : .marking(property, with: ignored)
        )
      )
      return true
    }
    return false
  }
}

extension FixIt {
  /// A fix-it that puts an attribute before a property.
  static func marking(_ property: VariableDeclSyntax, with name: String) -> FixIt {
    var marked = property
    let attribute = AttributeSyntax(
      leadingTrivia: property.leadingTrivia,
      attributeName: IdentifierTypeSyntax(name: .identifier(name)),
      trailingTrivia: .space
    )
    marked.leadingTrivia = []
    marked.attributes = [.attribute(attribute)] + marked.attributes
    return .replacing("Mark it '@\(name)'", property, with: marked)
  }
}

extension AttributeSyntax {
  /// The attribute with another name.
  func renamed(_ name: String) -> AttributeSyntax {
    let token = attributeName.lastToken(viewMode: .sourceAccurate)
    return with(
      \.attributeName,
      TypeSyntax(
        IdentifierTypeSyntax(name: .identifier(name, trailingTrivia: token?.trailingTrivia ?? []))
      )
    )
  }
}
