/// Passes a value where `Sendable` is required.
// Sendable because each use explains why it is safe.
package struct UncheckedBox<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
