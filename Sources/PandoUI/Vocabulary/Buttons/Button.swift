/// A control that runs an action when it is pressed.
///
/// ```swift
/// Button("Save") { model.save() }
/// Button("Delete", systemImage: "trash", role: .destructive) { model.delete() }
/// Button { isShown = true } label: { Image(systemName: "info.circle") }
/// ```
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: ControlAction
  let label: Label

  @Environment(\.buttonStyles) private var styles

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = ControlAction(action)
    self.label = label
  }

  /// The button, as the style of the environment draws it.
  public var body: some View {
    if let custom = styles.custom {
      custom.makeBody(of: self, outside: styles)
    } else {
      ButtonElement(role: role, style: styles.name, action: action.target, content: label)
    }
  }
}

extension Button {
  /// Makes a button with a view as its label.
  ///
  /// - Parameters:
  ///   - action: Called on the main actor when the button is pressed.
  ///   - label: Builds the label, called once in the initializer.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label())
  }

  /// Makes a button with a role.
  ///
  /// - Parameters:
  ///   - role: The kind of the action, which decides how the button looks; nil for none.
  ///   - action: Called on the main actor when the button is pressed.
  ///   - label: Builds the label, called once in the initializer.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button from the configuration of a style, to draw it with changes.
  ///
  /// - Parameter configuration: The configuration that the style was given: role, label and action.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role,
      action: { configuration.trigger() },
      label: configuration.label
    )
  }
}

/// The element of a button.
struct ButtonElement<Content: View>: ElementView {
  let role: ButtonRole?
  let style: String?
  let action: ActionTarget
  let content: Content

  var kind: ElementKind { .button }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.role] = role.map { .text($0.name) }
    element[.style] = style.map { .text($0) }
    let size = environment.controlSize
    if size != .regular { element[.controlSize] = .text(size.rawValue) }
    element[.borderShape] = environment.buttonBorderShape.attribute
    if environment.buttonRepeatBehavior == .enabled { element[.repeatsAction] = .flag(true) }
    element.describeControl(in: environment)
    let action = action
    element.onTap { action.perform() }
  }
}
