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
/// What is not in a ``GridRow`` takes all columns.
public struct Grid<Content: View>: ElementView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  /// What is in it.
  public let content: Content

  /// Puts rows into columns. Spacing is in points; nil for the renderer's default.
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

  /// What it is to a renderer.
  public var kind: ElementKind { .grid }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if alignment != .center { element[.alignment] = .text(alignment.name) }
    element[.spacing] = horizontalSpacing.map { .number(Double($0)) }
    element[.rowSpacing] = verticalSpacing.map { .number(Double($0)) }
  }
}

/// One row of a ``Grid``: each view in it is a cell.
public struct GridRow<Content: View>: ElementView {
  let alignment: VerticalAlignment?
  /// What is in it.
  public let content: Content

  /// Makes a row.
  public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// What it is to a renderer.
  public var kind: ElementKind { .gridRow }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.alignment] = alignment.map { .text($0.name) }
    element.units(.cell) { cell in
      let traits = cell.traits[GridCellTrait.self]
      if traits.columns > 1 { cell[.span] = .number(Double(traits.columns)) }
      cell[.alignment] = traits.alignment.map { .text($0) }
    }
  }
}

/// What a view says to the row it is a cell of.
struct GridCell {
  var columns = 1
  var alignment: String?
}

enum GridCellTrait: TraitKey {
  static var defaultValue: GridCell { GridCell() }
}

/// Adds to what a view says to its row.
struct GridCellModifier: DecorationModifier {
  typealias Body = Never

  let change: (inout GridCell) -> Void

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.traits.append { change(&$0[GridCellTrait.self]) }
  }
}

extension View {
  /// Lets a cell of a ``Grid`` take several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = max(count, 1) })
  }

  /// Sets where a view stands in its cell of a ``Grid``. The nearest of nine places is taken.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let across: HorizontalAlignment =
      anchor.x < 0.34 ? .leading : anchor.x > 0.66 ? .trailing : .center
    let down: VerticalAlignment = anchor.y < 0.34 ? .top : anchor.y > 0.66 ? .bottom : .center
    let name = Alignment(horizontal: across, vertical: down).name
    return modifier(GridCellModifier { $0.alignment = name })
  }

  /// Sets where a view stands in its column of a ``Grid``. It holds for this cell; say it for each
  /// cell of the column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.alignment = guide.name })
  }
}
