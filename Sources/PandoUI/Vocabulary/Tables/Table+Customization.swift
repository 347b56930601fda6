public import Foundation

extension Table {
  /// Makes a table whose columns people can show and hide.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, from the top.
  ///   - columnCustomization: The columns that are shown. Written by the menu of the headings.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(TableForEachContent(data: data), columns(), nil, nil)
    customization = columnCustomization
  }

  /// Makes a table whose columns people can show and hide, and whose rows can be sorted.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, from the top.
  ///   - sortOrder: The comparators by which the application sorts the rows, the most important one
  ///     first. Written by a press on a header.
  ///   - columnCustomization: The columns that are shown. Written by the menu of the headings.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(TableForEachContent(data: data), columns(), nil, sortOrder)
    customization = columnCustomization
  }

  /// Makes a table whose columns people can show and hide, and whose rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, from the top.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - columnCustomization: The columns that are shown. Written by the menu of the headings.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection, Selection: SelectionStorage>(
    _ data: Data,
    selection: Binding<Selection>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never, Selection.Value == Value.ID
  {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection), nil)
    customization = columnCustomization
  }

  /// Makes a table whose columns people can show and hide, and whose rows can be selected and sorted.
  ///
  /// - Parameters:
  ///   - data: The values of the rows, from the top.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - sortOrder: The comparators by which the application sorts the rows, the most important one
  ///     first. Written by a press on a header.
  ///   - columnCustomization: The columns that are shown. Written by the menu of the headings.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection, Sort: SortComparator, Selection: SelectionStorage>(
    _ data: Data,
    selection: Binding<Selection>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value, Selection.Value == Value.ID
  {
    self.init(
      TableForEachContent(data: data),
      columns(),
      ListSelection(selection),
      sortOrder
    )
    customization = columnCustomization
  }

  /// Makes a table whose columns people can show and hide.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values; it only helps type inference.
  ///   - columnCustomization: The columns that are shown. Written by the menu of the headings.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never {
    self.init(rows(), columns(), nil, nil)
    customization = columnCustomization
  }

  /// Makes a table whose columns people can show and hide, and whose rows can be sorted.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values; it only helps type inference.
  ///   - sortOrder: The comparators by which the application sorts the rows, the most important one
  ///     first. Written by a press on a header.
  ///   - columnCustomization: The columns that are shown. Written by the menu of the headings.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(rows(), columns(), nil, sortOrder)
    customization = columnCustomization
  }

  /// Makes a table whose columns people can show and hide, and whose rows can be selected.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values; it only helps type inference.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - columnCustomization: The columns that are shown. Written by the menu of the headings.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Selection: SelectionStorage>(
    of valueType: Value.Type,
    selection: Binding<Selection>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Never, Selection.Value == Value.ID {
    self.init(rows(), columns(), ListSelection(selection), nil)
    customization = columnCustomization
  }

  /// Makes a table whose columns people can show and hide, and whose rows can be selected and sorted.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values; it only helps type inference.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - sortOrder: The comparators by which the application sorts the rows, the most important one
  ///     first. Written by a press on a header.
  ///   - columnCustomization: The columns that are shown. Written by the menu of the headings.
  ///   - columns: The columns, from the leading side; built at once.
  ///   - rows: The rows, from the top; built at once.
  public init<Sort: SortComparator, Selection: SelectionStorage>(
    of valueType: Value.Type,
    selection: Binding<Selection>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value, Selection.Value == Value.ID
  {
    self.init(rows(), columns(), ListSelection(selection), sortOrder)
    customization = columnCustomization
  }
}
