public import Foundation

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
  /// - Parameter action: Called on the main actor with the offsets of the rows; nil allows no
  ///   deletion.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, data: data, delete: .some(action), move: nil)
  }

  /// Lets rows be moved in a list.
  ///
  /// - Parameter action: Called on the main actor with the offsets of the rows, and the offset
  ///   before which they go; nil allows no moves.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, data: data, delete: nil, move: .some(action))
  }

  /// Takes items that are dropped between rows of a list.
  ///
  /// A drop on the first 22 points of a row inserts before the row, and on the rest of it behind
  /// the row. A list without rows takes nothing.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken. From outside of the page come texts and addresses alone.
  ///   - action: Called on the main actor with the offset before which it goes, and what was dropped.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    EditableContent(
      content: self,
      data: data,
      delete: nil,
      move: nil,
      insertion: RowInsertion(types: supportedContentTypes, action: action)
    )
  }

  /// Takes items that are dropped between rows of a list. The older spelling.
  ///
  /// - Parameters:
  ///   - acceptedTypeIdentifiers: The identifiers of the types that are taken.
  ///   - action: Called on the main actor with the offset before which it goes, and what was dropped.
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(exportedAs: $0) }, perform: action)
  }
}

/// The insertion of dropped items between rows.
struct RowInsertion {
  let types: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  /// Half of the minimum height of a row, in points. The server does not know the heights of rows.
  private static let upperHalf: CGFloat = 22

  /// Inserts what was dropped on a row.
  ///
  /// - Parameters:
  ///   - texts: The texts of the dropped items, from the page.
  ///   - location: Where on the row, in points.
  ///   - offset: The offset of the row.
  ///   - graph: The graph in which it was dragged.
  @MainActor func insert(
    _ texts: [String],
    at location: CGPoint,
    of offset: Int,
    in graph: ViewGraph
  ) {
    let providers = texts.compactMap { DragSource.provider(of: $0, in: graph) }
    let taken = DropInfo(location: location, providers: providers).itemProviders(for: types)
    if !taken.isEmpty { action(location.y < Self.upperHalf ? offset : offset + 1, taken) }
  }
}

/// Rows with the edits that they allow.
struct EditableContent<Content: View, Data: Collection>: DynamicViewContent, PrimitiveView {
  let content: Content
  let data: Data
  /// Nil if this modifier does not concern deletion.
  let delete: ((IndexSet) -> Void)??
  let move: ((IndexSet, Int) -> Void)??
  var insertion: RowInsertion?

  /// Whether deleting and moving are allowed; nil for an edit that this modifier does not concern.
  fileprivate var permissions: [Bool?] { [delete.map { $0 != nil }, move.map { $0 != nil }] }

  /// Makes the node of the view.
  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    EditableNode(view, parent: parent)
  }
}

final class EditableNode<Content: View, Data: Collection>: Node<EditableContent<Content, Data>> {
  private var view: EditableContent<Content, Data>
  private var child: Node<Content>!

  init(_ view: EditableContent<Content, Data>, parent: GraphNode) {
    self.view = view
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: EditableContent<Content, Data>) {
    let could = self.view.permissions
    self.view = view
    child.update(view.content)
    if could != view.permissions { child.redecorate() }
  }

  override func contribute(to layers: inout Layers) {
    // The rows of a nested `ForEach` belong to that one.
    guard let place = layers.traits.row?.place else { return }
    var edits = layers.traits[RowEditsTrait.self] ?? RowEdits(place: place)
    guard edits.place.owner == place.owner else { return }
    // The closures call those of the latest evaluation, which may be newer than the drawn row.
    if let delete = view.delete {
      edits.delete = delete == nil ? nil : { [weak self] in (self?.view.delete ?? nil)?($0) }
    }
    if let move = view.move {
      edits.move = move == nil ? nil : { [weak self] in (self?.view.move ?? nil)?($0, $1) }
    }
    if view.insertion != nil {
      edits.insert = { [weak self] texts, location in
        guard let self, let offset = place.offset() else { return }
        self.view.insertion?.insert(texts, at: location, of: offset, in: self.graph)
      }
    }
    layers.traits[RowEditsTrait.self] = edits
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// The edits that the rows of a `ForEach` allow.
struct RowEdits {
  let place: RowPlace
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  /// Takes what was dropped on the row, at a place in points.
  var insert: (([String], CGPoint) -> Void)?

  init(place: RowPlace) {
    self.place = place
  }
}

/// The edits that a row offers its list.
enum RowEditsTrait: TraitKey {
  static var defaultValue: RowEdits? { nil }
}
