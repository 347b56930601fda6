/// A view for each element of a collection.
///
/// ```swift
/// ForEach(todos) { todo in Row(todo) }
/// ForEach($todos) { $todo in TextField("Title", text: $todo.title) }
/// ForEach(0..<5) { Text("\($0)") }
/// ```
///
/// The state, tasks and focus of a row belong to the identity of its element and move with it.
/// Identities must be unique: of two equal identities, the first keeps the state, and a message
/// reports the duplicate.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view for one element.
  public var content: (Data.Element) -> Content

  let identify: (Data.Element) -> ID
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements; their order is the order of the rows.
  ///   - content: Makes the view of an element; evaluated for each row separately, which tracks its
  ///     own reads.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements; their order is the order of the rows.
  ///   - id: The key path to the identity of an element; identities must be unique.
  ///   - content: Makes the view of an element; evaluated for each row separately, which tracks its
  ///     own reads.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    if Data.Element.self == ID.self, id == \Data.Element.self {
      // Following the key path `\.self` takes longer than a cast.
      // Unsafe because the cast is not checked. The condition has shown that both types are one.
      self.init(data: data, content: content, identify: { unsafeBitCast($0, to: ID.self) })
    } else {
      self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number.
  ///
  /// - Parameters:
  ///   - data: The numbers; each is its own identity.
  ///   - content: Makes the view of a number; evaluated for each row separately, which tracks its
  ///     own reads.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

extension ForEach: View where Content: View {
  /// Never evaluated.
  public var body: Never { fatalError("a list of views has no body of its own") }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ForEachNode(view, parent: parent)
  }
}

extension ForEach: PrimitiveView where Content: View {}
