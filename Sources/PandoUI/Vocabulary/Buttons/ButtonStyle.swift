/// The look of a button's label. The element that is pressed stays a button.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(.tint, in: .capsule)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the drawn view.
  associatedtype Body: View

  /// Draws the label of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button that a style draws.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent

  /// The kind of action, if there is one.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is being pressed. It is always false here: renderers show a press
  /// themselves.
  public let isPressed: Bool
}

/// The look of a button, and what triggers its action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the drawn view.
  associatedtype Body: View

  /// Draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button that a style draws, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent

  /// The kind of action, if there is one.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: ActionTarget

  /// Runs the action of the button.
  @MainActor public func trigger() { action.perform() }
}

/// The button style of the environment.
struct ButtonStyles: Equatable {
  /// The name of a style that renderers draw; nil for the platform's style.
  var name: String?
  /// A style that the application implements.
  var custom: CustomButtonStyle?
  /// The styles further out, which hold inside a style that the application implements.
  var outer: [ButtonStyles] = []
}

/// A style that the application implements, with its type erased.
class CustomButtonStyle: Equatable {
  @MainActor
  func makeBody<Label: View>(of button: Button<Label>, outside styles: ButtonStyles) -> AnyView {
    fatalError("abstract")
  }

  /// The label of a link as the style draws it.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - action: What the style may trigger; nil if the link itself is pressed.
  ///   - styles: The styles of the link.
  @MainActor
  func makeBody<Label: View>(
    ofLink label: Label,
    action: ActionTarget,
    outside styles: ButtonStyles
  ) -> AnyView {
    fatalError("abstract")
  }

  /// Whether the style draws the label alone. A link keeps its own element then.
  var drawsLabel: Bool { false }

  func isSame(as other: CustomButtonStyle) -> Bool { self === other }

  static func == (lhs: CustomButtonStyle, rhs: CustomButtonStyle) -> Bool {
    lhs === rhs || lhs.isSame(as: rhs)
  }
}

final class LabelButtonStyle<Style: ButtonStyle>: CustomButtonStyle {
  let style: Style

  init(_ style: Style) {
    self.style = style
  }

  override func isSame(as other: CustomButtonStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return Comparison.areSame(style, other.style)
  }

  override var drawsLabel: Bool { true }

  override func makeBody<Label: View>(
    of button: Button<Label>,
    outside styles: ButtonStyles
  ) -> AnyView {
    AnyView(
      ButtonElement(
        role: button.role,
        style: "plain",
        action: button.action.target,
        content: body(of: button.label, role: button.role)
      )
    )
  }

  override func makeBody<Label: View>(
    ofLink label: Label,
    action: ActionTarget,
    outside styles: ButtonStyles
  ) -> AnyView {
    AnyView(body(of: label, role: nil))
  }

  @MainActor
  private func body(of label: some View, role: ButtonRole?) -> StyledBody<Style, Style.Body> {
    let configuration = ButtonStyleConfiguration(
      role: role,
      label: _StyleContent(label),
      isPressed: false
    )
    return StyledBody(style: style) { $0.makeBody(configuration: configuration) }
  }
}

final class WholeButtonStyle<Style: PrimitiveButtonStyle>: CustomButtonStyle {
  let style: Style

  init(_ style: Style) {
    self.style = style
  }

  override func isSame(as other: CustomButtonStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return Comparison.areSame(style, other.style)
  }

  override func makeBody<Label: View>(
    of button: Button<Label>,
    outside styles: ButtonStyles
  ) -> AnyView {
    body(of: button.label, role: button.role, action: button.action.target, outside: styles)
  }

  override func makeBody<Label: View>(
    ofLink label: Label,
    action: ActionTarget,
    outside styles: ButtonStyles
  ) -> AnyView {
    body(of: label, role: nil, action: action, outside: styles)
  }

  @MainActor
  private func body(
    of label: some View,
    role: ButtonRole?,
    action: ActionTarget,
    outside styles: ButtonStyles
  ) -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role,
      label: _StyleContent(label),
      action: action
    )
    // A button inside the body of the style has the next style further out, so that it does not
    // draw itself forever.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.buttonStyles, styles.outer.last ?? ButtonStyles())
    )
  }
}

private enum ButtonStylesKey: EnvironmentKey {
  static var defaultValue: ButtonStyles { ButtonStyles() }
}

extension EnvironmentValues {
  var buttonStyles: ButtonStyles {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labels of the buttons inside.
  ///
  /// - Parameter style: The style, which stays in force until another one is set further in.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) {
      $0 = ButtonStyles(custom: LabelButtonStyle(style), outer: $0.outer + [$0])
    }
  }

  /// Sets the look of the buttons inside, and what triggers them.
  ///
  /// - Parameter style: The style, which stays in force until another one is set further in.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) {
      if let style = style as? any BuiltInButtonStyle {
        $0 = ButtonStyles(name: style._name, outer: $0.outer + [$0])
      } else {
        $0 = ButtonStyles(custom: WholeButtonStyle(style), outer: $0.outer + [$0])
      }
    }
  }
}
