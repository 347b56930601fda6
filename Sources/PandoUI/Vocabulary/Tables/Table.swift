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
    let columns = columns._columns.filter { !$0.isHidden }
    TableElement(
      style: style,
      allowsMultiple: selection?.allowsMultiple,
      content: TupleView(
        ForEach(columns.indices, id: \.self) { index in
          TableHeader(column: columns[index], order: order)
        },
        ForEach(rows._values) { value in
          TableRowElement(
            selection: selection,
            id: value.id,
            content: ForEach(columns.indices, id: \.self) { index in
              TableCell(
                alignment: columns[index].alignment,
                minWidth: columns[index].widths.least,
                content: columns[index].cell(value)
              )
            }
          )
        }
      )
    )
  }
}

/// The element of a table.
struct TableElement<Content: View>: ElementView {
  let style: String?
  /// Whether several rows can be selected; nil if none can.
  let allowsMultiple: Bool?
  let content: Content

  var kind: ElementKind { .table }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element.makesRowsInSight()
    element[.allowsMultiple] = allowsMultiple.map { .flag($0) }
    element[.style] = style.map { .text($0) }
  }
}

/// The element of a column's header. A press sorts by the column.
struct TableHeader<RowValue: Identifiable, Sort: SortComparator>: ElementView {
  let column: _TableColumn<RowValue, Sort>
  let order: Binding<[Sort]>?

  var kind: ElementKind { .tableColumn }
  var content: AnyView { column.header }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let widths = column.widths
    element[.width] = widths.width.map { .number($0) }
    element[.minWidth] = widths.minimum.map { .number($0) }
    element[.idealWidth] = widths.ideal.map { .number($0) }
    element[.maxWidth] = widths.maximum.map { .number($0) }
    element[.textAlignment] = column.alignment.map { .text($0.rawValue) }
    // A column without a title has no heading: renderers leave a place for it.
    if column.title?.plain(in: environment) == "" { element[.label] = .text("") }
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

/// The element of a row. A press selects the row.
struct TableRowElement<ID: Hashable, Content: View>: ElementView {
  let selection: ListSelection<ID>?
  let id: ID
  let content: Content

  var kind: ElementKind { .tableRow }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    guard let selection else { return }
    let id = id
    if selection.current().contains(id) { element[.isSelected] = .flag(true) }
    if environment.isEnabled { element.onTap { selection.press(id) } }
  }
}

/// The element of a cell.
struct TableCell: ElementView {
  let alignment: TextAlignment?
  /// How narrow the column gets, whatever is in it; nil if it does not get narrower than its contents.
  var minWidth: Double?
  let content: AnyView

  var kind: ElementKind { .tableCell }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.minWidth] = minWidth.map { .number($0) }
    element[.textAlignment] = alignment.map { .text($0.rawValue) }
  }
}
