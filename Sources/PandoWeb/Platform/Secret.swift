/// Makes and compares random names that cannot be guessed.
enum Secret {
  /// 128 random bits as 32 hexadecimal digits, from the system's cryptographic generator.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(unsafeUninitializedCapacity: 32) { digits in
      for half in 0..<2 {
        let bits: UInt64 = generator.next()
        for index in 0..<16 {
          let digit = UInt8(truncatingIfNeeded: bits >> (60 - 4 * index)) & 15
          let letter = UInt8(ascii: "a") - 10
          digits.initializeElement(
            at: half * 16 + index,
            to: digit + (digit < 10 ? UInt8(ascii: "0") : letter)
          )
        }
      }
      return 32
    }
  }

  /// Whether a text has the form of a secret.
  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy(\.isLowercaseHexDigit)
  }

  /// Whether two texts are equal. The time depends on their lengths only, so that a secret cannot
  /// be found out digit by digit.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard first.count == second.count else { return false }
    var difference: UInt8 = 0
    for index in first.indices { difference |= first[index] ^ second[index] }
    return difference == 0
  }
}
