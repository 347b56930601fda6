public import Foundation

extension UUID {
  /// Makes a UUID from a number, such as `00000000-0000-0000-0000-000000000001` from 1.
  ///
  /// ``UUIDGenerator/incrementing`` makes these.
  ///
  /// - Parameter value: The number. Its magnitude is in the last eight bytes, most significant first; the
  ///   byte before them is 1 if it is negative, and 0 if not.
  public init(_ value: Int) {
    func byte(_ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: value.magnitude >> (8 * (7 - index)))
    }
    let sign: UInt8 = value < 0 ? 1 : 0
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, sign,
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)
      )
    )
  }
}
