public import Foundation

/// Views side by side, from leading to trailing.
public struct HStack<Content: View>: ElementView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  /// What is in it.
  public let content: Content

  /// Puts views side by side.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand from top to bottom.
  ///   - spacing: Points between them; nil for the renderer's default.
  ///   - content: The views.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .hstack }

  /// Its own properties only.
  @_documentation(visibility: internal)
  public var _readsModels: Bool { false }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.spacing] = spacing.map { .number(Double($0)) }
  }
}

/// Views one below the other.
public struct VStack<Content: View>: ElementView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  /// What is in it.
  public let content: Content

  /// Puts views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand from leading to trailing.
  ///   - spacing: Points between them; nil for the renderer's default.
  ///   - content: The views.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .vstack }

  /// Its own properties only.
  @_documentation(visibility: internal)
  public var _readsModels: Bool { false }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.spacing] = spacing.map { .number(Double($0)) }
  }
}

/// Views one in front of the other.
public struct ZStack<Content: View>: ElementView {
  @usableFromInline let alignment: Alignment
  /// What is in it.
  public let content: Content

  /// Puts views one in front of the other, the last one nearest.
  @inlinable
  public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .zstack }

  /// Its own properties only.
  @_documentation(visibility: internal)
  public var _readsModels: Bool { false }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if alignment != .center { element[.alignment] = .text(alignment.name) }
  }
}

/// Views one below the other, in a view that scrolls.
///
/// All of them are there from the start: a renderer decides what it draws first.
public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>

  /// Puts views one below the other. Headers stay where they are written: nothing is pinned.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// As wide as there is room.
  public var body: some View {
    stack.frame(maxWidth: .infinity, alignment: Alignment(stack.alignment))
  }
}

/// Views side by side, in a view that scrolls.
///
/// All of them are there from the start: a renderer decides what it draws first.
public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>

  /// Puts views side by side. Headers stay where they are written: nothing is pinned.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The views side by side.
  public var body: some View { stack }
}

extension Alignment {
  init(_ horizontal: HorizontalAlignment) {
    self.init(horizontal: horizontal, vertical: .center)
  }
}

/// Room that grows: it pushes what stands beside it apart.
public struct Spacer: Sendable {
  /// The least it takes, in points; nil for the renderer's default.
  public var minLength: CGFloat?

  /// Makes room.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  /// What it is to a renderer.
  public var kind: ElementKind { .spacer }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    guard let minLength else { return }
    element[.minWidth] = .number(Double(minLength))
    element[.minHeight] = .number(Double(minLength))
  }
}

/// A line between things.
public struct Divider: Sendable {
  /// Makes a line across the direction of the stack it is in.
  public init() {}
}

extension Divider: ElementView {
  /// What it is to a renderer.
  public var kind: ElementKind { .divider }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}
