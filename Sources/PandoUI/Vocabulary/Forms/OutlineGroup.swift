/// A tree of data: an element that has children is a disclosure of them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
  /// The elements at the top and what is under them.
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineNode(outline: self, element: element)
    }
  }
}

/// One element of a tree: its row, and its children under it.
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

/// What an outline consists of below the top.
public struct OutlineSubgroupChildren: View {
  /// Nothing; it stands for a type only.
  public var body: some View { EmptyView() }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// The tree under one element.
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

  /// The trees under several elements.
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
  /// The trees under several elements, whose identities a key path gives.
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
