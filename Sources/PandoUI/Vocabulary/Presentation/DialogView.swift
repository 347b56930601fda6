/// An alert or a confirmation dialog: a title, a message, and buttons that close it after their actions.
struct DialogView<Actions: View, Message: View>: View {
  let kind: ElementKind
  let title: Text?
  let dismiss: () -> Void
  let actions: Actions
  let message: Message

  @State private var close = ActionTarget()
  @Environment(\.dialogSuppression) private var suppression

  var body: some View {
    close.perform = dismiss
    return PreferenceBoundary {
      DialogElement(kind: kind, title: title, close: close) {
        Part("message") { message }
        if let suppression { DialogSuppressionToggle(suppression: suppression) }
        Part("actions") {
          DialogActions(kind: kind, close: close) { actions }
        }
      }
      .modifier(PresentedLayer())
    }
    .modifier(DialogEnvironment(close: close))
  }
}

struct DialogEnvironment: EnvironmentModifier {
  typealias Body = Never

  let close: ActionTarget

  func modify(_ values: inout EnvironmentValues) {
    values.navigation = nil
    values.routeBack = nil
    values.screenHosts = nil
    values.refresh = nil
    values.dialogSuppression = nil
    values.hasRefreshBar = false
    values.dismiss = DismissAction(target: close)
    values.isPresented = true
  }
}

struct DialogElement<Content: View>: ElementView {
  let kind: ElementKind
  let title: Text?
  let close: ActionTarget
  let content: Content

  init(
    kind: ElementKind,
    title: Text?,
    close: ActionTarget,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.title = title
    self.close = close
    self.content = content()
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.takeTint(from: environment)
    element.takeLayoutDirection(from: environment)
    element[.title] = title.map { .text($0.words(in: environment.locale)) }
    element.on(.dismiss) { _ in close.perform() }
    element.afterPress = { close.perform() }
  }
}

/// The buttons of a dialog. An alert without buttons gets an OK button, and a confirmation dialog without a
/// cancel button gets one.
struct DialogActions<Content: View>: PrimitiveView {
  let kind: ElementKind
  let close: ActionTarget
  let content: Content

  init(kind: ElementKind, close: ActionTarget, @ViewBuilder content: () -> Content) {
    self.kind = kind
    self.close = close
    self.content = content()
  }

  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    DialogActionsNode(view, parent: parent)
  }
}

final class DialogActionsNode<Content: View>: Node<DialogActions<Content>> {
  private let kind: ElementKind
  private var child: Node<Content>!
  private var added: GraphNode?

  init(_ view: DialogActions<Content>, parent: GraphNode) {
    kind = view.kind
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: DialogActions<Content>) {
    child.update(view.content)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
    if let added { visit(added) }
  }

  override func collectElements(into elements: inout [ElementInstance]) {
    var own: [ElementInstance] = []
    child.collectElements(into: &own)
    elements += kind == .alert ? ordered(own) : own
    if needsButton(beside: own) {
      if added == nil {
        let button =
          kind == .alert
          ? DialogButton(title: "OK", role: nil) : DialogButton(title: "Cancel", role: "cancel")
        added = DialogButton._makeNode(button, parent: self)
      }
      added?.collectElements(into: &elements)
    } else if let added {
      added.tearDown()
      self.added = nil
    }
  }

  /// The fields and words before the buttons, and then the cancel button first.
  private func ordered(_ elements: [ElementInstance]) -> [ElementInstance] {
    var others = elements.filter { !isCancel($0) }
    let index = others.firstIndex { $0.kind == .button || $0.kind == .link } ?? others.endIndex
    others.insert(contentsOf: elements.filter(isCancel), at: index)
    return others
  }

  private func needsButton(beside elements: [ElementInstance]) -> Bool {
    let buttons = elements.filter { $0.kind == .button }
    if kind == .alert { return buttons.isEmpty }
    return !buttons.contains(where: isCancel)
  }

  /// The button that changes nothing, which is the first one of an alert.
  private func isCancel(_ element: ElementInstance) -> Bool {
    element.kind == .button && element.layers[0].drawn.text(.role) == "cancel"
  }
}

/// A button that only closes its dialog.
struct DialogButton: ElementView {
  let title: LocalizedStringKey
  let role: String?

  var kind: ElementKind { .button }
  var content: Text { Text(title) }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.role] = role.map { .text($0) }
    // The dialog closes after every press.
    element.onTap {}
  }
}

/// Shows a dialog while a binding is true.
struct DialogModifier<Actions: View, Message: View>: PresentingModifier {
  let kind: ElementKind
  let title: Text?
  let isPresented: Binding<Bool>
  /// Whether the data that the dialog presents exists.
  var hasData = true
  var onDismiss: (() -> Void)?
  let actions: Actions?
  let message: Message?

  func body(content: Content) -> some View {
    content
    if isPresented.wrappedValue, hasData {
      Portal {
        DialogView(
          kind: kind,
          title: title,
          dismiss: {
            isPresented.wrappedValue = false
            onDismiss?()
          },
          actions: actions,
          message: message
        )
      }
    }
  }
}
