extension ForEach where Content: View {
  /// Makes a view for each element of a mutable collection, with a binding to the element.
  ///
  /// - Parameters:
  ///   - data: The collection; read now to list the elements, and written through their bindings.
  ///   - content: Makes the view of an element; evaluated for each row separately, which tracks its
  ///     own reads.
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a mutable collection, with a binding to the element.
  ///
  /// - Parameters:
  ///   - data: The collection; read now to list the elements, and written through their bindings.
  ///   - id: The key path to the identity of an element; identities must be unique.
  ///   - content: Makes the view of an element; evaluated for each row separately, which tracks its
  ///     own reads.
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      content: { index, _ in content(data[index]) },
      identify: { $0.1 }
    )
  }
}
