// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// The default label of a share link.
@available(*, unavailable, message: "Renderers cannot share; use a Link instead.")
public struct DefaultShareLinkLabel: View {
  public var body: Never { fatalError("unavailable") }
}

/// A button that shares something.
@available(
  *,
  unavailable,
  message: "Renderers cannot share; use a Link, or a Button that copies to where it is wanted."
)
public struct ShareLink<Label: View>: View {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {}
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {}
  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Label == DefaultShareLinkLabel {}
  public init<Item>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Label == DefaultShareLinkLabel {}
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Label == DefaultShareLinkLabel {}
  public init<Item, Image, Icon>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) where Label == DefaultShareLinkLabel {}
  @_disfavoredOverload
  public init<S: StringProtocol, Item, Image, Icon>(
    _ title: S,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) where Label == DefaultShareLinkLabel {}
  public init<Item, Image, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) where Label == DefaultShareLinkLabel {}
  public init<Item, Image, Icon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) where Label == DefaultShareLinkLabel {}
  public init<Item, Image, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {}
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Label == DefaultShareLinkLabel {}
  public var body: Never { fatalError("unavailable") }
}

/// A button that shows a menu.
@available(*, unavailable, message: "It is the menu of the first SwiftUI. Use Menu.")
public struct MenuButton<Label: View, Content: View>: View {
  public init(label: Label, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {}
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
  public init() {}
}

/// With an arrow.
@available(
  *,
  unavailable,
  message: "It is the menu of the first SwiftUI. Use menuStyle(_:) on a Menu."
)
public struct PullDownButtonMenuButtonStyle: MenuButtonStyle {
  public init() {}
}

/// The preview of a shared item.
@available(
  *,
  unavailable,
  message: "Renderers cannot share; use a Link, or a Button that copies to where it is wanted."
)
public struct SharePreview<Image, Icon> {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  public init(_ title: Text, image: Image, icon: Icon) {}
  public init(_ title: Text, image: Image) where Icon == Never {}
  public init(_ title: Text) where Image == Never, Icon == Never {}
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
}

/// A mark at a slider.
@available(*, unavailable, message: "Sliders are drawn without ticks. Use the step of the slider.")
public struct SliderTick<V: BinaryFloatingPoint> {
  public init(_ value: V) {}
}

/// Marks at a slider.
@available(*, unavailable, message: "Sliders are drawn without ticks. Use the step of the slider.")
public struct SliderTickContentForEach<Data, ID, Content> {}

/// The parts of a date picker.
@available(
  *,
  unavailable,
  message: "Renderers draw date pickers in the styles they know. Use compact, graphical or wheel."
)
public struct DatePickerStyleConfiguration {}

@available(
  *,
  unavailable,
  message: "It is the menu of the first SwiftUI. Use menuStyle(_:) on a Menu."
)
extension View {
  public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> Self { self }
}
