public import Foundation

/// Views in columns, in as many rows as they need.
///
/// On a page, a `ForEach` with more than 1,000 elements makes only the views in sight, and some around them: see
/// <doc:LongLists>.
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
  let pinnedViews: PinnedScrollableViews
  /// The content.
  public let content: Content

  /// Arranges views in columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where views stand in their cells across the scroll direction.
  ///   - spacing: Points between rows; nil for the renderer's default.
  ///   - pinnedViews: The headers and footers of sections that stay in sight while the content is scrolled.
  ///   - content: Makes the views, once, when this view is made.
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
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The kind of the element.
  public var kind: ElementKind { .lazyGrid }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.makesRowsInSight()
    element[.axis] = .text("vertical")
    element[.tracks] = .tracks(columns)
    element[.pinnedViews] = pinnedViews.attribute
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.rowSpacing] = spacing.map { .number(Double($0)) }
  }
}

/// Views in rows, in as many columns as they need.
public struct LazyHGrid<Content: View>: ElementView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// The content.
  public let content: Content

  /// Arranges views in rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where views stand in their cells across the scroll direction.
  ///   - spacing: Points between columns; nil for the renderer's default.
  ///   - pinnedViews: The headers and footers of sections that stay in sight while the content is scrolled.
  ///   - content: Makes the views, once, when this view is made.
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
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The kind of the element.
  public var kind: ElementKind { .lazyGrid }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.showsViewsInSight()
    element[.axis] = .text("horizontal")
    element[.tracks] = .tracks(rows)
    element[.pinnedViews] = pinnedViews.attribute
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.spacing] = spacing.map { .number(Double($0)) }
  }
}
