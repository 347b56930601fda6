/// A button that shows a menu.
@available(*, unavailable, message: "It is the menu of the first SwiftUI. Use Menu.")
public struct MenuButton<Label: View, Content: View>: View {
  /// Not available.
  public init(label: Label, @ViewBuilder content: () -> Content) {}

  /// Not available.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// How buttons that show menus look.
@available(
  *,
  unavailable,
  message: "It is the menu of the first SwiftUI. Use menuStyle(_:) on a Menu."
)
public protocol MenuButtonStyle {}

/// As the platform has it.
@available(
  *,
  unavailable,
  message: "It is the menu of the first SwiftUI. Use menuStyle(_:) on a Menu."
)
public struct DefaultMenuButtonStyle: MenuButtonStyle {
  /// Not available.
  public init() {}
}

/// With an arrow.
@available(
  *,
  unavailable,
  message: "It is the menu of the first SwiftUI. Use menuStyle(_:) on a Menu."
)
public struct PullDownButtonMenuButtonStyle: MenuButtonStyle {
  /// Not available.
  public init() {}
}

/// What is seen of something before it is shared.
@available(
  *,
  unavailable,
  message: "Renderers cannot share; use a Link, or a Button that copies to where it is wanted."
)
public struct SharePreview<Image, Icon> {
  /// Not available.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Not available.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}

  /// Not available.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}

  /// Not available.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}

  /// Not available.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
}

/// A mark at a slider.
@available(*, unavailable, message: "Sliders are drawn without ticks. Use the step of the slider.")
public struct SliderTick<V: BinaryFloatingPoint> {
  /// Not available.
  public init(_ value: V) {}
}

/// Marks at a slider.
@available(*, unavailable, message: "Sliders are drawn without ticks. Use the step of the slider.")
public struct SliderTickContentForEach<Data, ID, Content> {}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "It is the menu of the first SwiftUI. Use menuStyle(_:) on a Menu."
  )
  public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> Self { self }
}
