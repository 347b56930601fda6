/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of what a row shows.
  associatedtype TableRowValue: Identifiable = Never

  /// What the rows show, from the top.
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

  /// What the rows show, from the top.
  @_documentation(visibility: internal)
  public var _values: [Value] { [value] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What the rows show, from the top.
  @_documentation(visibility: internal)
  public let _values: [Data.Element]
}

/// Several rows under each other.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// What the rows show, from the top.
  @_documentation(visibility: internal)
  public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What the rows show, from the top.
  @_documentation(visibility: internal)
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where Content: TableRowContent {
  /// A row for each element, which says itself who it is.
  public init(
    _ data: Data,
    content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// A row for each element, whose identity a key path gives.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
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

  /// Two parts.
  public static func buildBlock<
    A: TableRowContent,
    B: TableRowContent
  >(
    _ a: A,
    _ b: B
  ) -> TupleTableRowContent<Value>
  where
    A.TableRowValue == Value, B.TableRowValue == Value
  {
    TupleTableRowContent(_values: a._values + b._values)
  }

  /// Three parts.
  public static func buildBlock<
    A: TableRowContent,
    B: TableRowContent,
    C: TableRowContent
  >(
    _ a: A,
    _ b: B,
    _ c: C
  ) -> TupleTableRowContent<Value>
  where
    A.TableRowValue == Value, B.TableRowValue == Value, C.TableRowValue == Value
  {
    TupleTableRowContent(_values: a._values + b._values + c._values)
  }

  /// Four parts.
  public static func buildBlock<
    A: TableRowContent,
    B: TableRowContent,
    C: TableRowContent,
    D: TableRowContent
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D
  ) -> TupleTableRowContent<Value>
  where
    A.TableRowValue == Value, B.TableRowValue == Value, C.TableRowValue == Value,
    D.TableRowValue == Value
  {
    TupleTableRowContent(_values: a._values + b._values + c._values + d._values)
  }

  /// Five parts.
  public static func buildBlock<
    A: TableRowContent,
    B: TableRowContent,
    C: TableRowContent,
    D: TableRowContent,
    E: TableRowContent
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E
  ) -> TupleTableRowContent<Value>
  where
    A.TableRowValue == Value, B.TableRowValue == Value, C.TableRowValue == Value,
    D.TableRowValue == Value, E.TableRowValue == Value
  {
    TupleTableRowContent(_values: a._values + b._values + c._values + d._values + e._values)
  }

  /// Six parts.
  public static func buildBlock<
    A: TableRowContent,
    B: TableRowContent,
    C: TableRowContent,
    D: TableRowContent,
    E: TableRowContent,
    F: TableRowContent
  >(
    _ a: A,
    _ b: B,
    _ c: C,
    _ d: D,
    _ e: E,
    _ f: F
  ) -> TupleTableRowContent<Value>
  where
    A.TableRowValue == Value, B.TableRowValue == Value, C.TableRowValue == Value,
    D.TableRowValue == Value, E.TableRowValue == Value, F.TableRowValue == Value
  {
    TupleTableRowContent(
      _values: a._values + b._values + c._values + d._values + e._values + f._values
    )
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
