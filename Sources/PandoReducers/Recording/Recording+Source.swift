internal import PandoCasePaths

extension Recording {
  /// The session as an exhaustive test, in source form.
  ///
  /// Each action that was sent is a `send`, and each one from an effect a `receive`, with the changes of the
  /// state. What the test cannot know is left to fill in: the dependencies that answered the effects, and
  /// placeholders for values without source (objects, functions). States and structs are written with the
  /// initializer that takes all stored properties. Shared values are written without their key; add it where
  /// effects change them through the key.
  public var source: String { source(named: "recordedSession") }

  /// The session as an exhaustive test, in source form.
  ///
  /// - Parameter name: The name of the test.
  public func source(named name: String) -> String {
    var state = initialSnapshot ?? SourceValue(initialState)
    var lines: [String] = []
    for step in steps {
      let next = step.snapshot ?? SourceValue(step.state)
      lines.append(step.source(changes: next.changes(from: state, at: "$0")))
      state = next
    }
    let initial = (initialSnapshot ?? SourceValue(initialState)).source
    let store = """
      let store = TestStore(
        initialState: \(initial.indent(by: 2).trimmingPrefix("  "))
      ) {
        \(feature)()
      }\(dependencies)
      """
    let body = ([store] + lines).map { $0.indent(by: 2) }.joined(separator: "\n\n")
    return "@Test @MainActor func \(name)() async {\n\(body)\n}\n"
  }

  /// The recorded values of dependencies, with a reminder of the dependencies that answered the effects.
  private var dependencies: String {
    let values = steps.reduce(RecordedValues()) { $0.appending($1.values) }
    var lines: [String] = []
    if !values.uuids.isEmpty {
      lines.append("$0.uuid = .recorded(\(SourceValue(values.uuids).source))")
    }
    if !values.dates.isEmpty {
      lines.append("$0.date = .recorded(\(SourceValue(values.dates).source))")
    }
    if steps.contains(where: { $0.origin == .received }) {
      lines.append("// Give the dependencies here whose answers the effects sent.")
    }
    if lines.isEmpty { return "" }
    let body = lines.map { $0.indent(by: 2) }.joined(separator: "\n")
    return " withDependencies: {\n\(body)\n}"
  }
}

extension Recording.Step {
  fileprivate func source(changes: [String]) -> String {
    let call =
      switch origin {
      case .sent: "await store.send(\(sentAction(changes: changes)))"
      case .received: "await store.receive(\(receivedAction))"
      }
    if changes.isEmpty { return call }
    return "\(call) {\n\(changes.map { $0.indent(by: 2) }.joined(separator: "\n"))\n}"
  }

  private func sentAction(changes: [String]) -> String {
    let source = SourceValue(action).source
    guard let name = BindingField.name(in: changes) else { return source }
    return source.replacing(BindingField.placeholder, with: name)
  }

  /// The action itself if it is equatable, and its case otherwise.
  private var receivedAction: String {
    if action is any Equatable { return SourceValue(action).source }
    guard action is any CasePathable else { return "{ _ in true }" }
    return "\\" + SourceValue(action).casePath
  }
}

extension SourceValue {
  /// The case key path of an action: `.rows[id: 3].titleChanged`.
  fileprivate var casePath: String {
    guard case .enumeration(let name, let payload, true) = self else { return "" }
    if name == "element", payload.count == 2, payload[0].label == "id" {
      return "[id: \(payload[0].value.source)]\(payload[1].value.casePath)"
    }
    guard payload.count == 1 else { return ".\(name)" }
    return ".\(name)\(payload[0].value.casePath)"
  }
}
