/// Lets a reducer change one element of a collection where it lies.
///
/// The field with the collection has been told that only this element is changed, so that the others are not
/// looked at. Whether this one was replaced is noted here.
///
/// - Parameters:
///   - element: The element, which is there.
///   - collection: The type of the collection.
///   - reducer: What changes it.
///   - action: The action of the element.
/// - Returns: The effects.
func reduceInPlace<R: Reducer>(
  _ element: inout R.State?,
  of collection: Any.Type,
  with reducer: R,
  _ action: R.Action
) -> Effect<R.Action> {
  guard let reduction = Reduction.current, let identify = stateIdentifier(R.State.self) else {
    Reduction.current?.isElementNext = false
    return reducer._reduce(into: &element!, action: action)
  }
  // A field that has no registrar has not taken the mark.
  reduction.isElementNext = false
  let before = withUnsafePointer(to: &element!, identify)
  let effects = reducer._reduce(into: &element!, action: action)
  if !withUnsafePointer(to: &element!, identify).hasSameOrigin(as: before) {
    reduction.touch(collection)
  }
  return effects
}
