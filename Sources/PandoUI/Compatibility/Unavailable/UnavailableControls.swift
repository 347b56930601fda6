// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(
  *,
  unavailable,
  message:
    "A page shares texts, addresses and an Image. Offer other data as a file, with fileExporter."
)
extension ShareLink {
  public init<Item: Transferable>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    fatalError("unavailable")
  }
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    fatalError("unavailable")
  }
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    fatalError("unavailable")
  }
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable {
    fatalError("unavailable")
  }
}

@available(
  *,
  unavailable,
  message:
    "A page shares texts, addresses and an Image. Offer other data as a file, with fileExporter."
)
extension ShareLink where Label == DefaultShareLinkLabel {
  public init<Item: Transferable>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    fatalError("unavailable")
  }
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    fatalError("unavailable")
  }
  public init<Item: Transferable>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    fatalError("unavailable")
  }
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    fatalError("unavailable")
  }
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    fatalError("unavailable")
  }
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    fatalError("unavailable")
  }
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: Transferable {
    fatalError("unavailable")
  }
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: Transferable {
    fatalError("unavailable")
  }
  public init<Items: RandomAccessCollection>(
    _ title: Text,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Items.Element: Transferable {
    fatalError("unavailable")
  }
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    fatalError("unavailable")
  }
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    fatalError("unavailable")
  }
  public init<Items: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ title: Text,
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    preview: (Items.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Items.Element: Transferable {
    fatalError("unavailable")
  }
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

/// The platform's default.
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

/// A mark at a slider.
@available(*, unavailable, message: "Sliders are drawn without ticks. Use the step of the slider.")
public struct SliderTick<V: BinaryFloatingPoint> {
  public init(_ value: V) {}
  public init(_ value: V, @ViewBuilder label: () -> some View) {}
}

/// Marks at a slider.
@available(*, unavailable, message: "Sliders are drawn without ticks. Use the step of the slider.")
public struct SliderTickContentForEach<Data, ID, Content> {}

/// The parts of a date picker.
@available(
  *,
  unavailable,
  message: "Renderers draw date pickers in their own styles. Use compact, graphical or wheel."
)
public struct DatePickerStyleConfiguration {}

@available(
  *,
  unavailable,
  message: "Renderers draw date pickers in their own styles. Use compact, graphical or wheel."
)
extension DatePickerStyle {
  public typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of an editor of text.
@available(
  *,
  unavailable,
  message: "Renderers draw editors of text in their own styles. Use plain, and a background."
)
public struct TextEditorStyleConfiguration {}

@available(
  *,
  unavailable,
  message: "Renderers draw editors of text in their own styles. Use plain, and a background."
)
extension TextEditorStyle {
  public typealias Configuration = TextEditorStyleConfiguration
}

@available(
  *,
  unavailable,
  message: "It is the menu of the first SwiftUI. Use menuStyle(_:) on a Menu."
)
extension View {
  public func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> Self { self }
}

@available(*, unavailable, message: "Sliders are drawn without ticks. Use the step of the slider.")
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint, Ticks>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: "Browsers fill a slider from its lower end. Leave out the neutral value."
)
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { fatalError("unavailable") }
}
