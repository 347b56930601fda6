/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable = Never
  /// The type of the views that draw the rows.
  associatedtype _Rows: View

  /// The views that draw the rows.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  func _rows(in table: _TableParts<TableRowValue>) -> _Rows

  /// Whether these are sections. Rows beside sections are grouped.
  @_documentation(visibility: internal)
  static var _areSections: Bool { get }

  /// Whether one of these rows may have rows of its own.
  @_documentation(visibility: internal)
  static var _isTree: Bool { get }

  /// The value of the first of these rows; nil if there is none, or if it is not known before the rows are made.
  @_documentation(visibility: internal)
  var _firstValue: TableRowValue? { get }
}

extension TableRowContent {
  /// Whether these are sections, which the rows beside them are grouped for.
  @_documentation(visibility: internal)
  public static var _areSections: Bool { false }

  /// Whether one of these rows may have rows of its own.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { false }

  /// Nil: the value is not known.
  @_documentation(visibility: internal)
  public var _firstValue: TableRowValue? { nil }

  /// The rows as what stands beside sections.
  ///
  /// - Parameters:
  ///   - table: The cells and the actions of each row.
  ///   - areGrouped: Whether sections stand beside them.
  @ViewBuilder
  func rows(
    in table: _TableParts<TableRowValue>,
    areGrouped: Bool
  ) -> _ConditionalContent<TableGroup<_Rows>, _Rows> {
    if areGrouped, !Self._areSections {
      TableGroup(content: _rows(in: table))
    } else {
      _rows(in: table)
    }
  }
}

/// The parts that a table gives each of its rows: the cells, and the action of a press.
public struct _TableParts<Value: Identifiable> {
  /// The cells of one column.
  struct Cells {
    let alignment: TextAlignment?
    /// The minimum width of the column, whatever is in it; nil if its contents decide it.
    let minWidth: Double?
    let content: (Value) -> AnyView
  }

  /// The cells of all columns.
  let cells: [Cells]
  /// The places of the columns that are shown. The place of its column identifies a cell.
  let shown: [Int]
  let selection: ListSelection<Value.ID>?
  /// The items of the menu of each row; nil if rows have none.
  var menu: AnyView?
  /// Whether there may be rows with rows in them.
  var isTree = false
  /// The level of the rows in the tree, from 1.
  var level = 1
  /// Whether the rows in the row are shown; nil if there are none.
  var isExpanded: Binding<Bool>?
}

/// One row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// Makes a row that shows a value.
  ///
  /// - Parameter value: The value, which the columns show.
  public init(_ value: Value) {
    self.value = value
  }

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Value? { value }

  /// The views that draw the row.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Value>) -> some View {
    TableRowElement(
      selection: table.selection,
      id: value.id,
      hasMenu: table.menu != nil,
      level: table.isTree ? table.level : nil,
      isExpanded: table.isExpanded?.wrappedValue,
      content: TupleView(
        ForEach(table.shown, id: \.self) { index in
          TableCell(
            alignment: table.cells[index].alignment,
            minWidth: table.cells[index].minWidth,
            level: table.isTree && index == table.shown.first ? table.level : nil,
            isExpanded: index == table.shown.first ? table.isExpanded : nil,
            content: table.cells[index].content(value)
          )
        },
        table.menu.map { ContextMenuElement(items: $0, preview: EmptyView()) }
      )
    )
  }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Data.Element? { data.first }

  /// The views that draw the rows.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Data.Element>) -> some View {
    ForEach(data) { TableRow($0)._rows(in: table) }
  }
}

/// No row.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the value that a row would show.
  public typealias TableRowValue = Value

  /// Makes no row.
  public init() {}

  /// Nothing.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Value>) -> some View { EmptyView() }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Content.TableRowValue

  /// Whether these are sections.
  @_documentation(visibility: internal)
  public static var _areSections: Bool { Content._areSections }

  /// Whether one of these rows may have rows of its own.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { Content._isTree }

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Content.TableRowValue? { data.first.flatMap { content($0)._firstValue } }

  /// The views that draw the rows. A long collection makes only the rows in sight.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Content.TableRowValue>) -> some View {
    let content = content
    return ForEach<Data, ID, Content._Rows>(
      data: data,
      content: { content($0)._rows(in: table) },
      identify: identify
    )
  }
}

// With a builder, so that the compiler checks the closure apart from the call. Otherwise, for an
// error in a body, it would try everything in the body with each initializer of `ForEach`, and not
// find the error.
extension ForEach where Content: TableRowContent {
  /// Makes a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, from the top.
  ///   - content: Makes the rows of an element; called when these come into sight.
  public init<V>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TableRowValue {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Makes a row for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements, from the top.
  ///   - id: The identity of an element; identities must be unique. The selection has those of the rows' values.
  ///   - content: Makes the rows of an element; called when these come into sight.
  public init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach
where
  Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
{
  /// Makes a row for each element of a collection, as the elements are.
  ///
  /// - Parameter data: The elements, from the top.
  @MainActor @preconcurrency
  public init(_ data: Data) {
    self.init(data: data, content: { TableRow($0) }, identify: { $0.id })
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue

  /// Whether these are sections.
  @_documentation(visibility: internal)
  public static var _areSections: Bool { Wrapped._areSections }

  /// Whether one of these rows may have rows of its own.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { Wrapped._isTree }

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Wrapped.TableRowValue? { flatMap { $0._firstValue } }

  /// The views that draw the rows, if there are any.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Wrapped.TableRowValue>) -> some View {
    map { $0._rows(in: table) }
  }
}
