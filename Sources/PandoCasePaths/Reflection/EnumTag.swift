/// Finds the case of a value without its associated value.
///
/// It calls the function that the compiler generates for the type, as `switch` does, so that it
/// costs one call and no reflection.
///
// Unsafe because it reads the type's metadata at offsets that Swift's ABI fixes on Apple's systems,
// and that are the same on Linux. A release of Swift with other offsets or other kinds breaks it, and
// the tests of `AnyCasePath` with it.
package enum EnumTag {
  /// The number of the case; nil for a value that is not an enum.
  package static func tag<Value>(of value: Value) -> UInt32? {
    guard isEnum(Value.self) else { return nil }
    let type = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    // The pointer to the value witness table is one word before the address of the metadata. Its
    // twelfth word is, for enums, the function that returns the number of the case.
    let table = type.load(fromByteOffset: -MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    let function = table.load(
      fromByteOffset: 11 * MemoryLayout<Int>.size,
      as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32).self
    )
    return withUnsafePointer(to: value) { function(UnsafeRawPointer($0), type) }
  }

  private static func isEnum(_ type: Any.Type) -> Bool {
    // The first word of the metadata is the kind of the type: 0x201 for enums, 0x202 for optionals.
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
    return kind == 0x201 || kind == 0x202
  }
}
