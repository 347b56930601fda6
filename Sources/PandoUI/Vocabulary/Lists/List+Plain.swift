extension List where SelectionValue == Never {
  /// A list without a selection.
  ///
  /// - Parameter content: Makes the rows, once, when this view is made.
  public init(
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content())
  }

  /// A list without a selection, with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - rowContent: Makes the row of an element, when the list or the row is evaluated.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A list without a selection, with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - rowContent: Makes the row of an element, when the list or the row is evaluated.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>
  {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// A list without a selection, with a row for each number.
  ///
  /// - Parameters:
  ///   - data: The numbers, one for each row.
  ///   - rowContent: Makes the row of a number, when the list or the row is evaluated.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A list without a selection, with a row for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<Data: _CollectionBinding, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Base.Indices, (Data.Base.Index, Data.Base.Element.ID)>,
      Data.Base.Element.ID, RowContent
    >,
    Data.Base.Element: Identifiable,
    Data.Base.Index: Hashable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A list without a selection, with a row for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<Data: _CollectionBinding, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Base.Indices, (Data.Base.Index, ID)>, ID, RowContent>,
    Data.Base.Index: Hashable
  {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// A list without a selection, with a row for each element of an editable collection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - editActions: The edits that the user may make: move, delete or both.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(nil, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A list without a selection, with a row for each element of an editable collection.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row; written by rows and by edits.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - editActions: The edits that the user may make: move, delete or both.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable
  {
    self.init(nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// A list without a selection, with the rows of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - children: The children of an element; nil where there can be none.
  ///   - rowContent: Makes the row of an element, when the list or the row is evaluated.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data.Element: Identifiable
  {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

  /// A list without a selection, with the rows of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - id: The identity of an element, which must be unique in the collection.
  ///   - children: The children of an element; nil where there can be none.
  ///   - rowContent: Makes the row of an element, when the list or the row is evaluated.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
