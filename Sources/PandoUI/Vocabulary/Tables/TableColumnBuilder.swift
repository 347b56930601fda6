public import Foundation

/// Builds the columns of a table.
@MainActor @preconcurrency
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Takes the column of one statement.
  ///
  /// - Parameter column: The column of one statement.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    _TableColumns(_columns: column._columns)
  }

  /// Takes a column without a comparator in a table that can be sorted.
  ///
  /// - Parameter column: The column of one statement.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    _TableColumns(
      _columns: column._columns.map {
        _TableColumn(
          header: $0.header,
          title: $0.title,
          cell: $0.cell,
          comparator: nil,
          widths: $0.widths,
          alignment: $0.alignment,
          isHidden: $0.isHidden,
          customizationID: $0.customizationID,
          isInMenu: $0.isInMenu
        )
      }
    )
  }

  /// Several columns side by side.
  ///
  /// - Parameter columns: The columns of all statements, in order.
  public static func buildBlock(
    _ columns: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// An `if` without an `else`.
  ///
  /// - Parameter columns: The columns; nil if the condition is false.
  public static func buildIf(
    _ columns: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(_columns: [])
  }

  /// The first branch of an `if`.
  ///
  /// - Parameter first: The columns of the branch.
  public static func buildEither(
    first: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { first }

  /// The other branch of an `if`.
  ///
  /// - Parameter second: The columns of the branch.
  public static func buildEither(
    second: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { second }

  /// The body of an `if #available`.
  ///
  /// - Parameter columns: The columns of the branch.
  public static func buildLimitedAvailability(
    _ columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }
}

/// Several columns side by side.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// The columns, from the leading side.
  @_documentation(visibility: internal)
  public let _columns: [_TableColumn<RowValue, Sort>]
}
