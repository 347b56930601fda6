/// What a share link shows by itself.
@available(*, unavailable, message: "Renderers cannot share; use a Link instead.")
public struct DefaultShareLinkLabel: View {
  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// Not available; the message says why.
@available(
  *,
  unavailable,
  message: "Renderers cannot share; use a Link, or a Button that copies to where it is wanted."
)
public struct ShareLink<Label: View>: View {
  /// Not available.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {}

  /// Not available.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {}

  /// Not available.
  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Label == DefaultShareLinkLabel {}

  /// Not available.
  public init<Item, Image, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) where Label == DefaultShareLinkLabel {}

  /// Not available.
  public init<Item, Image, Icon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) where Label == DefaultShareLinkLabel {}

  /// Not available.
  public init<Item, Image, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {}

  /// Not available.
  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil
  ) where Label == DefaultShareLinkLabel {}

  /// Never reached.
  public var body: Never { fatalError("unavailable") }
}

/// Not available; the message says why.
@available(*, unavailable, message: "Use a Button that changes the state of your own view instead.")
public struct RenameButton<Label: View>: View {
  /// Not available.
  public init() where Label == Text {}

  /// Never reached.
  public var body: Never { fatalError("unavailable") }
}

/// Not available; the message says why.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use the styles bordered and borderedProminent instead."
)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Not available.
  public init() {}

  /// Never used.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Not available; the message says why.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use the styles bordered and borderedProminent instead."
)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Not available.
  public init() {}

  /// Never used.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use bordered instead."
  )
  @MainActor public static var glass: DefaultButtonStyle { .init() }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use borderedProminent instead."
  )
  @MainActor public static var glassProminent: DefaultButtonStyle { .init() }
}
