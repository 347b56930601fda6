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

  /// The toggle, as the style of the environment draws it.
  public var body: some View {
    if let style, !(style is any BuiltInToggleStyle) {
      AnyView(styled(style))
    } else {
      let style = style as? any BuiltInToggleStyle
      ToggleElement(
        isOn: isOn,
        isMixed: isMixed,
        style: style?._name,
        tint: style?.tint,
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
    // The body of the style may contain the toggle itself, which then needs another style.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.toggleStyle, nil)
    )
  }
}

extension Toggle {
  /// Makes a toggle with a view as its label.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on; written when the user switches it.
  ///   - label: Builds the label, called once in the initializer.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// Makes a toggle for the same property of several values, which is on if all of them are on.
  ///
  /// - Parameters:
  ///   - sources: The values; an empty collection is off.
  ///   - isOn: The path to a source's binding; on if all are true, and all are written.
  ///   - label: Builds the label, called once in the initializer.
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
  /// Makes a toggle from the configuration of a style, to draw it with changes.
  ///
  /// - Parameter configuration: The configuration that the style was given: label and state.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}

extension RandomAccessCollection {
  /// A binding that is true if the flags of all elements are true, and writes all of them.
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

/// The element of a toggle.
struct ToggleElement<Label: View>: ElementView {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let style: String?
  let tint: Color?
  let content: Label

  var kind: ElementKind { .toggle }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let isOn = isOn
    element[.isOn] = .flag(isOn.wrappedValue)
    if let style { element[.style] = .text(style) }
    if let tint { element[.tint] = .paint(.color(tint)) }
    if isMixed { element[.accessibilityValue] = .text("mixed") }
    element.describeControl(in: environment)
    element.describeError(in: environment)
    element.on(.change) { event in
      if case .change(.flag(let new)) = event { isOn.wrappedValue = new }
    }
    // A press toggles, for renderers that report presses only.
    element.onTap { isOn.wrappedValue.toggle() }
  }
}
