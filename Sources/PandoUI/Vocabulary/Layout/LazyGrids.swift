public import Foundation

/// Views in columns, row by row, as many rows as there are views for.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///   ForEach(photos) { Thumbnail($0) }
/// }
/// ```
public struct LazyVGrid<Content: View>: ElementView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  /// What is in it.
  public let content: Content

  /// Puts views into columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where the grid stands in its room.
  ///   - spacing: Points between rows; nil for the renderer's default.
  ///   - pinnedViews: No effect here: nothing is pinned.
  ///   - content: The views.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .lazyGrid }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.axis] = .text("vertical")
    element[.tracks] = .tracks(columns)
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.rowSpacing] = spacing.map { .number(Double($0)) }
  }
}

/// Views in rows, column by column, as many columns as there are views for.
public struct LazyHGrid<Content: View>: ElementView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  /// What is in it.
  public let content: Content

  /// Puts views into rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where the grid stands in its room.
  ///   - spacing: Points between columns; nil for the renderer's default.
  ///   - pinnedViews: No effect here: nothing is pinned.
  ///   - content: The views.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .lazyGrid }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.axis] = .text("horizontal")
    element[.tracks] = .tracks(rows)
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.spacing] = spacing.map { .number(Double($0)) }
  }
}
