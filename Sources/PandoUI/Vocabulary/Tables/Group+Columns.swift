// Disfavoured: a group is nearly always one of views, which the compiler tries first. The content has a concrete type, so that
// the compiler knows the rows from the table before it checks the closure, and key paths need no root.

extension Group: TableColumnContent where Content: TableColumnContent {
  /// Makes a group of columns of a table.
  ///
  /// - Parameter content: The columns; evaluated once, when the group is made.
  @_disfavoredOverload
  public init<RowValue, Sort>(
    @TableColumnBuilder<RowValue, Sort> content: () -> _TableColumns<RowValue, Sort>
  ) where Content == _TableColumns<RowValue, Sort> {
    self.content = content()
  }

  /// The columns, from the leading side.
  @_documentation(visibility: internal)
  public var _columns: [_TableColumn<Content.TableRowValue, Content.TableColumnSortComparator>] {
    content._columns
  }
}
