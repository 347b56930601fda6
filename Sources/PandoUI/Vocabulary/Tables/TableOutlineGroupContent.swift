public import Foundation

/// The rows of a tree of data, in which a row with children can be opened.
///
/// ```swift
/// Table(folders, children: \.files) {
///   TableColumn("Name", value: \.name)
/// }
/// ```
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Data.Element

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// True.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { true }

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Data.Element? { data.first }

  /// The views that draw the rows.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Data.Element>) -> some View {
    ForEach(data) { OutlinedRow(element: $0, children: children, table: table) }
  }
}

/// A row, and below it the rows of its children while it is open.
private struct OutlinedRow<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  let element: Data.Element
  let children: KeyPath<Data.Element, Data?>
  let table: _TableParts<Data.Element>

  // The type is erased, because rows contain rows of their own kind, and the full type would be infinite.
  var body: AnyView {
    guard let below = element[keyPath: children] else {
      return AnyView(TableRow(element)._rows(in: table))
    }
    let rows = DisclosureTableRow(element) {
      TableOutlineGroupContent(data: below, children: children)
    }
    return AnyView(rows._rows(in: table))
  }
}

extension Table {
  /// Makes a table of a tree.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The values of the rows in a row; nil where there can be none.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    self.init(TableOutlineGroupContent(data: data, children: children), columns(), nil, nil)
  }

  /// Makes a table of a tree in which rows can be selected.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The values of the rows in a row; nil where there can be none.
  ///   - selection: The identity of the selected row, or nil; or the set of selected identities, of
  ///     any number. Written by a press on a row.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection, Selection: SelectionStorage>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Selection>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never, Selection.Value == Value.ID
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      ListSelection(selection),
      nil
    )
  }

  /// Makes a table of a tree whose headers set the sort order.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The values of the rows in a row; nil where there can be none.
  ///   - sortOrder: The comparators, the first of which marks its column. A press on a header moves
  ///     its comparator to the front or reverses it; the table does not sort the data.
  ///   - columns: The columns, from the leading side; built at once.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      nil,
      sortOrder
    )
  }
}
