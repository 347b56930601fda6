public import Foundation

/// Builds the columns of a table.
@MainActor @preconcurrency
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    _TableColumns(_columns: column._columns)
  }

  /// A column that cannot be sorted by, in a table that can.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    _TableColumns(
      _columns: column._columns.map {
        _TableColumn(
          header: $0.header,
          cell: $0.cell,
          comparator: nil,
          widths: $0.widths,
          alignment: $0.alignment,
          isHidden: $0.isHidden
        )
      }
    )
  }

  /// Columns side by side.
  public static func buildBlock(
    _ columns: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// Columns that may be there.
  public static func buildIf(
    _ columns: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(_columns: [])
  }

  /// The first of two choices.
  public static func buildEither(
    first: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { first }

  /// The second of two choices.
  public static func buildEither(
    second: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { second }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability(
    _ columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }
}

/// Columns side by side.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// The columns, from the leading side.
  @_documentation(visibility: internal)
  public let _columns: [_TableColumn<RowValue, Sort>]
}
