/// The rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the value that a row shows.
  associatedtype TableRowValue: Identifiable = Never

  /// The values of the rows, from the top.
  @_documentation(visibility: internal)
  var _values: [TableRowValue] { get }
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

  /// The values of the rows, from the top.
  @_documentation(visibility: internal)
  public var _values: [Value] { [value] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The values of the rows, from the top.
  @_documentation(visibility: internal)
  public let _values: [Data.Element]
}

/// Several rows in order.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  /// The values of the rows, from the top.
  @_documentation(visibility: internal)
  public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of the rows, from the top.
  @_documentation(visibility: internal)
  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

// With a builder, so that the compiler looks at the closure apart from the call: where a body has an error, it would
// otherwise try everything in it for each initializer of `ForEach`, and not find the error.
extension ForEach where Content: TableRowContent {
  /// Makes a row for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements, from the top.
  ///   - content: Makes the rows of an element; called with the table.
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
  ///   - id: The identity of an element. A table identifies its rows by their values instead.
  ///   - content: Makes the rows of an element; called with the table.
  public init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue

  /// The rows, for renderers.
  @_documentation(visibility: internal)
  public var _values: [Wrapped.TableRowValue] { self?._values ?? [] }
}

/// Builds the rows of a table.
@MainActor @preconcurrency
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Takes the rows of one statement.
  ///
  /// - Parameter content: The rows of one statement.
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// The rows of one statement.
  ///
  /// - Parameter content: The rows of the statement.
  public static func buildBlock<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// The rows of two statements.
  ///
  /// - Parameters:
  ///   - a: The rows of the first statement.
  ///   - b: The rows of the second statement.
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

  /// The rows of three statements.
  ///
  /// - Parameters:
  ///   - a: The rows of the first statement.
  ///   - b: The rows of the second statement.
  ///   - c: The rows of the third statement.
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

  /// The rows of four statements.
  ///
  /// - Parameters:
  ///   - a: The rows of the first statement.
  ///   - b: The rows of the second statement.
  ///   - c: The rows of the third statement.
  ///   - d: The rows of the fourth statement.
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

  /// The rows of five statements.
  ///
  /// - Parameters:
  ///   - a: The rows of the first statement.
  ///   - b: The rows of the second statement.
  ///   - c: The rows of the third statement.
  ///   - d: The rows of the fourth statement.
  ///   - e: The rows of the fifth statement.
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

  /// The rows of six statements.
  ///
  /// - Parameters:
  ///   - a: The rows of the first statement.
  ///   - b: The rows of the second statement.
  ///   - c: The rows of the third statement.
  ///   - d: The rows of the fourth statement.
  ///   - e: The rows of the fifth statement.
  ///   - f: The rows of the sixth statement.
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

  /// An `if` without an `else`.
  ///
  /// - Parameter content: The rows; nil if the condition is false.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> Content? where Content.TableRowValue == Value {
    // Where the condition is false the compiler knows the type from the result alone.
    content
  }

  /// The first branch of an `if`.
  ///
  /// - Parameter first: The rows of the branch.
  public static func buildEither<Content: TableRowContent>(
    first: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(_values: first._values)
  }

  /// The other branch of an `if`.
  ///
  /// - Parameter second: The rows of the branch.
  public static func buildEither<Content: TableRowContent>(
    second: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(_values: second._values)
  }
}
