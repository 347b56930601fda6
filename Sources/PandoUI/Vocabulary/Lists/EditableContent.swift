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
  /// - Parameter action: Is given the offsets of the rows; nil allows no deletion.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, data: data, delete: .some(action), move: nil)
  }

  /// Lets rows be moved in a list.
  ///
  /// - Parameter action: Is given the offsets of the rows and the offset they are to stand before;
  ///   nil allows no moves.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self, data: data, delete: nil, move: .some(action))
  }
}

/// Rows together with what can be done with them.
struct EditableContent<Content: View, Data: Collection>: DynamicViewContent, PrimitiveView {
  let content: Content
  let data: Data
  /// Nil if it says nothing about this.
  let delete: ((IndexSet) -> Void)??
  let move: ((IndexSet, Int) -> Void)??

  /// What it says about deleting and moving: nil if nothing, else whether it can be done.
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
    // Rows within rows are those of the inner `ForEach`.
    guard let place = layers.traits.row?.place else { return }
    var edits = layers.traits[RowEditsTrait.self] ?? RowEdits(place: place)
    guard edits.place.owner == place.owner else { return }
    // The closures of the last evaluation are called, not those of the one that drew the row.
    if let delete = view.delete {
      edits.delete = delete == nil ? nil : { [weak self] in (self?.view.delete ?? nil)?($0) }
    }
    if let move = view.move {
      edits.move = move == nil ? nil : { [weak self] in (self?.view.move ?? nil)?($0, $1) }
    }
    layers.traits[RowEditsTrait.self] = edits
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// What can be done with the rows of a `ForEach` in a list.
struct RowEdits {
  let place: RowPlace
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init(place: RowPlace) {
    self.place = place
  }
}

/// What the list can do with a row, as the row tells it.
enum RowEditsTrait: TraitKey {
  static var defaultValue: RowEdits? { nil }
}
