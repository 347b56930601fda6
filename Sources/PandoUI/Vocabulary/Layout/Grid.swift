public import Foundation

/// Rows whose cells stand in columns.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text("Ada") }
///   Divider()
///   GridRow { Text("Total").gridCellColumns(2) }
/// }
/// ```
///
/// A view outside of a ``GridRow`` spans all columns.
public struct Grid<Content: View>: ElementView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  /// The content.
  public let content: Content

  /// Makes a grid of rows.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand in their cells.
  ///   - horizontalSpacing: Points between columns; nil for the renderer's default, 8 in a browser.
  ///   - verticalSpacing: Points between rows; nil for the renderer's default, 8 in a browser.
  ///   - content: Makes the views, once, when this view is made.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// The kind of the element.
  public var kind: ElementKind { .grid }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.spacing] = horizontalSpacing.map { .number(Double($0)) }
    element[.rowSpacing] = verticalSpacing.map { .number(Double($0)) }
  }
}

/// One row of a ``Grid``: each view in it is a cell.
public struct GridRow<Content: View>: ElementView {
  let alignment: VerticalAlignment?
  /// The content.
  public let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where cells stand from top to bottom; nil takes the grid's alignment.
  ///   - content: Makes the views, once, when this view is made.
  public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// The kind of the element.
  public var kind: ElementKind { .gridRow }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.alignment] = alignment.map { .text($0.name) }
    // All cells of a row are described together, in order.
    var columnsBefore = 0
    element.units(.cell) { cell in
      let traits = cell.traits[GridCellTrait.self]
      if cell.index == 0 { columnsBefore = 0 }
      cell[.level] = .number(Double(columnsBefore + 1))
      columnsBefore += traits.columns
      if traits.columns > 1 { cell[.span] = .number(Double(traits.columns)) }
      let ofRow = alignment.map { "row \($0.name)" }
      cell[.alignment] = (traits.alignment ?? ofRow).map { .text($0) }
      cell[.placement] = traits.columnAlignment.map { .text($0) }
    }
  }
}

/// The traits of a cell, which a view gives its row.
struct GridCell {
  var columns = 1
  var alignment: String?
  /// The alignment of all views of the column.
  var columnAlignment: String?
}

enum GridCellTrait: TraitKey {
  static var defaultValue: GridCell { GridCell() }
}

/// Changes the traits that a view gives its row.
struct GridCellModifier: DecorationModifier {
  typealias Body = Never

  let change: (inout GridCell) -> Void

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.traits.append { change(&$0[GridCellTrait.self]) }
  }
}

extension View {
  /// Lets a cell of a ``Grid`` span several columns.
  ///
  /// - Parameter count: The number of columns; below 1 counts as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = max(count, 1) })
  }

  /// Makes a view that fills its cell of a ``Grid`` ask for no room: the grid is as large as the other cells make it.
  ///
  /// - Parameter axes: The axes along which the view asks for no room.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    var names: [String] = []
    if axes.contains(.horizontal) { names.append("horizontal") }
    if axes.contains(.vertical) { names.append("vertical") }
    return attribute(.unsizedAxes, names.isEmpty ? nil : .list(names))
  }

  /// Sets where a view stands in its cell of a ``Grid``, as the nearest of nine places.
  ///
  /// - Parameter anchor: The place, from 0 to 1 on each axis; below 0.34 and above 0.66 are the
  ///   edges.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let across: HorizontalAlignment =
      anchor.x < 0.34 ? .leading : anchor.x > 0.66 ? .trailing : .center
    let down: VerticalAlignment = anchor.y < 0.34 ? .top : anchor.y > 0.66 ? .bottom : .center
    let name = Alignment(horizontal: across, vertical: down).name
    return modifier(GridCellModifier { $0.alignment = name })
  }

  /// Sets where the views of a column of a ``Grid`` stand in their cells. Cells with an anchor of their own keep it.
  ///
  /// A browser counts the columns by the views before this one in its row, the first six. A view that spans several columns
  /// counts as one.
  ///
  /// - Parameter guide: Where the views stand from leading to trailing.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide.name })
  }
}
