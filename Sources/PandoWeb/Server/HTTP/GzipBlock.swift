/// Bytes compressed as one block that is not the last (RFC 1951), for what is small and known only when a server starts.
///
/// The codes are those that the format has by itself, so no table of codes is sent.
struct GzipBlock {
  private var output: [UInt8] = []
  /// The bits that do not fill a byte yet, the first one lowest.
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// A block with some bytes, up to the end of a byte.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    var block = GzipBlock()
    block.append(0b010, bits: 3)
    block.append(contentsOf: bytes)
    block.append(symbol: 256)
    // An empty block without compression ends where a byte does.
    block.append(0, bits: 3)
    if block.bitCount > 0 { block.append(0, bits: 8 - block.bitCount) }
    return block.output + [0, 0, 0xFF, 0xFF]
  }

  /// Each byte, or the longest repetition of what came before.
  private mutating func append(contentsOf bytes: [UInt8]) {
    // Where three bytes were before, by the bytes as a number.
    var places: [Int: [Int]] = [:]
    func key(_ place: Int) -> Int {
      Int(bytes[place]) << 16 | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
    }
    var index = 0
    while index < bytes.count {
      var best = (length: 0, distance: 0)
      let known = index + 3 <= bytes.count ? places[key(index)] ?? [] : []
      for place in known where index - place <= 32_768 {
        let most = min(bytes.count - index, 257)
        var length = 3
        while length < most, bytes[place + length] == bytes[index + length] { length += 1 }
        // The nearer of two has the shorter code.
        if length >= best.length { best = (length, index - place) }
      }
      if best.length >= 3 {
        append(length: best.length, distance: best.distance)
      } else {
        append(symbol: Int(bytes[index]))
      }
      for place in index..<(index + max(best.length, 1)) where place + 3 <= bytes.count {
        places[key(place), default: []].append(place)
      }
      index += max(best.length, 1)
    }
  }

  /// A repetition of 3 to 257 bytes. Codes have steps that double: each has the two highest bits of a number, or three of a
  /// length, and the other bits follow.
  private mutating func append(length: Int, distance: Int) {
    let rest = length - 3
    let extra = max(highestBit(rest) - 2, 0)
    append(symbol: 257 + 4 * extra + (rest >> extra))
    append(rest & (1 << extra - 1), bits: extra)
    let back = distance - 1
    let more = max(highestBit(back) - 1, 0)
    append(reversed: 2 * more + (back >> more), bits: 5)
    append(back & (1 << more - 1), bits: more)
  }

  /// The place of the highest bit; 0 for 0.
  private func highestBit(_ number: Int) -> Int {
    number == 0 ? 0 : Int.bitWidth - 1 - number.leadingZeroBitCount
  }

  /// A byte, the end (256) or the length of a repetition.
  private mutating func append(symbol: Int) {
    switch symbol {
    case ..<144: append(reversed: 0x30 + symbol, bits: 8)
    case ..<256: append(reversed: 0x190 + symbol - 144, bits: 9)
    case ..<280: append(reversed: symbol - 256, bits: 7)
    default: append(reversed: 0xC0 + symbol - 280, bits: 8)
    }
  }

  /// A code, whose highest bit is first.
  private mutating func append(reversed code: Int, bits count: Int) {
    for bit in (0..<count).reversed() { append(code >> bit & 1, bits: 1) }
  }

  private mutating func append(_ value: Int, bits count: Int) {
    bits |= UInt32(value) << UInt32(bitCount)
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
