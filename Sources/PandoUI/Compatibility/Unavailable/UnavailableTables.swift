// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// How somebody arranged the columns of a table.
@available(
  *,
  unavailable,
  message: "Columns cannot be arranged. Leave the parameter out, and hide columns by an 'if'."
)
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  public init() {}
  public subscript(visibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
}

/// A column for each element of a collection.
@available(*, unavailable, message: "Write the columns one by one.")
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content> {}

/// Rows with a header.
@available(
  *,
  unavailable,
  message: "The rows of a table stand under each other. Use a List with Sections."
)
public struct TableHeaderRowContent<Value, Content> {}

/// Rows in rows.
@available(
  *,
  unavailable,
  message: "The rows of a table stand under each other. Use an OutlineGroup in a List."
)
public struct TableOutlineGroupContent<Data> {}

/// Rows that can be hidden.
@available(
  *,
  unavailable,
  message: "The rows of a table stand under each other. Use an OutlineGroup in a List."
)
public struct DisclosureTableRow<Label, Content> {
  public init<Value>(
    _ value: Value,
    isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value> {}
}

/// No row.
@available(*, unavailable, message: "Leave it out.")
public struct EmptyTableRowContent<Value> {}

/// Rows of a collection that things can be put into.
@available(
  *,
  unavailable,
  message:
    "There are no item providers on Linux. Use dropDestination(for:action:isTargeted:) in the columns."
)
public protocol DynamicTableRowContent: TableRowContent {
  associatedtype Data: Collection
  var data: Data { get }
}

/// A modifier that provides a row as an item.
@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use draggable(_:) in the columns."
)
public struct ItemProviderTableRowModifier {}

/// The parts of a table.
@available(
  *,
  unavailable,
  message: "Renderers draw tables in the styles they know. Use automatic or inset."
)
public struct TableStyleConfiguration {}

@available(
  *,
  unavailable,
  message: "There are no item providers on Linux. Use draggable(_:) in the columns."
)
extension TableRowContent {
  public func itemProvider(_ action: (() -> Any?)?) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Columns cannot be arranged. Leave the parameter out, and hide columns by an 'if'."
)
extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Never
  {
    fatalError("unavailable")
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Data.Element == Sort.Compared
  {
    fatalError("unavailable")
  }
}
