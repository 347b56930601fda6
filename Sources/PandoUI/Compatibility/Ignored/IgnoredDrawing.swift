extension View {
  /// No effect here: ContainerRelativeShape is a rectangle.
  ///
  /// - Parameter shape: The outline that shapes inside follow.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// No effect here: corners do not follow those around.
  ///
  /// - Parameters:
  ///   - edges: The edges at which content keeps clear of the corners of its container.
  ///   - sizeToFit: Whether the view becomes smaller in place of being moved.
  public func containerCornerOffset(
    _ edges: Edge.Set = .all,
    sizeToFit: Bool = false
  ) -> some View { self }

  /// No effect here: a view ends where the room ends.
  public func backgroundExtensionEffect() -> some View { self }

  /// No effect here: a view ends where the room ends.
  ///
  /// - Parameter isEnabled: Whether the view is continued beyond its edges.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// No effect here: renderers draw materials in one way.
  ///
  /// - Parameter appearance: When materials look as in the window that is used.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }

  /// No effect here: browsers decide how bright an image is.
  ///
  /// - Parameter range: The brightness that images may have; nil does not change it.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// No effect here: renderers draw the system's images as they are.
  ///
  /// - Parameter mode: How symbols are coloured; nil is the usual way.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// No effect here: renderers draw the system's images as they are.
  ///
  /// - Parameter mode: How symbols show a number; nil is the usual way.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// No effect here: renderers decide how views are drawn.
  public func geometryGroup() -> some View { self }
}

extension Image {
  /// No effect here: browsers decide how bright an image is.
  ///
  /// - Parameter range: The brightness that images may have; nil does not change it.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// No effect here: the renderer decides how edges are drawn.
  ///
  /// - Parameter isAntialiased: Whether edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image {
  /// The range of brightness of an image. No effect here: browsers decide how bright an image is.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// No brighter than white.
    public static let standard = Self(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = Self(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = Self(name: "high")
  }
}

/// The condition under which a material looks as in a window that is used. No effect here:
/// renderers draw materials in one way.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Always.
  public static let active = Self(name: "active")
  /// Never.
  public static let inactive = Self(name: "inactive")
  /// While the window is used.
  public static let matchWindow = Self(name: "matchWindow")
}

/// The way in which a system image is coloured. No effect here: renderers draw the system's images
/// as they are.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// In one colour.
  public static let flat = Self(name: "flat")
  /// From one colour to another.
  public static let gradient = Self(name: "gradient")
}

/// The way in which a system image shows a number. No effect here: renderers draw the system's
/// images as they are.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  /// By its colour.
  public static let color = Self(name: "color")
  /// By how much of it is drawn.
  public static let draw = Self(name: "draw")
}
