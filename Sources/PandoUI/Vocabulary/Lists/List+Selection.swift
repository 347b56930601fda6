extension List {
  /// A list in which rows can be selected.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - content: Makes the rows, once, when this view is made.
  public init<Selection: SelectionStorage>(
    selection: Binding<Selection>?,
    @ViewBuilder content: () -> Content
  ) where Selection.Value == SelectionValue {
    self.init(selection.map { ListSelection($0) }, content())
  }

  /// A list in which rows can be selected, with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, when the list or the row is evaluated.
  public init<Data: RandomAccessCollection, RowContent: View, Selection: SelectionStorage>(
    _ data: Data,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable,
    Selection.Value == SelectionValue
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// A list in which rows can be selected, with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, when the list or the row is evaluated.
  public init<
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Selection: SelectionStorage
  >(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Selection.Value == SelectionValue
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A list in which rows can be selected, with a row for each number.
  ///
  /// - Parameters:
  ///   - data: The numbers, one for each row.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of a number, when the list or the row is evaluated.
  public init<RowContent: View, Selection: SelectionStorage>(
    _ data: Range<Int>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>,
    Selection.Value == SelectionValue
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// A list in which rows can be selected, with a row for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<Data: _CollectionBinding, RowContent: View, Selection: SelectionStorage>(
    _ data: Data,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Base.Indices, (Data.Base.Index, Data.Base.Element.ID)>,
      Data.Base.Element.ID, RowContent
    >,
    Data.Base.Element: Identifiable,
    Data.Base.Index: Hashable,
    Selection.Value == SelectionValue
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// A list in which rows can be selected, with a row for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<
    Data: _CollectionBinding,
    ID: Hashable,
    RowContent: View,
    Selection: SelectionStorage
  >(
    _ data: Data,
    id: KeyPath<Data.Base.Element, ID>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Base.Indices, (Data.Base.Index, ID)>, ID, RowContent>,
    Data.Base.Index: Hashable,
    Selection.Value == SelectionValue
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A list in which rows can be selected, with a row for each element of an editable
  /// collection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - editActions: The edits that the user may make: move, delete or both.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<Data, RowContent: View, Selection: SelectionStorage>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable,
    Selection.Value == SelectionValue
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, editActions: editActions, content: rowContent)
    )
  }

  /// A list in which rows can be selected, with a row for each element of an editable
  /// collection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - editActions: The edits that the user may make: move, delete or both.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<Data, ID: Hashable, RowContent: View, Selection: SelectionStorage>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable,
    Selection.Value == SelectionValue
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }

  /// A list in which rows can be selected, with the rows of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - children: The children of an element; nil where there can be none.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, when the list or the row is evaluated.
  public init<Data: RandomAccessCollection, RowContent: View, Selection: SelectionStorage>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable,
    Selection.Value == SelectionValue
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent)
    )
  }

  /// A list in which rows can be selected, with the rows of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - children: The children of an element; nil where there can be none.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, when the list or the row is evaluated.
  public init<
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Selection: SelectionStorage
  >(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Selection.Value == SelectionValue
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }
}
