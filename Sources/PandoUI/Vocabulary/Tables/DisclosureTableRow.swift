/// A row of a table that can be opened, with the rows in it below.
///
/// ```swift
/// Table(of: Item.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   ForEach(folders) { folder in
///     DisclosureTableRow(folder) {
///       ForEach(folder.files) { TableRow($0) }
///     }
///   }
/// }
/// ```
///
/// Its first cell has a button that opens and closes it. The rows in a closed row are not made.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Label.TableRowValue

  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Makes a row for a value, with rows in it.
  ///
  /// - Parameters:
  ///   - value: The value, which the columns show.
  ///   - isExpanded: Read to decide whether the rows in it are shown; written when the user opens or closes it. nil keeps that
  ///     with the row, which is closed at first.
  ///   - content: Makes the rows in it, while it is open.
  public init<Value>(
    _ value: Value,
    isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  /// True.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { true }

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Label.TableRowValue? { label._firstValue }

  /// The views that draw the row and the rows in it.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Label.TableRowValue>) -> some View {
    DisclosedRows(label: label, isExpanded: isExpanded, content: content, table: table)
  }
}

/// A row, and the rows in it while it is open.
private struct DisclosedRows<Label: TableRowContent, Content: TableRowContent>: View
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let table: _TableParts<Label.TableRowValue>
  @State private var isOpen = false

  var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    label._rows(in: table.disclosing(isExpanded))
    if isExpanded.wrappedValue {
      content()._rows(in: table.inside)
    }
  }
}

extension _TableParts {
  /// The cells and the actions of a row that can be opened.
  fileprivate func disclosing(_ isExpanded: Binding<Bool>) -> Self {
    var parts = self
    parts.isExpanded = isExpanded
    return parts
  }

  /// The cells and the actions of rows inside a row.
  fileprivate var inside: Self {
    var parts = self
    parts.level += 1
    parts.isExpanded = nil
    return parts
  }
}
