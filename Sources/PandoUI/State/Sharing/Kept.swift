/// A value that a node keeps for one of its view's properties.
final class Kept<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
