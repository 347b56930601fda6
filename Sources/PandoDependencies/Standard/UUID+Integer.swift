public import Foundation

extension UUID {
  /// Makes a UUID from a number, such as `00000000-0000-0000-0000-000000000001` from 1.
  ///
  /// ``UUIDGenerator/incrementing`` makes these.
  ///
  /// - Parameter value: The number, in the last eight bytes, most significant first. Not negative.
  public init(_ value: Int) {
    precondition(value >= 0, "A UUID cannot be made from a negative number (\(value))")
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: value >> (8 * (7 - index))) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)
      )
    )
  }
}
