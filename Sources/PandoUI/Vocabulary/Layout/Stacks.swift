public import Foundation

/// Views side by side, from leading to trailing.
public struct HStack<Content: View>: ElementView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  /// The content.
  public let content: Content

  /// Arranges views side by side.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand from top to bottom.
  ///   - spacing: Points between views; nil for the renderer's default, 8 in a browser.
  ///   - content: Makes the views, once, when this view is made.
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

  /// The kind of the element.
  public var kind: ElementKind { .hstack }

  /// The element is described by its own properties only.
  @_documentation(visibility: internal)
  public var _readsModels: Bool { false }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.spacing] = spacing.map { .number(Double($0)) }
  }
}

/// Views one below the other.
public struct VStack<Content: View>: ElementView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  /// The content.
  public let content: Content

  /// Arranges views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand from leading to trailing.
  ///   - spacing: Points between views; nil for the renderer's default, 8 in a browser.
  ///   - content: Makes the views, once, when this view is made.
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

  /// The kind of the element.
  public var kind: ElementKind { .vstack }

  /// The element is described by its own properties only.
  @_documentation(visibility: internal)
  public var _readsModels: Bool { false }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.spacing] = spacing.map { .number(Double($0)) }
  }
}

/// Views one in front of the other.
public struct ZStack<Content: View>: ElementView {
  @usableFromInline let alignment: Alignment
  /// The content.
  public let content: Content

  /// Arranges views one in front of the other, the last one nearest.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand.
  ///   - content: Makes the views, once, when this view is made.
  @inlinable
  public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// The kind of the element.
  public var kind: ElementKind { .zstack }

  /// The element is described by its own properties only.
  @_documentation(visibility: internal)
  public var _readsModels: Bool { false }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if alignment != .center { element[.alignment] = .text(alignment.name) }
  }
}

/// Views one below the other, in a view that scrolls.
///
/// On a page, a `ForEach` with more than 1,000 elements makes only the views in sight, and some around them: see
/// <doc:LongLists>.
public struct LazyVStack<Content: View>: View {
  let stack: VStack<Content>
  let pinnedViews: PinnedScrollableViews

  /// Arranges views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand from leading to trailing.
  ///   - spacing: Points between views; nil for the renderer's default, 8 in a browser.
  ///   - pinnedViews: The headers and footers of sections that stay in sight while the content is scrolled.
  ///   - content: Makes the views, once, when this view is made.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
    self.pinnedViews = pinnedViews
  }

  /// The stack, in all the available width.
  public var body: some View {
    LazyStack(stack: stack, pinnedViews: pinnedViews).frame(
      maxWidth: .infinity,
      alignment: Alignment(stack.alignment)
    )
  }
}

/// The element of a lazy stack that makes only the rows in sight.
private struct LazyStack<Content: View>: ElementView {
  let stack: VStack<Content>
  let pinnedViews: PinnedScrollableViews

  var kind: ElementKind { .vstack }
  var content: Content { stack.content }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    stack.describe(&element, in: environment)
    element[.pinnedViews] = pinnedViews.attribute
    element.makesRowsInSight()
  }
}

/// Views side by side, in a view that scrolls.
///
/// All views are made at once: the renderer decides what it draws first. On a page their `onAppear` runs when they come
/// into sight.
public struct LazyHStack<Content: View>: View {
  let stack: HStack<Content>
  let pinnedViews: PinnedScrollableViews

  /// Arranges views side by side.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand from top to bottom.
  ///   - spacing: Points between views; nil for the renderer's default, 8 in a browser.
  ///   - pinnedViews: The headers and footers of sections that stay in sight while the content is scrolled.
  ///   - content: Makes the views, once, when this view is made.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
    self.pinnedViews = pinnedViews
  }

  /// The views side by side.
  public var body: some View { LazyRow(stack: stack, pinnedViews: pinnedViews) }
}

/// The element of a lazy stack that makes all of its views.
private struct LazyRow<Content: View>: ElementView {
  let stack: HStack<Content>
  let pinnedViews: PinnedScrollableViews

  var kind: ElementKind { .hstack }
  var content: Content { stack.content }
  var _readsModels: Bool { false }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    stack.describe(&element, in: environment)
    element[.pinnedViews] = pinnedViews.attribute
    element.showsViewsInSight()
  }
}

extension Alignment {
  init(_ horizontal: HorizontalAlignment) {
    self.init(horizontal: horizontal, vertical: .center)
  }
}

/// A space that grows, and pushes the views beside it apart.
///
/// A stack without a spacing of its own has none beside a spacer, so that the minimum length is the
/// minimum distance of the views.
public struct Spacer: Sendable {
  /// The minimum length, in points; nil for the renderer's default.
  public var minLength: CGFloat?

  /// Makes a space.
  ///
  /// - Parameter minLength: The minimum length along the stack, in points; nil for the renderer's
  ///   default, 8 in a browser.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  /// The kind of the element.
  public var kind: ElementKind { .spacer }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    guard let minLength else { return }
    element[.minWidth] = .number(Double(minLength))
    element[.minHeight] = .number(Double(minLength))
  }
}

/// A line between views.
public struct Divider: Sendable {
  /// Makes a line across the direction of its stack.
  public init() {}
}

extension Divider: ElementView {
  /// The kind of the element.
  public var kind: ElementKind { .divider }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}
