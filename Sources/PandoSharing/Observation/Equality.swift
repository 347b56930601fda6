/// Whether two values are equal; nil if their type is not `Equatable`. The conformance is looked up
/// at run time, so that slices of any type can be observed.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool? {
  guard let type = Value.self as? any Equatable.Type else { return nil }
  return withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { rhs in
      compare(type, UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
    }
  }
}

private func compare<E: Equatable>(
  _ type: E.Type,
  _ lhs: UnsafeRawPointer,
  _ rhs: UnsafeRawPointer
) -> Bool {
  lhs.assumingMemoryBound(to: E.self).pointee == rhs.assumingMemoryBound(to: E.self).pointee
}
