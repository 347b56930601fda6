extension View {
  /// Lets the whole frame of the view answer the user, and not only what it draws.
  ///
  /// A view over others that only places its views is pressed where these are. With a content shape it is pressed
  /// wherever it is.
  ///
  /// - Parameters:
  ///   - shape: No effect here: the view answers in its own rectangle, or in the shape that clips it.
  ///   - eoFill: No effect here: as the shape.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Lets the whole frame of the view answer the user, and not only what it draws.
  ///
  /// - Parameters:
  ///   - kind: The purposes that the shape serves; only the interaction has an effect.
  ///   - shape: No effect here: the view answers in its own rectangle, or in the shape that clips it.
  ///   - eoFill: No effect here: as the shape.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    attribute(.hasContentShape, kind.contains(.interaction) ? .flag(true) : nil)
  }
}

/// The uses of a view's shape, of which only the interaction has an effect.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits that are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The area that takes gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview while a context menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The area of a hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline that assistive technologies use.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
  /// The ring around a view that has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
}
