public import Foundation

/// Columns for each element of a collection.
///
/// ```swift
/// Table(people) {
///   TableColumn("Name", value: \.name)
///   TableColumnForEach(years, id: \.self) { year in
///     TableColumn(String(year)) { person in Text("\(person.sales(in: year))") }
///   }
/// }
/// ```
public struct TableColumnForEach<
  Data: RandomAccessCollection,
  ID: Hashable,
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: TableColumnContent
>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The elements, from the leading side.
  public var data: Data
  /// Makes the columns of an element.
  public var content: (Data.Element) -> Content

  /// Makes columns for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements, from the leading side.
  ///   - content: Makes the columns of an element; called when the table is made.
  public init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// Makes columns for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, from the leading side.
  ///   - id: The path to the identity of an element. No effect here: columns are known by their places.
  ///   - content: Makes the columns of an element; called when the table is made.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// The columns, from the leading side.
  @_documentation(visibility: internal)
  public var _columns: [_TableColumn<RowValue, Sort>] { data.flatMap { content($0)._columns } }
}

extension TableColumnForEach
where
  Data == Range<Int>, ID == Int
{
  /// Makes columns for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes the columns of a number; called when the table is made.
  public init(
    _ data: Range<Int>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) {
    self.data = data
    self.content = content
  }
}
