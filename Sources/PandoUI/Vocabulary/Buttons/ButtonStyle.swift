/// How the label of a button looks. The button stays what is pressed.
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
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws the label of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent

  /// What it does to what the user has.
  public let role: ButtonRole?
  /// What is on it.
  public let label: Label
  /// Whether it is being pressed. Renderers show that themselves: it is false here.
  public let isPressed: Bool
}

/// How a button looks and is used.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button is made of, and what it does.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent

  /// What it does to what the user has.
  public let role: ButtonRole?
  /// What is on it.
  public let label: Label
  let action: ActionTarget

  /// Does what the button does.
  @MainActor public func trigger() { action.perform() }
}

/// The styles around a button.
struct ButtonStyles: Equatable {
  /// The name of a style that renderers know; nil for the platform's.
  var name: String?
  /// A style of the application.
  var custom: CustomButtonStyle?
  /// The styles that hold inside a style of the application.
  var outer: [ButtonStyles] = []
}

/// A style of the application.
class CustomButtonStyle: Equatable {
  @MainActor
  func makeBody<Label: View>(of button: Button<Label>, outside styles: ButtonStyles) -> AnyView {
    fatalError("abstract")
  }

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

  override func makeBody<Label: View>(
    of button: Button<Label>,
    outside styles: ButtonStyles
  ) -> AnyView {
    let configuration = ButtonStyleConfiguration(
      role: button.role,
      label: _StyleContent(button.label),
      isPressed: false
    )
    let content = StyledBody(style: style) { $0.makeBody(configuration: configuration) }
    return AnyView(
      ButtonElement(
        role: button.role,
        style: "plain",
        action: button.action.target,
        content: content
      )
    )
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
    let configuration = PrimitiveButtonStyleConfiguration(
      role: button.role,
      label: _StyleContent(button.label),
      action: button.action.target
    )
    // A button that the style draws has the style that is around this one.
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
  /// Sets how the labels of the buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) {
      $0 = ButtonStyles(custom: LabelButtonStyle(style), outer: $0.outer + [$0])
    }
  }

  /// Sets how the buttons inside look and are used.
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
