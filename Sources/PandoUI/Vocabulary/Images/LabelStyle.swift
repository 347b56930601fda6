/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a label is made of.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label is made of.
public struct LabelStyleConfiguration {
  /// The type of the words.
  public typealias Title = _StyleContent
  /// The type of the picture.
  public typealias Icon = _StyleContent

  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// A style that renderers know by name.
@MainActor @preconcurrency
protocol BuiltInLabelStyle: LabelStyle {
  var _name: String? { get }
}

extension BuiltInLabelStyle {
  func element(_ configuration: LabelStyleConfiguration) -> some View {
    LabelElement(title: configuration.title, icon: configuration.icon, style: _name)
  }
}

/// The style of the place the label is in.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// Words without a picture.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  var _name: String? { "titleOnly" }

  /// Makes the style.
  public init() {}

  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A picture without words; they are read aloud.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
  var _name: String? { "iconOnly" }

  /// Makes the style.
  public init() {}

  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// Words and a picture.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
  var _name: String? { "titleAndIcon" }

  /// Makes the style.
  public init() {}

  /// Draws a label.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style of the place the label is in.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Words without a picture.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A picture without words; they are read aloud.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Words and a picture.
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
  /// Sets how the labels inside look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
