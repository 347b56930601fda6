extension List {
  /// A list in which rows can be selected, with the rows of a tree and bindings to its elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top; written through their bindings.
  ///   - children: The children of an element; nil where there can be none.
  ///   - selection: The value of the selected row, or nil; or the set of selected values, of any
  ///     number. Written on selection. A nil binding allows none.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<C, RowContent: View, Selection: SelectionStorage>(
    _ data: Binding<C>,
    children: WritableKeyPath<C.Element, C?>,
    selection: Binding<Selection>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<C>, C.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    Selection.Value == SelectionValue
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent)
    )
  }
}

extension List where SelectionValue == Never {
  /// A list without a selection, with the rows of a tree and bindings to its elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top; written through their bindings.
  ///   - children: The children of an element; nil where there can be none.
  ///   - rowContent: Makes the row of an element, given a binding to it.
  public init<C, RowContent: View>(
    _ data: Binding<C>,
    children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<C>, C.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable
  {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }
}
