/// The ids of a collection in order. A reader that lists the elements, each shared on its own,
/// depends on them.
///
/// A copy may be kept however many elements there are. The ids are copied only when an element comes, goes or
/// moves, and listing them took as long; a change inside an element leaves them alone.
struct ElementOrder<IDs: Collection>: Equatable where IDs.Element: Equatable {
  let ids: IDs

  static func == (lhs: ElementOrder, rhs: ElementOrder) -> Bool {
    // An `Equatable` collection may see at once that both share one buffer.
    areEqual(lhs.ids, rhs.ids) ?? lhs.ids.elementsEqual(rhs.ids)
  }
}

extension ElementOrder: CopyCosting {
  static func spend(_ value: UnsafeRawPointer, from budget: inout Int) {}
}

extension _IdentifiedCollection {
  var elementOrder: ElementOrder<IDs> { ElementOrder(ids: ids) }
}
