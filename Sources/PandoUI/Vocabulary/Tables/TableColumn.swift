public import Foundation

/// One or several columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable = Never
  /// What sorts by a column.
  associatedtype TableColumnSortComparator: SortComparator = Never

  /// The columns, from the leading side.
  @_documentation(visibility: internal)
  var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

/// A column whose types are not known.
@MainActor @preconcurrency
public struct _TableColumn<RowValue: Identifiable, Sort: SortComparator> {
  let header: AnyView
  let cell: (RowValue) -> AnyView
  let comparator: Sort?
  var widths = ColumnWidths()
  var alignment: TextAlignment?
  var isHidden = false
}

/// How wide a column is, in points; nil as the table has it.
struct ColumnWidths {
  var width: Double?
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?
}

/// One column of a table.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// ```
public struct TableColumn<
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: View,
  Label: View
>: TableColumnContent {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var widths = ColumnWidths()
  var alignment: TextAlignment?
  var isHidden = false

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The columns, from the leading side.
  @_documentation(visibility: internal)
  public var _columns: [_TableColumn<RowValue, Sort>] {
    let content = content
    return [
      _TableColumn(
        header: AnyView(label),
        cell: { AnyView(content($0)) },
        comparator: comparator,
        widths: widths,
        alignment: alignment,
        isHidden: isHidden
      )
    ]
  }
}

extension TableColumn {
  /// The column with a fixed width, in points.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.widths = ColumnWidths(width: width.map { Double($0) })
    return column
  }

  /// The column with a width between two others, in points.
  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.widths = ColumnWidths(
      minimum: min.map { Double($0) },
      ideal: ideal.map { Double($0) },
      maximum: max.map { Double($0) }
    )
    return column
  }

  /// The column with its cells aligned.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment.alignment
    return column
  }

  /// The column, or none of it.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.isHidden = visibility == .hidden
    return column
  }
}

/// How the cells of a column are aligned.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: TextAlignment?

  /// As the table has it.
  public static let automatic = TableColumnAlignment(alignment: nil)
  /// At the leading side.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(alignment: .center)
  /// At the trailing side.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// As numbers are.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
}
