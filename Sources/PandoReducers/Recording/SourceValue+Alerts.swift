extension AlertState: SourceRepresentable {
  var sourceValue: SourceValue {
    .literal("AlertState \(alertSource(title, buttons, message))")
  }
}

extension ConfirmationDialogState: SourceRepresentable {
  var sourceValue: SourceValue {
    let visibility = titleVisibility == .automatic ? "" : "(titleVisibility: .\(titleVisibility))"
    return .literal("ConfirmationDialogState\(visibility) \(alertSource(title, buttons, message))")
  }
}

extension TextState: SourceRepresentable {
  /// The shown text, without its style.
  var sourceValue: SourceValue { .literal("TextState(\(String(state: self).debugDescription))") }
}

/// The closures of an alert's initializer.
private func alertSource<Action>(
  _ title: TextState,
  _ buttons: [ButtonState<Action>],
  _ message: TextState?
) -> String {
  var source = "{\n\(SourceValue(title).source.indent(by: 2))\n}"
  if !buttons.isEmpty {
    let buttons = buttons.map { buttonSource($0).indent(by: 2) }.joined(separator: "\n")
    source += " actions: {\n\(buttons)\n}"
  }
  if let message { source += " message: {\n\(SourceValue(message).source.indent(by: 2))\n}" }
  return source
}

private func buttonSource<Action>(_ button: ButtonState<Action>) -> String {
  var arguments: [String] = []
  if let role = button.role { arguments.append("role: .\(role)") }
  if let action = button.action.action { arguments.append("action: \(SourceValue(action).source)") }
  let call = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  return "ButtonState\(call) {\n\(SourceValue(button.label).source.indent(by: 2))\n}"
}
