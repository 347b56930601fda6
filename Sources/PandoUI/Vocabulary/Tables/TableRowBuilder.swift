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

  /// No rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// The rows of the first statement.
  ///
  /// - Parameter content: The rows of the statement.
  public static func buildPartialBlock<Content: TableRowContent>(
    first content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  /// Appends the rows of a statement to those of the statements before.
  ///
  /// - Parameters:
  ///   - accumulated: The rows of the statements before.
  ///   - next: The rows of the statement.
  public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
    accumulated: A,
    next: B
  ) -> TupleTableRowContent<Value, A, B>
  where A.TableRowValue == Value, B.TableRowValue == Value {
    TupleTableRowContent(first: accumulated, second: next)
  }

  /// An `if` without an `else`.
  ///
  /// - Parameter content: The rows; nil if the condition is false.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> Content? where Content.TableRowValue == Value {
    // With a false condition, only the result tells the compiler the type.
    content
  }

  /// The first branch of an `if`.
  ///
  /// - Parameter first: The rows of the branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _EitherTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value { .first(first) }

  /// The other branch of an `if`.
  ///
  /// - Parameter second: The rows of the branch.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _EitherTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value { .second(second) }

  /// The body of an `if #available`.
  ///
  /// - Parameter content: The rows of the branch.
  public static func buildLimitedAvailability<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }
}

/// Rows, and the rows below them.
public struct TupleTableRowContent<
  Value: Identifiable,
  First: TableRowContent,
  Second: TableRowContent
>: TableRowContent where First.TableRowValue == Value, Second.TableRowValue == Value {
  let first: First
  let second: Second

  /// Whether there are sections among them.
  @_documentation(visibility: internal)
  public static var _areSections: Bool { First._areSections || Second._areSections }

  /// Whether one of these rows may have rows of its own.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { First._isTree || Second._isTree }

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Value? { first._firstValue ?? second._firstValue }

  /// The views that draw the rows.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Value>) -> some View {
    TupleView(
      first.rows(in: table, areGrouped: Self._areSections),
      second.rows(in: table, areGrouped: Self._areSections)
    )
  }
}

/// The rows of one of two branches.
public enum _EitherTableRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  case first(First)
  case second(Second)

  /// The type of the value that a row shows.
  public typealias TableRowValue = First.TableRowValue

  /// Whether there are sections in one of the branches.
  @_documentation(visibility: internal)
  public static var _areSections: Bool { First._areSections || Second._areSections }

  /// Whether one of these rows may have rows of its own.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { First._isTree || Second._isTree }

  /// The value of the first row of the branch.
  @_documentation(visibility: internal)
  public var _firstValue: First.TableRowValue? {
    switch self {
    case .first(let rows): rows._firstValue
    case .second(let rows): rows._firstValue
    }
  }

  /// The views that draw the rows of the branch.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  @ViewBuilder
  public func _rows(in table: _TableParts<First.TableRowValue>) -> some View {
    switch self {
    case .first(let rows): rows.rows(in: table, areGrouped: Self._areSections)
    case .second(let rows): rows.rows(in: table, areGrouped: Self._areSections)
    }
  }
}
