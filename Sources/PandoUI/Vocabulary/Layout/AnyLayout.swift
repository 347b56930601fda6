public import Foundation

/// The way an ``HStack`` places views, as a value.
public struct HStackLayout: Hashable, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// Points between views; nil for the renderer's default.
  public var spacing: CGFloat?

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: Points between views; nil for the renderer's default, 8 in a browser.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Arranges views.
  ///
  /// - Parameter content: Makes the views, once, when this view is made.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The way a ``VStack`` places views, as a value.
public struct VStackLayout: Hashable, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// Points between views; nil for the renderer's default.
  public var spacing: CGFloat?

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: Points between views; nil for the renderer's default, 8 in a browser.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Arranges views.
  ///
  /// - Parameter content: Makes the views, once, when this view is made.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

/// The way a ``ZStack`` places views, as a value.
public struct ZStackLayout: Hashable, Sendable {
  /// The alignment of the views in the stack.
  public var alignment: Alignment

  /// Makes a layout.
  ///
  /// - Parameter alignment: Where views stand.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Arranges views.
  ///
  /// - Parameter content: Makes the views, once, when this view is made.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ZStack(alignment: alignment, content: content)
  }
}

/// The way a ``Grid`` places views, as a value.
public struct GridLayout: Hashable, Sendable {
  /// The alignment of the views in their cells.
  public var alignment: Alignment
  /// Points between columns; nil for the renderer's default.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for the renderer's default.
  public var verticalSpacing: CGFloat?

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand.
  ///   - horizontalSpacing: Points between columns; nil for the renderer's default, 8 in a browser.
  ///   - verticalSpacing: Points between rows; nil for the renderer's default, 8 in a browser.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Arranges views.
  ///
  /// - Parameter content: Makes the views, once, when this view is made.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Grid(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      content: content
    )
  }
}

/// A stack or a layout of the application, chosen while the program runs.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Photo(); Caption() }
/// ```
///
/// - Note: Going from one kind of stack to another draws the views in it anew, and their state
///   begins again. Keep what must last in a model or in the view around it.
public struct AnyLayout {
  enum Kind {
    case h(HStackLayout)
    case v(VStackLayout)
    case z(ZStackLayout)
    case grid(GridLayout)
    case other(any Layout)
  }

  let kind: Kind

  /// Hides the type of a layout.
  ///
  /// - Parameter layout: The layout whose type is hidden.
  public init(_ layout: HStackLayout) { kind = .h(layout) }

  /// Hides the type of a layout.
  ///
  /// - Parameter layout: The layout whose type is hidden.
  public init(_ layout: VStackLayout) { kind = .v(layout) }

  /// Hides the type of a layout.
  ///
  /// - Parameter layout: The layout whose type is hidden.
  public init(_ layout: ZStackLayout) { kind = .z(layout) }

  /// Hides the type of a layout.
  ///
  /// - Parameter layout: The layout whose type is hidden.
  public init(_ layout: GridLayout) { kind = .grid(layout) }

  /// Hides the type of a layout.
  ///
  /// - Parameter layout: The layout whose type is hidden.
  @_disfavoredOverload
  public init<L: Layout>(_ layout: L) {
    kind =
      switch layout {
      case let layout as HStackLayout: .h(layout)
      case let layout as VStackLayout: .v(layout)
      case let layout as ZStackLayout: .z(layout)
      default: .other(layout)
      }
  }

  /// Arranges views.
  ///
  /// - Parameter content: Makes the views, once, when this view is made.
  @MainActor @ViewBuilder
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    switch kind {
    case .h(let layout): layout(content)
    case .v(let layout): layout(content)
    case .z(let layout): layout(content)
    case .grid(let layout): layout(content)
    case .other(let layout): Self.view(layout, content())
    }
  }

  /// A view of a layout whose type is hidden.
  @MainActor
  private static func view<L: Layout, V: View>(_ layout: L, _ content: V) -> AnyView {
    AnyView(LayoutView(layout: layout, content: content))
  }
}
