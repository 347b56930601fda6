/// Which elements a collection has, and in which order: what somebody depends on who lists them, each
/// shared on its own.
///
/// A copy of it may be kept however many elements there are: it is copied when one comes, goes or moves,
/// and listing them took as long; a change inside of an element leaves it alone.
struct ElementOrder<IDs: Collection>: Equatable where IDs.Element: Equatable {
  let ids: IDs

  static func == (lhs: ElementOrder, rhs: ElementOrder) -> Bool {
    // Collections that are `Equatable` may see at once that both are one buffer.
    areEqual(lhs.ids, rhs.ids) ?? lhs.ids.elementsEqual(rhs.ids)
  }
}

extension ElementOrder: CopyCosting {
  static func spend(_ value: UnsafeRawPointer, from budget: inout Int) {}
}

extension _IdentifiedCollection {
  var elementOrder: ElementOrder<IDs> { ElementOrder(ids: ids) }
}
