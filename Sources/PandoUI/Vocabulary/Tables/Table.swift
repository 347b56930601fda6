import Foundation

/// A table: each row shows one value in several columns. Rows can be selected, and headers set the
/// sort order.
public struct Table<
  Value: Identifiable,
  Rows: TableRowContent,
  Columns: TableColumnContent
>: View where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  typealias Sort = Columns.TableColumnSortComparator

  let rows: Rows
  let columns: Columns
  let selection: ListSelection<Value.ID>?
  let order: Binding<[Sort]>?
  /// The columns that the user chose to see; nil if the user cannot choose.
  var customization: Binding<TableColumnCustomization<Value>>?

  @Environment(\.tableStyleName) private var style

  init(
    _ rows: Rows,
    _ columns: Columns,
    _ selection: ListSelection<Value.ID>?,
    _ order: Binding<[Sort]>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.order = order
  }

  /// The table.
  public var body: some View {
    let columns = alignedColumns
    let shown = columns.indices.filter { columns[$0].isShown(in: customization?.wrappedValue) }
    let menu = customization.map { TableColumnMenu(columns: columns, customization: $0) }
    var parts = _TableParts<Value>(
      cells: columns.map {
        .init(alignment: $0.alignment, minWidth: $0.widths.narrowest, content: $0.cell)
      },
      shown: shown,
      selection: selection
    )
    let _ = (parts.isTree = Rows._isTree)
    TableElement(
      style: style,
      isTree: Rows._isTree,
      allowsMultiple: selection?.allowsMultiple,
      groupedColumns: Rows._areSections ? shown.count : nil,
      content: TupleView(
        ForEach(shown, id: \.self) { index in
          TableHeader(column: columns[index], order: order, menu: menu)
        },
        rows._rows(in: parts)
      )
    )
  }

  /// The columns. Those without an alignment that show numbers are aligned as if they sorted by the numbers. The cells of the
  /// first row say what a column shows. They are not read for the table, which would follow what they show.
  private var alignedColumns: [_TableColumn<Value, Sort>] {
    var columns = columns._columns
    for index in columns.indices where columns[index].alignment == nil {
      guard let showsNumber = columns[index].showsNumber else { continue }
      let isNumber = Evaluation.untracked { rows._firstValue.map(showsNumber) }
      if isNumber == true { columns[index].alignment = .trailing }
    }
    return columns
  }
}

/// The element of a table.
struct TableElement<Content: View>: ElementView {
  let style: String?
  /// Whether there may be rows with rows in them.
  var isTree = false
  /// Whether several rows can be selected; nil if none can.
  let allowsMultiple: Bool?
  /// The number of columns, if the rows are in sections; otherwise nil.
  var groupedColumns: Int?
  let content: Content

  var kind: ElementKind { .table }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.makesRowsInSight()
    // How deep the rows are, at least.
    if isTree { element[.level] = .number(1) }
    element[.allowsMultiple] = allowsMultiple.map { .flag($0) }
    element[.span] = groupedColumns.map { .number(Double($0)) }
    element[.style] = style.map { .text($0) }
    if environment.tableAlternatesRows { element[.alternatesRows] = .flag(true) }
    if environment.hiddenIndicators.contains(.tableHeaders) {
      element[.indicatorIsHidden] = .flag(true)
    }
  }
}

/// The element of a column's header. A press sorts by the column.
struct TableHeader<RowValue: Identifiable, Sort: SortComparator>: ElementView {
  let column: _TableColumn<RowValue, Sort>
  let order: Binding<[Sort]>?
  let menu: TableColumnMenu<RowValue, Sort>?

  var kind: ElementKind { .tableColumn }

  @ViewBuilder var content: some View {
    column.header
    if let menu { ContextMenuElement(items: menu, preview: EmptyView()) }
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let widths = column.widths
    element[.width] = widths.width.map { .number($0) }
    element[.minWidth] = widths.minimum.map { .number($0) }
    element[.idealWidth] = widths.ideal.map { .number($0) }
    element[.maxWidth] = widths.maximum.map { .number($0) }
    element[.textAlignment] = column.alignment.map { .text($0.rawValue) }
    // A column whose title is empty has no heading: renderers leave a place for it.
    element[.label] = (column.title?.plain(in: environment)).map { .text($0) }
    guard let order, let comparator = column.comparator else { return }
    if let first = order.wrappedValue.first, first.isSameColumn(as: comparator) {
      element[.value] = .text(first.order == .forward ? "forward" : "reverse")
    }
    guard environment.isEnabled else { return }
    element.onTap {
      var new = order.wrappedValue
      if let first = new.first, first.isSameColumn(as: comparator) {
        new[0].order = first.order == .forward ? .reverse : .forward
      } else {
        new.removeAll { $0.isSameColumn(as: comparator) }
        new.insert(comparator, at: 0)
      }
      order.wrappedValue = new
    }
  }
}

extension SortComparator {
  /// Whether both comparators are equal apart from their order.
  fileprivate func isSameColumn(as other: Self) -> Bool {
    var (lhs, rhs) = (self, other)
    lhs.order = .forward
    rhs.order = .forward
    return lhs == rhs
  }
}

/// The element of a row. A press selects the row; where several can be selected, it adds the row or
/// takes it away, and a change selects the row alone.
struct TableRowElement<ID: Hashable, Content: View>: ElementView {
  let selection: ListSelection<ID>?
  let id: ID
  var hasMenu = false
  /// The level of the row in the tree, from 1; nil if no row has rows in it.
  var level: Int?
  /// Whether the rows in it are shown; nil if there are none.
  var isExpanded: Bool?
  let content: Content

  var kind: ElementKind { .tableRow }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.level] = level.map { .number(Double($0)) }
    element[.isExpanded] = isExpanded.map { .flag($0) }
    if hasMenu { element[.style] = .text("menu") }
    let id = id
    if let menu = environment.rowMenu, environment.isEnabled, menu.takes(id) {
      menu.hasSelection { Set(selection?.current() ?? []) }
      if !hasMenu { element.on(.menu) { _ in menu.open(for: id) } }
      if menu.hasPrimaryAction { element.on(.doubleTap) { _ in menu.act(on: id) } }
    }
    guard let selection else { return }
    if selection.current().contains(id) { element[.isSelected] = .flag(true) }
    guard environment.isEnabled else { return }
    element.onTap { selection.press(id) }
    guard selection.allowsMultiple else { return }
    element.on(.change) { event in
      if case .change(.flag(true)) = event { selection.replace([id]) }
    }
  }
}

/// The element of a cell.
struct TableCell: ElementView {
  let alignment: TextAlignment?
  /// The minimum width of the column, whatever is in it; nil if its contents decide it.
  var minWidth: Double?
  /// The level of the row in the tree, from 1, in its first cell; otherwise nil.
  var level: Int?
  /// Whether the rows in the row are shown, in its first cell; nil if there are none.
  var isExpanded: Binding<Bool>?
  let content: AnyView

  var kind: ElementKind { .tableCell }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.level] = level.map { .number(Double($0)) }
    if let isExpanded {
      element[.isExpanded] = .flag(isExpanded.wrappedValue)
      if environment.isEnabled {
        element.on(.change) { event in
          if case .change(.flag(let new)) = event { isExpanded.wrappedValue = new }
        }
      }
    }
    element[.minWidth] = minWidth.map { .number($0) }
    element[.textAlignment] = alignment.map { .text($0.rawValue) }
  }
}
