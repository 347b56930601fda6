/// The destinations that `navigationDestination(for:destination:)` registered with one stack.
@MainActor
final class DestinationTable: ScreenTable {
  private var rules: [DestinationRule] = []
  private var readers: [GraphNode] = []

  nonisolated init() {}

  func add(_ rule: DestinationRule) {
    // The first of several rules for one type wins; it is nearest to the first screen.
    rules.append(rule)
    changed()
  }

  func remove(_ rule: DestinationRule) {
    rules.removeAll { $0 === rule }
    changed()
  }

  /// Marks the screens that show a destination for evaluation.
  ///
  /// - Parameter rule: The rule that has changed; nil if rules came or went. Screens of other rules are
  ///   not evaluated: one of them may declare this rule, and its evaluation would change the rule
  ///   again, endlessly.
  func changed(_ rule: DestinationRule? = nil) {
    for reader in readers where !reader.isTornDown {
      if let rule, let used = (reader as? DestinationNode)?.rule, used !== rule { continue }
      reader.graph.markDirty(reader)
    }
  }

  /// The types that have a destination.
  var types: [any Any.Type] { rules.map(\.type) }

  /// Whether a type has a destination.
  func has(_ type: any Any.Type) -> Bool {
    rules.contains { $0.type == type }
  }

  /// Whether a value has a destination.
  func leads(from value: AnyHashable) -> Bool {
    has(type(of: value.base)) || rules.contains { $0.make(value) != nil }
  }

  /// The destination of a value, and its rule; nil if no rule makes one.
  func destination(of value: AnyHashable) -> (view: AnyView, rule: DestinationRule)? {
    let type = type(of: value.base)
    if let rule = rules.first(where: { $0.type == type }) {
      return rule.make(value).map { ($0, rule) }
    }
    for rule in rules {
      if let view = rule.make(value) { return (view, rule) }
    }
    return nil
  }

  func add(reader: GraphNode) {
    readers.append(reader)
    if readers.count == 1 { reader.graph.noteTable(self, isInUse: true) }
  }

  func remove(reader: GraphNode) {
    readers.removeAll { $0 === reader }
    if readers.isEmpty { reader.graph.noteTable(self, isInUse: false) }
  }

  /// The nodes of the modifiers that registered the rules.
  var places: [GraphNode] { rules.compactMap(\.node) }

  /// The nodes of the screens that show a destination of this table.
  var screens: [GraphNode] { readers }
}

/// The destination of the values of one type.
@MainActor
final class DestinationRule {
  let type: any Any.Type
  var make: (AnyHashable) -> AnyView? = { _ in nil }
  weak var table: DestinationTable?
  /// The node of the modifier that registered the rule.
  private(set) weak var node: GraphNode?

  init(type: any Any.Type, at node: GraphNode) {
    self.type = type
    self.node = node
  }
}

/// Registers a destination with the enclosing stack.
struct DestinationModifier<Value: Hashable, Destination: View>: AttachmentModifier {
  typealias Body = Never

  let destination: (Value) -> Destination

  func makeAttachment(at node: GraphNode) -> DestinationRule {
    DestinationRule(type: Value.self, at: node)
  }

  func update(_ rule: DestinationRule, in environment: EnvironmentValues, at node: GraphNode) {
    let destination = destination
    rule.make = { value in
      guard let value = value.base as? Value ?? value as? Value else { return nil }
      return AnyView(destination(value))
    }
    let table = environment.navigation?.table
    if rule.table !== table || table == nil {
      rule.table?.remove(rule)
      rule.table = table
      table?.add(rule)
    } else {
      table?.changed(rule)
    }
    if table == nil { reportMissingStack() }
  }

  private func reportMissingStack() {
    reportMisuse(
      """
      navigationDestination(for: \(Value.self).self) stands outside of a NavigationStack, where no \
      link finds it. Put it inside of the stack, on the first screen or one that is pushed.
      """
    )
  }

  func end(_ rule: DestinationRule, at node: GraphNode) {
    rule.table?.remove(rule)
  }
}

/// The content of a pushed screen.
enum Destination {
  case value(AnyHashable)
  case entry(PresentedEntry)
}

/// The content of a pushed screen, which is made in an evaluation of its own.
struct DestinationView: PrimitiveView {
  let destination: Destination
  let table: DestinationTable

  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    DestinationNode(view, parent: parent)
  }
}

final class DestinationNode: Node<DestinationView> {
  private var view: DestinationView
  private var child: AnyViewNode!
  /// The rule that made what is shown; nil if none did.
  private(set) weak var rule: DestinationRule?

  init(_ view: DestinationView, parent: GraphNode) {
    self.view = view
    super.init(parent: parent)
    view.table.add(reader: self)
    if case .entry(let entry) = view.destination { entry.add(self) }
    child = AnyViewNode(content(), parent: self)
  }

  override func update(_ view: DestinationView) {
    // A screen keeps its destination; what the destination shows comes from the table.
    if isDirty { reevaluate() }
  }

  override func reevaluate() {
    child.update(content())
  }

  private func content() -> AnyView {
    switch view.destination {
    case .entry(let entry):
      switch entry.content {
      case .view(let content):
        isDirty = false
        return content
      case .value(let value): return made(for: value)
      }
    case .value(let value): return made(for: value)
    }
  }

  private func made(for value: AnyHashable) -> AnyView {
    let made = evaluate { view.table.destination(of: value) }
    rule = made?.rule
    if let made { return made.view }
    let type = type(of: value.base)
    let message = """
      A value of type \(type) was pushed, and nothing in its NavigationStack says what it leads \
      to. Add .navigationDestination(for: \(type).self) { value in ... } to a view inside of the \
      stack, outside of lazy containers.
      """
    graph.afterUpdate { [weak self] in
      guard let self, !self.isTornDown, self.view.table.destination(of: value) == nil else {
        return
      }
      self.graph.report(message)
    }
    return AnyView(ProblemView(message: message))
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func willTearDown() {
    view.table.remove(reader: self)
    if case .entry(let entry) = view.destination { entry.remove(self) }
  }
}
