/// A button that leads to another screen.
///
/// A link with a value appends the value to the stack's path, and
/// `navigationDestination(for:destination:)` makes the screen. A link with a destination brings the
/// screen itself.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  private let target: Target
  private let label: Label
  @State private var pushed = PushedLink()
  @Environment(\.buttonStyles) private var styles
  @Environment(\.navigation) private var navigation

  init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// The button.
  public var body: some View {
    switch target {
    case .value(let value):
      link(isUsable: value != nil, value: value) { model in
        if let value { model?.push(value) }
      }
      .trait(NavigationValueTrait.self, value)
    case .view(let destination, nil):
      link { [pushed] model in
        pushed.push(AnyView(destination), in: model)
      }
      .modifier(PushedLinkModifier(pushed: pushed, destination: AnyView(destination)))
    case .view(let destination, let isActive?):
      link { _ in isActive.wrappedValue = true }
        .navigationDestination(isPresented: isActive) { destination }
    }
  }

  /// The link as the button style of the environment draws it.
  @ViewBuilder
  private func link(
    isUsable: Bool = true,
    value: AnyHashable? = nil,
    open: @escaping (NavigationModel?) -> Void
  ) -> some View {
    if let custom = styles.custom {
      let action = ActionTarget()
      let content = custom.makeBody(ofLink: label, action: action, outside: styles)
      if custom.drawsLabel {
        NavigationLinkElement(
          label: content,
          style: "plain",
          isUsable: isUsable,
          value: value,
          open: open
        )
      } else {
        let _ = action.perform = { [navigation] in open(navigation) }
        content.disabled(!isUsable)
      }
    } else {
      NavigationLinkElement(
        label: label,
        style: styles.name ?? "navigation",
        isUsable: isUsable,
        value: value,
        open: open
      )
    }
  }
}

/// The value of a link, for a list that selects by it.
enum NavigationValueTrait: TraitKey {
  static var defaultValue: AnyHashable? { nil }
}

/// The screen that a link has pushed.
@MainActor
final class PushedLink {
  private weak var entry: PresentedEntry?
  /// The node of the link. It determines what the screen shows.
  fileprivate weak var node: GraphNode?
  private weak var table: DestinationTable?

  nonisolated init() {}

  func push(_ view: AnyView, in model: NavigationModel?) {
    let entry = PresentedEntry(content: .view(view)) { [weak self] in self?.noteShown(false) }
    self.entry = entry
    table = model?.table
    noteShown(true)
    model?.present(entry)
  }

  fileprivate func noteShown(_ isShown: Bool) {
    if let node { node.graph.notePresenter(node, isShown, in: table) }
  }

  func update(_ view: AnyView) {
    entry?.update(view)
  }
}

/// Updates the screen that a link has pushed whenever the link's destination changes.
struct PushedLinkModifier: AttachmentModifier {
  typealias Body = Never

  let pushed: PushedLink
  let destination: AnyView

  func makeAttachment(at node: GraphNode) -> PushedLink {
    pushed.node = node
    return pushed
  }

  func update(_ attachment: PushedLink, in environment: EnvironmentValues, at node: GraphNode) {
    attachment.update(destination)
  }

  func end(_ attachment: PushedLink, at node: GraphNode) {
    attachment.noteShown(false)
  }
}

struct NavigationLinkElement<Label: View>: ElementView {
  let label: Label
  /// The name of the button style, or `navigation`.
  let style: String
  let isUsable: Bool
  let value: AnyHashable?
  let open: (NavigationModel?) -> Void

  var kind: ElementKind { .link }
  var content: Label { label }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = .text(style)
    if style != "navigation" {
      let size = environment.controlSize
      if size != .regular { element[.controlSize] = .text(size.rawValue) }
      element[.borderShape] = environment.buttonBorderShape.attribute
    }
    if environment.hiddenIndicators.contains(.links) { element[.indicatorIsHidden] = .flag(true) }
    let model = environment.navigation
    let node = Evaluation.current
    if !isUsable || !environment.isEnabled { element[.isDisabled] = .flag(true) }
    if let component = value.flatMap({ model?.addressComponent(of: $0) }) {
      element[.address] = .list([component])
    }
    element.onTap { [weak node] in
      if model == nil { reportMissingStack() }
      // In a list with a selection the row is selected instead, because the list shows the value.
      if value != nil, model?.container == .split { node?.element?.pressUnit() }
      open(model)
    }
  }

  private func reportMissingStack() {
    reportMisuse(
      """
      A NavigationLink was pressed that stands outside of a NavigationStack, so there is nowhere \
      to push its screen. Put a NavigationStack around it.
      """
    )
  }
}
