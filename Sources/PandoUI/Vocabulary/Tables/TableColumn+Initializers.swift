public import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that shows a view for each row.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column, translated for the reader.
  ///   - content: Makes the cell of a row; called with the table for every row.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Makes a column that shows a view for each row.
  ///
  /// - Parameters:
  ///   - title: The title of the column, shown as it is.
  ///   - content: Makes the cell of a row; called with the table for every row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Makes a column that shows a string of each row.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column, translated for the reader.
  ///   - value: The string that the cell of a row shows.
  public init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(
      label: Text(titleKey),
      comparator: nil,
      content: { Text(verbatim: $0[keyPath: value]) }
    )
  }

  /// Makes a column that shows a string of each row.
  ///
  /// - Parameters:
  ///   - title: The title of the column, shown as it is.
  ///   - value: The string that the cell of a row shows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(title), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where Sort == Never {
  /// Makes a column that shows a view for each row, with a view as its header.
  ///
  /// - Parameters:
  ///   - content: Makes the cell of a row; called with the table for every row.
  ///   - label: The header; built at once.
  public init(
    @ViewBuilder content: @escaping (RowValue) -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column that shows a string of each row and sorts by it.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column, translated for the reader.
  ///   - value: The string that the cell of a row shows, and by which the column sorts.
  ///   - comparator: Compares the strings of two rows; by default character by character.
  public init(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) }
    )
  }

  /// Makes a column that shows a string of each row and sorts by it.
  ///
  /// - Parameters:
  ///   - title: The title of the column, shown as it is.
  ///   - value: The string that the cell of a row shows, and by which the column sorts.
  ///   - comparator: Compares the strings of two rows; by default character by character.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: { Text(verbatim: $0[keyPath: value]) }
    )
  }

  /// Makes a column that sorts by a value of each row.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column, translated for the reader.
  ///   - value: The value by which the column sorts.
  ///   - content: Makes the cell of a row; called with the table for every row.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    alignment = Self.alignment(of: V.self)
  }

  /// Makes a column that sorts by a value of each row.
  ///
  /// - Parameters:
  ///   - title: The title of the column, shown as it is.
  ///   - value: The value by which the column sorts.
  ///   - content: Makes the cell of a row; called with the table for every row.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    alignment = Self.alignment(of: V.self)
  }

  /// Makes a column that sorts by an optional value of each row.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column, translated for the reader.
  ///   - value: The value by which the column sorts.
  ///   - content: Makes the cell of a row; called with the table for every row.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    alignment = Self.alignment(of: V.self)
  }

  /// Makes a column that sorts by an optional value of each row.
  ///
  /// - Parameters:
  ///   - title: The title of the column, shown as it is.
  ///   - value: The value by which the column sorts.
  ///   - content: Makes the cell of a row; called with the table for every row.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    alignment = Self.alignment(of: V.self)
  }

  /// Makes a column that sorts by a string of each row.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column, translated for the reader.
  ///   - value: The value by which the column sorts.
  ///   - comparator: Compares the strings of two rows; by default character by character.
  ///   - content: Makes the cell of a row; called with the table for every row.
  public init(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }

  /// Makes a column that sorts by a string of each row.
  ///
  /// - Parameters:
  ///   - title: The title of the column, shown as it is.
  ///   - value: The value by which the column sorts.
  ///   - comparator: Compares the strings of two rows; by default character by character.
  ///   - content: Makes the cell of a row; called with the table for every row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }

  /// Makes a column that sorts by a value of each row, with a comparator for it.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column, translated for the reader.
  ///   - value: The value by which the column sorts.
  ///   - comparator: Compares the values of two rows.
  ///   - content: Makes the cell of a row; called with the table for every row.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }

  /// Makes a column that sorts by a value of each row, with a comparator for it.
  ///
  /// - Parameters:
  ///   - title: The title of the column, shown as it is.
  ///   - value: The value by which the column sorts.
  ///   - comparator: Compares the values of two rows.
  ///   - content: Makes the cell of a row; called with the table for every row.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S,
    value: any KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }
}

extension TableColumn where Label == Text {
  /// Makes a column that sorts with a comparator for rows.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the column, translated for the reader.
  ///   - comparator: Compares two rows. A press on the header puts it first in the table's sort
  ///     order.
  ///   - content: Makes the cell of a row; called with the table for every row.
  public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Makes a column that sorts with a comparator for rows.
  ///
  /// - Parameters:
  ///   - title: The title of the column, shown as it is.
  ///   - comparator: Compares two rows. A press on the header puts it first in the table's sort
  ///     order.
  ///   - content: Makes the cell of a row; called with the table for every row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}

extension TableColumn {
  /// Numbers are aligned to the trailing edge, so that digits of equal value are in one column.
  private static func alignment<V>(of type: V.Type) -> TextAlignment? {
    type is any Numeric.Type ? .trailing : nil
  }
}
