/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable = Never

  @_documentation(visibility: internal)
  var _values: [TableRowValue] { get }
}

/// One row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// A row that shows a value.
  public init(_ value: Value) {
    self.value = value
  }

  @_documentation(visibility: internal)
  public var _values: [Value] { [value] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  @_documentation(visibility: internal)
  public let _values: [Data.Element]
}

/// Several rows under each other.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  @_documentation(visibility: internal)
  public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  @_documentation(visibility: internal)
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent {
  /// Rows for each element, which says itself who it is.
  public init(
    _ data: Data,
    @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Rows for each element, whose identity a key path gives.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Content.TableRowValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

/// Builds the rows of a table.
@MainActor @preconcurrency
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row, or rows, as they are.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// One part.
  public static func buildBlock<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// Several parts.
  public static func buildBlock<First: TableRowContent, each Rest: TableRowContent>(
    _ first: First,
    _ rest: repeat each Rest
  ) -> TupleTableRowContent<Value>
  where First.TableRowValue == Value, repeat (each Rest).TableRowValue == Value {
    var values = first._values
    for rows in repeat each rest { values += rows._values }
    return TupleTableRowContent(_values: values)
  }

  /// Rows that may be there.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(_values: content?._values ?? [])
  }

  /// The first of two choices.
  public static func buildEither<Content: TableRowContent>(
    first: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(_values: first._values)
  }

  /// The second of two choices.
  public static func buildEither<Content: TableRowContent>(
    second: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(_values: second._values)
  }
}
