public import Foundation

/// One or several columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable = Never
  /// The type of the comparator that sorts by a column.
  associatedtype TableColumnSortComparator: SortComparator = Never

  /// The columns, from the leading side.
  @_documentation(visibility: internal)
  var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

/// A column without the types of its views.
@MainActor @preconcurrency
public struct _TableColumn<RowValue: Identifiable, Sort: SortComparator> {
  let header: AnyView
  /// The header, if it is a text.
  var title: Text?
  let cell: (RowValue) -> AnyView
  let comparator: Sort?
  var widths = ColumnWidths()
  var alignment: TextAlignment?
  /// Whether the cell of a row shows a number; nil if the cells of the column are other views than texts.
  var showsNumber: ((RowValue) -> Bool)?
  var isHidden = false
  var customizationID: String?
  /// Whether the menu of columns lists this column.
  var isInMenu = true
}

/// The widths of a column, in points; nil leaves a width to the table.
struct ColumnWidths {
  var width: Double?
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?

  /// The minimum width of the column, whatever is in it; nil if none was set.
  var narrowest: Double? { width ?? minimum }
}

/// One column of a table.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// ```
public struct TableColumn<
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: View,
  Label: View
>: TableColumnContent {
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var widths = ColumnWidths()
  var alignment: TextAlignment?
  var isHidden = false
  var customizationID: String?
  /// Whether people may hide the column where they can choose.
  var isInMenu = true

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The columns, from the leading side.
  @_documentation(visibility: internal)
  public var _columns: [_TableColumn<RowValue, Sort>] {
    let content = content
    return [
      _TableColumn(
        header: AnyView(label),
        title: label as? Text,
        cell: { AnyView(content($0)) },
        comparator: comparator,
        widths: widths,
        alignment: alignment,
        showsNumber: Content.self == Text.self
          ? { (content($0) as? Text)?.isNumber == true } : nil,
        isHidden: isHidden,
        customizationID: customizationID,
        isInMenu: isInMenu
      )
    ]
  }
}

extension TableColumn {
  /// Sets a fixed width.
  ///
  /// - Parameter width: The width, in points; nil leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var column = self
    column.widths = ColumnWidths(width: width.map { Double($0) })
    return column
  }

  /// Sets the bounds of the width.
  ///
  /// A column takes the ideal width, or the width of its contents up to the largest. If a table has
  /// not enough room for its columns, columns without an ideal width wrap their words. If that is
  /// not enough, the other columns shrink to their smallest width and truncate their words. Then
  /// the table scrolls.
  ///
  /// - Parameters:
  ///   - min: The smallest width, in points; nil leaves it to the table.
  ///   - ideal: The preferred width, in points; nil leaves it to the table.
  ///   - max: The largest width, in points; nil leaves it to the table.
  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.widths = ColumnWidths(
      minimum: min.map { Double($0) },
      ideal: ideal.map { Double($0) },
      maximum: max.map { Double($0) }
    )
    return column
  }

  /// Sets the alignment of the header and the cells.
  ///
  /// - Parameter alignment: The alignment.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment.alignment
    return column
  }

  /// Shows or hides the column until the user chooses.
  ///
  /// - Parameter visibility: `.hidden` leaves the column out; people can show it in a table with a
  ///   ``TableColumnCustomization`` that knows the column. Other values show it.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.isHidden = visibility == .hidden
    return column
  }
}

/// The alignment of a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
  let alignment: TextAlignment?

  /// The table's default.
  public static let automatic = TableColumnAlignment(alignment: nil)
  /// The leading side.
  public static let leading = TableColumnAlignment(alignment: .leading)
  /// The middle.
  public static let center = TableColumnAlignment(alignment: .center)
  /// The trailing side.
  public static let trailing = TableColumnAlignment(alignment: .trailing)
  /// The side for numbers, which is the trailing one.
  public static let numeric = TableColumnAlignment(alignment: .trailing)
}
