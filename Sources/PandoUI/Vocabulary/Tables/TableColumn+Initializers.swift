public import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// A column that shows a view for each row.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column that shows a view for each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column that shows a text of each row.
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

  /// A column that shows a text of each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(label: Text(title), comparator: nil, content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumn where Sort == Never {
  /// A column that shows a view for each row, with a view as its header.
  public init(
    @ViewBuilder content: @escaping (RowValue) -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that shows a text of each row and is sorted by it.
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

  /// A column that shows a text of each row and is sorted by it.
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

  /// A column that is sorted by a value of each row.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that is sorted by a value of each row.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that is sorted by a value that rows may have.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that is sorted by a value that rows may have.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// A column that is sorted by a text of each row.
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

  /// A column that is sorted by a text of each row.
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

  /// A column that is sorted by a value of each row, compared in some way.
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

  /// A column that is sorted by a value of each row, compared in some way.
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
  /// A column that is sorted in some way.
  public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A column that is sorted in some way.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
