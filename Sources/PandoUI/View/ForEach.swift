public import Foundation

/// A view for each element of a collection.
///
/// ```swift
/// ForEach(todos) { todo in Row(todo) }
/// ForEach($todos) { $todo in TextField("Title", text: $todo.title) }
/// ForEach(0..<5) { Text("\($0)") }
/// ```
///
/// Each row keeps its state, its tasks and its focus with the identity of its element, wherever that
/// goes. Identities must be unique: of two that are equal the first keeps the state, and a message
/// says so.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view for one element.
  public var content: (Data.Element) -> Content

  let identify: (Data.Element) -> ID
  var edits = RowEdits()
}

/// What can be done with the rows of a `ForEach` in a list.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var deleteDisabled = false
  var moveDisabled = false
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, which says itself who it is.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element, whose identity a key path gives.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

extension ForEach where Content: View {
  /// A view for each element of a collection that can be changed, with a binding to the element.
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

  /// A view for each element of a collection that can be changed, with a binding to the element.
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

extension ForEach: View where Content: View {
  /// Never evaluated.
  public var body: Never { fatalError("a list of views has no body of its own") }

  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ForEachNode(view, parent: parent)
  }
}

extension ForEach: PrimitiveView where Content: View {}

/// Views made from a collection, which a list can edit.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets rows be deleted in a list.
  ///
  /// - Parameter action: Is given the offsets of the rows; nil allows no deletion.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, data: data) { $0.delete = action }
  }

  /// Lets rows be moved in a list.
  ///
  /// - Parameter action: Is given the offsets of the rows and the offset they are to stand before;
  ///   nil allows no moves.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, data: data) { $0.move = action }
  }
}

/// Rows together with what can be done with them.
struct EditableContent<Content: View, Data: Collection>: DynamicViewContent, PrimitiveView {
  let content: Content
  let data: Data
  let edit: (inout RowEdits) -> Void

  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    EditableNode(view, parent: parent)
  }
}

final class EditableNode<Content: View, Data: Collection>: Node<EditableContent<Content, Data>> {
  private var edit: (inout RowEdits) -> Void
  private var child: Node<Content>!

  init(_ view: EditableContent<Content, Data>, parent: GraphNode) {
    edit = view.edit
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: EditableContent<Content, Data>) {
    edit = view.edit
    child.update(view.content)
  }

  override func contribute(to layers: inout Layers) {
    var edits = layers.traits[RowEditsTrait.self] ?? RowEdits()
    edit(&edits)
    layers.traits[RowEditsTrait.self] = edits
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// What the list can do with a row.
enum RowEditsTrait: TraitKey {
  static var defaultValue: RowEdits? { nil }
}
