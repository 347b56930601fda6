/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// Makes the view of a label.
  ///
  /// - Parameter configuration: The title and icon to arrange.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The title and the icon of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The title and the icon of a label.
public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = _StyleContent
  /// The type of the icon.
  public typealias Icon = _StyleContent

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// A style that renderers draw themselves, by its name.
@MainActor @preconcurrency
protocol BuiltInLabelStyle: LabelStyle {
  var _name: String? { get }
}

extension BuiltInLabelStyle {
  func element(_ configuration: LabelStyleConfiguration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, style: _name)
  }
}

/// The default style of the container that the label is in.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Makes the view of a label.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  var _name: String? { "titleOnly" }

  /// Makes the style.
  public init() {}

  /// Makes the view of a label.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The icon without the title, which is read aloud.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  var _name: String? { "iconOnly" }

  /// Makes the style.
  public init() {}

  /// Makes the view of a label.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// The title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
  var _name: String? { "titleAndIcon" }

  /// Makes the style.
  public init() {}

  /// Makes the view of a label.
  ///
  /// - Parameter configuration: The parts to arrange, with the state of the control.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style of the container that the label is in.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title, which is read aloud.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the icon.
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (any LabelStyle)? { nil }
}

extension EnvironmentValues {
  var labelStyle: (any LabelStyle)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in this view.
  ///
  /// - Parameter style: The style for this view and the views inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
