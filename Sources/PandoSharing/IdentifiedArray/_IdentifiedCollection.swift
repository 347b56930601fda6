/// A collection whose elements can be looked up by id: the sharing engine's hook for slices such as
/// `$todos[id: id]`.
///
/// The engine is generic over this protocol, so that a collection other than ``IdentifiedArray`` can
/// have slices by id. Applications have no need of it.
///
/// A conforming type keeps ids unique, looks elements up without a scan, and should offer a `_modify`
/// accessor that mutates elements in place.
public protocol _IdentifiedCollection<ID, Element>: Collection {
  /// The type of the ids, which distinguish the elements.
  associatedtype ID: Hashable

  /// The collection that holds the ids.
  associatedtype IDs: Collection<ID>

  /// The ids, in the order of their elements.
  var ids: IDs { get }

  /// The element with an id, or `nil` if there is none. Setting `nil` removes; setting an element
  /// replaces the one with this id, or adds it.
  subscript(id id: ID) -> Element? { get set }
}
