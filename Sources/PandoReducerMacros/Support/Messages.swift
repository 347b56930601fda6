import SwiftDiagnostics
import SwiftSyntax

/// A message of the compiler about the use of a macro.
struct Message: DiagnosticMessage, FixItMessage {
  let message: String
  let severity: DiagnosticSeverity
  let id: String

  var diagnosticID: MessageID { MessageID(domain: "PandoReducerMacros", id: id) }
  var fixItID: MessageID { diagnosticID }

  /// An error, which stops the build.
  static func error(_ message: String, id: String = #function) -> Message {
    Message(message: message, severity: .error, id: id)
  }

  /// A warning.
  static func warning(_ message: String, id: String = #function) -> Message {
    Message(message: message, severity: .warning, id: id)
  }
}

extension FixIt {
  /// A fix-it that replaces one piece of source.
  static func replacing(
    _ message: String,
    _ old: some SyntaxProtocol,
    with new: some SyntaxProtocol
  ) -> FixIt {
    FixIt(
      message: Message.error(message),
      changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))]
    )
  }

  /// A fix-it that removes an attribute with the space or the line break after it.
  ///
  /// The text before the attribute stays, in front of the text after it.
  ///
  /// - Parameter attribute: The attribute, in the declaration of the diagnostic.
  static func removing(_ attribute: AttributeSyntax) -> FixIt {
    let message = "Remove '@\(attribute.attributeName.trimmedDescription)'"
    guard let list = attribute.parent?.as(AttributeListSyntax.self) else {
      return .replacing(message, attribute, with: MissingSyntax(placeholder: .identifier("")))
    }
    let isFirst = list.first?.id == attribute.id
    var rest = list.filter { $0.id != attribute.id }
    if isFirst, !rest.isEmpty { rest.leadingTrivia = attribute.leadingTrivia }
    var changes: [FixIt.Change] = [.replace(oldNode: Syntax(list), newNode: Syntax(rest))]
    if rest.isEmpty,
      let next = list.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    {
      changes.append(.replaceLeadingTrivia(token: next, newTrivia: attribute.leadingTrivia))
    }
    return FixIt(message: Message.error(message), changes: changes)
  }
}
