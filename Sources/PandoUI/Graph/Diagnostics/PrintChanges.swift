extension View {
  /// Prints why the body is evaluated: the names of the properties through which it read the
  /// change, `@self` if the parent passed another value of the view, `@identity` if the view is
  /// new.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   Text("\(count)")
  /// }
  /// ```
  @MainActor
  public static func _printChanges() {
    print(_changes())
  }

  /// Does the same as ``_printChanges()``.
  @MainActor
  public static func _logChanges() {
    _printChanges()
  }

  /// The text that ``_printChanges()`` prints.
  @MainActor
  package static func _changes() -> String {
    guard let node = Evaluation.current else {
      return "\(Self.self): not being evaluated."
    }
    let names = node.graph.changes(of: node)
    return names.isEmpty
      ? "\(Self.self): unchanged." : "\(Self.self): \(names.joined(separator: ", ")) changed."
  }
}

extension ViewGraph {
  /// The names of the properties that cause a node's evaluation.
  func changes(of node: GraphNode) -> [String] {
    let reasons = reasons(for: node)
    if reasons.isEmpty { return ["@self", "@identity"] }
    var names: [String] = []
    for reason in reasons {
      switch reason {
      case .newValue: names.append("@self")
      case .source(let source):
        let found = Evaluation.untracked { node.propertyNames(of: source) }
        names += found.isEmpty ? ["@dependencies"] : found
      }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
