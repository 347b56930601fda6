/// The value of a view's property, which a node keeps from one evaluation to the next.
final class PropertyStorage<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
