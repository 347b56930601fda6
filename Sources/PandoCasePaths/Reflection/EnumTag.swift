/// Which case a value is, without looking into it.
///
/// It asks what the compiler made for the type, as `switch` does, so that it costs a call and no reflection.
package enum EnumTag {
  /// The number of the case; nil for a value of another kind.
  package static func tag<Value>(of value: Value) -> UInt32? {
    guard isEnum(Value.self) else { return nil }
    let type = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    // The table of a type's basic functions is a word before what the type's pointer points to; the
    // twelfth word of it, in an enum's, is the function that tells the case.
    let table = type.load(fromByteOffset: -MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    let function = table.load(
      fromByteOffset: 11 * MemoryLayout<Int>.size,
      as: (@convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32).self
    )
    return withUnsafePointer(to: value) { function(UnsafeRawPointer($0), type) }
  }

  private static func isEnum(_ type: Any.Type) -> Bool {
    // The first word is the kind of the type: 0x201 for enums, 0x202 for optionals.
    let kind = unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
    return kind == 0x201 || kind == 0x202
  }
}
