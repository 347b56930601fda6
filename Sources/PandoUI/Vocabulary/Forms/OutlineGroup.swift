/// A tree of data, in which an element with children is a disclosure group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
  /// The elements at the top, with their children below them.
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineNode(outline: self, element: element)
    }
  }
}

/// One element of a tree: its row, and its children below it.
struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, S: View>:
  View
{
  let outline: OutlineGroup<Data, ID, Parent, Leaf, S>
  let element: Data.Element

  var body: AnyView {
    guard let children = outline.children(element) else {
      return AnyView(outline.leaf(element))
    }
    return AnyView(
      DisclosureGroup {
        ForEach(children, id: outline.id) { OutlineNode(outline: outline, element: $0) }
      } label: {
        outline.leaf(element)
      }
    )
  }
}

/// A placeholder type for the children in an outline.
public struct OutlineSubgroupChildren: View {
  /// Nothing: only the type is used.
  public var body: some View { EmptyView() }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// The tree below one element.
  ///
  /// - Parameters:
  ///   - root: The element at the top.
  ///   - children: The children of an element; nil where there can be none.
  ///   - content: Makes the view for an element.
  public init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
    self.init([root], children: children, content: content)
  }

  /// The trees below several elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The children of an element; nil where there can be none.
  ///   - content: Makes the view for an element.
  public init<DataElement: Identifiable>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.data = data
    id = \.id
    self.children = { $0[keyPath: children] }
    leaf = content
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// The trees below several elements, with a key path to their identities.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The identity of an element, which must be unique among its siblings.
  ///   - children: The children of an element; nil where there can be none.
  ///   - content: Makes the view for an element.
  public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.data = data
    self.id = id
    self.children = { $0[keyPath: children] }
    leaf = content
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// The trees below several elements of a collection, with bindings to the elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top; written through their bindings.
  ///   - children: The children of an element; nil where there can be none.
  ///   - content: Makes the view for an element, given a binding to it.
  public init<C>(
    _ data: Binding<C>,
    children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
    ID == C.Element.ID
  {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// The trees below several elements of a collection, with bindings to the elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top; written through their bindings.
  ///   - id: The identity of an element, which must be unique among its siblings.
  ///   - children: The children of an element; nil where there can be none.
  ///   - content: Makes the view for an element, given a binding to it.
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.data = data
    self.id = (\Binding<C.Element>.wrappedValue).appending(path: id)
    self.children = { element in Binding(element[dynamicMember: children]) }
    leaf = content
  }
}
