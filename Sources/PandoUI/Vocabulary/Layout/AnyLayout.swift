public import Foundation

/// The way an ``HStack`` places views, as a value.
public struct HStackLayout: Hashable, Sendable {
  /// Where views stand from top to bottom.
  public var alignment: VerticalAlignment
  /// Points between views; nil for the renderer's default.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Places views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The way a ``VStack`` places views, as a value.
public struct VStackLayout: Hashable, Sendable {
  /// Where views stand from leading to trailing.
  public var alignment: HorizontalAlignment
  /// Points between views; nil for the renderer's default.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Places views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The way a ``ZStack`` places views, as a value.
public struct ZStackLayout: Hashable, Sendable {
  /// Where views stand.
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Places views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// The way a ``Grid`` places views, as a value.
public struct GridLayout: Hashable, Sendable {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// Points between columns; nil for the renderer's default.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for the renderer's default.
  public var verticalSpacing: CGFloat?

  /// Makes a layout.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Places views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Grid(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      content: content
    )
  }
}

/// One of the stacks, chosen while the program runs.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Photo(); Caption() }
/// ```
///
/// - Note: Going from one kind of stack to another draws the views in it anew, and their state
///   begins again. Keep what must last in a model or in the view around it.
public struct AnyLayout: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case h(HStackLayout)
    case v(VStackLayout)
    case z(ZStackLayout)
    case grid(GridLayout)
  }

  let kind: Kind

  /// Hides which stack it is.
  public init(_ layout: HStackLayout) { kind = .h(layout) }

  /// Hides which stack it is.
  public init(_ layout: VStackLayout) { kind = .v(layout) }

  /// Hides which stack it is.
  public init(_ layout: ZStackLayout) { kind = .z(layout) }

  /// Hides which stack it is.
  public init(_ layout: GridLayout) { kind = .grid(layout) }

  /// Places views.
  @MainActor @ViewBuilder
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    switch kind {
    case .h(let layout): layout(content)
    case .v(let layout): layout(content)
    case .z(let layout): layout(content)
    case .grid(let layout): layout(content)
    }
  }
}
