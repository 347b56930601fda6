public import Foundation

extension Table {
  /// Makes a table.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, from the top.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(TableForEachContent(data: data), columns(), nil, nil)
  }

  /// Makes a table in which rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, from the top.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection, Selection: SelectionStorage>(
    _ data: Data,
    selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never,
    Selection.Value == Value.ID
  {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection), nil)
  }

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values; it only helps type inference.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), nil, nil)
  }

  /// Makes a table in which rows can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values; it only helps type inference.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Selection: SelectionStorage>(
    of valueType: Value.Type,
    selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never, Selection.Value == Value.ID {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }
}

extension Table {
  /// Makes a table whose headers set the sort order.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, from the top.
  ///   - sortOrder: The comparators, the first of which marks its column. A press on a header moves
  ///     its comparator to the front or reverses it; the table does not sort the data.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(TableForEachContent(data: data), columns(), nil, sortOrder)
  }

  /// Makes a table whose headers set the sort order and in which rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, from the top.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - sortOrder: The comparators, the first of which marks its column. A press on a header moves
  ///     its comparator to the front or reverses it; the table does not sort the data.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection, Sort: SortComparator, Selection: SelectionStorage>(
    _ data: Data,
    selection: Binding<Selection>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value,
    Selection.Value == Value.ID
  {
    self.init(
      TableForEachContent(data: data),
      columns(),
      ListSelection(selection),
      sortOrder
    )
  }

  /// Makes a table whose headers set the sort order.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values; it only helps type inference.
  ///   - sortOrder: The comparators, the first of which marks its column. A press on a header moves
  ///     its comparator to the front or reverses it; the table does not sort the data.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), nil, sortOrder)
  }

  /// Makes a table whose headers set the sort order and in which rows can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values; it only helps type inference.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - sortOrder: The comparators, the first of which marks its column. A press on a header moves
  ///     its comparator to the front or reverses it; the table does not sort the data.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Sort: SortComparator, Selection: SelectionStorage>(
    of valueType: Value.Type,
    selection: Binding<Selection>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value, Selection.Value == Value.ID
  {
    self.init(rows(), columns(), ListSelection(selection), sortOrder)
  }
}

// Initializers without a type for the values, which follows from the rows.
extension Table {
  /// Makes a table.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), nil, nil)
  }

  /// Makes a table in which rows can be selected.
  ///
  /// - Parameters:
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Selection: SelectionStorage>(
    selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never, Selection.Value == Value.ID {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// Makes a table whose headers set the sort order.
  ///
  /// - Parameters:
  ///   - sortOrder: The comparators, the first of which marks its column. A press on a header moves
  ///     its comparator to the front or reverses it; the table does not sort the data.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), nil, sortOrder)
  }

  /// Makes a table whose headers set the sort order and in which rows can be selected.
  ///
  /// - Parameters:
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - sortOrder: The comparators, the first of which marks its column. A press on a header moves
  ///     its comparator to the front or reverses it; the table does not sort the data.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Sort: SortComparator, Selection: SelectionStorage>(
    selection: Binding<Selection>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value, Selection.Value == Value.ID
  {
    self.init(rows(), columns(), ListSelection(selection), sortOrder)
  }
}
