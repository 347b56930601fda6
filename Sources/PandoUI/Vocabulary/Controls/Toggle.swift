/// A control that is on or off.
///
/// ```swift
/// Toggle("Vibrate on ring", isOn: $vibrates)
/// ```
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  @Environment(\.toggleStyle) private var style

  init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// The control, as the style around it draws it.
  public var body: some View {
    if let style, !(style is any BuiltInToggleStyle) {
      AnyView(styled(style))
    } else {
      ToggleElement(
        isOn: isOn,
        isMixed: isMixed,
        style: (style as? any BuiltInToggleStyle)?._name,
        content: label
      )
    }
  }

  private func styled<Style: ToggleStyle>(_ style: Style) -> AnyView {
    let configuration = ToggleStyleConfiguration(
      label: _StyleContent(label),
      isOn: isOn,
      isMixed: isMixed
    )
    // A style that draws it with changes does not ask itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.toggleStyle, nil)
    )
  }
}

extension Toggle {
  /// A toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// A toggle for the same property of several values: on if it is in all of them.
  public init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: sources.allOn(isOn),
      isMixed: sources.isMixed(isOn),
      label: label()
    )
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle as a style was given it, to draw it with changes.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}

extension RandomAccessCollection {
  /// A flag that is true if it is in all elements, and is written to all of them.
  @MainActor
  fileprivate func allOn(_ keyPath: KeyPath<Element, Binding<Bool>>) -> Binding<Bool> {
    let flags = map { $0[keyPath: keyPath] }
    return Binding(
      get: { !flags.isEmpty && flags.allSatisfy { $0.wrappedValue } },
      set: { new in for flag in flags { flag.wrappedValue = new } }
    )
  }

  @MainActor
  fileprivate func isMixed(_ keyPath: KeyPath<Element, Binding<Bool>>) -> Bool {
    Set(map { $0[keyPath: keyPath].wrappedValue }).count == 2
  }
}

/// A toggle as it is drawn.
struct ToggleElement<Label: View>: ElementView {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let style: String?
  let content: Label

  var kind: ElementKind { .toggle }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let isOn = isOn
    element[.isOn] = .flag(isOn.wrappedValue)
    if let style { element[.style] = .text(style) }
    if isMixed { element[.accessibilityValue] = .text("mixed") }
    element.describeControl(in: environment)
    element.on(.change) { event in
      if case .change(.flag(let new)) = event { isOn.wrappedValue = new }
    }
    // A press turns it over, for renderers that know presses only.
    element.onTap { isOn.wrappedValue.toggle() }
  }
}
