/// A binding to a collection, whose elements are bindings to the elements of the collection. Only ``Binding`` is one.
///
/// Initializers that take such a binding are generic over it: the type of an element then follows
/// from the argument also where the argument is no binding. With a parameter of type `Binding<C>`,
/// the compiler would look for an error in a body with elements of any type, and give up before it
/// finds one.
@_documentation(visibility: internal)
public protocol _CollectionBinding<Base>: RandomAccessCollection
where Element == Binding<Base.Element>, Index == Base.Index {
  /// The collection.
  associatedtype Base: MutableCollection & RandomAccessCollection

  /// The binding itself.
  var _binding: Binding<Base> { get }
}

extension Binding: _CollectionBinding where Value: MutableCollection & RandomAccessCollection {
  /// The binding itself.
  public var _binding: Binding<Value> { self }
}

extension ForEach where Content: View {
  /// Makes a view for each of several bindings, such as those to the elements of a collection in another order.
  ///
  /// ```swift
  /// ForEach($trips.sorted { $0.wrappedValue.date < $1.wrappedValue.date }) { $trip in
  ///   TextField("Name", text: $trip.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The bindings; read now.
  ///   - content: Makes the view of a binding; evaluated for each row separately, which tracks its own
  ///     reads.
  @_disfavoredOverload
  public init<Value: Identifiable>(
    _ data: Data,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  )
  where Data.Element == Binding<Value>, ID == Value.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a mutable collection, with a binding to the element.
  ///
  /// - Parameters:
  ///   - data: The collection; read now to list the elements, and written through their bindings.
  ///   - content: Makes the view of an element; evaluated for each row separately, which tracks its
  ///     own reads.
  public init<B: _CollectionBinding>(
    _ data: B,
    @ViewBuilder content: @escaping (B.Element) -> Content
  )
  where
    Data == LazyMapSequence<B.Base.Indices, (B.Base.Index, ID)>, ID == B.Base.Element.ID,
    B.Base.Element: Identifiable, B.Base.Index: Hashable
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
  public init<B: _CollectionBinding>(
    _ data: B,
    id: KeyPath<B.Base.Element, ID>,
    @ViewBuilder content: @escaping (B.Element) -> Content
  )
  where
    Data == LazyMapSequence<B.Base.Indices, (B.Base.Index, ID)>, B.Base.Index: Hashable
  {
    let data = data._binding
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      content: { index, _ in content(data[index]) },
      identify: { $0.1 }
    )
  }
}
