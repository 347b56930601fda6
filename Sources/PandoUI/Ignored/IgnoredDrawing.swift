/// What a background is drawn behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  /// A screen.
  public static let navigation = Self(name: "navigation")
  /// A screen of a split view.
  public static let navigationSplitView = Self(name: "navigationSplitView")
  /// A tab view.
  public static let tabView = Self(name: "tabView")
  /// A window.
  public static let window = Self(name: "window")
  /// What is subscribed to.
  public static let subscriptionStore = Self(name: "subscriptionStore")
  /// A widget.
  public static let widget = Self(name: "widget")
}

extension View {
  /// Accepted; renderers draw what is behind screens and windows.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// Accepted; renderers draw what is behind screens and windows.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Accepted; ContainerRelativeShape is a rectangle.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// Accepted; corners do not follow those around.
  public func containerCornerOffset(
    _ edges: Edge.Set = .all,
    sizeToFit: Bool = false
  ) -> some View { self }

  /// Accepted; a view ends where the room ends.
  public func backgroundExtensionEffect() -> some View { self }

  /// Accepted; a view ends where the room ends.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Accepted; renderers draw materials in one way.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }

  /// Accepted; browsers decide how bright an image is.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Accepted; renderers draw the system's images as they are.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Accepted; renderers draw the system's images as they are.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// No brighter than white.
    public static let standard = Self(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = Self(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = Self(name: "high")
  }

  /// Accepted; browsers decide how bright an image is.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// When a material looks as it does in a window that is used.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// Always.
  public static let active = Self(name: "active")
  /// Never.
  public static let inactive = Self(name: "inactive")
  /// While the window is used.
  public static let matchWindow = Self(name: "matchWindow")
}

/// How one of the system's images is coloured.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// In one colour.
  public static let flat = Self(name: "flat")
  /// From one colour to another.
  public static let gradient = Self(name: "gradient")
}

/// How one of the system's images shows a number.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  /// By its colour.
  public static let color = Self(name: "color")
  /// By how much of it is drawn.
  public static let draw = Self(name: "draw")
}
