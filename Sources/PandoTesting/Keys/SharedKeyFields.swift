/// Reads and writes the parts 0 and 1 of a value, which different users of it change at the same
/// time.
///
/// ```swift
/// SharedKeyFields<Match> {
///   $1 == 0 ? $0.home : $0.guests
/// } write: {
///   if $1 == 0 { $0.home = $2 } else { $0.guests = $2 }
/// }
/// ```
public struct SharedKeyFields<Value: Sendable>: Sendable {
  let read: @Sendable (_ value: Value, _ field: Int) -> Int
  let write: @Sendable (_ value: inout Value, _ field: Int, _ number: Int) -> Void

  /// Describes the parts of a value.
  ///
  /// - Parameters:
  ///   - read: The number in a field, 0 if there is none.
  ///   - write: Puts a number into a field, and leaves the others as they are.
  public init(
    read: @escaping @Sendable (_ value: Value, _ field: Int) -> Int,
    write: @escaping @Sendable (_ value: inout Value, _ field: Int, _ number: Int) -> Void
  ) {
    self.read = read
    self.write = write
  }
}

extension SharedKeyFields where Value == [String: Int] {
  /// The members of a dictionary, each with the field's number for its name.
  public static var members: Self {
    Self {
      $0["\($1)"] ?? 0
    } write: {
      $0["\($1)"] = $2
    }
  }
}
