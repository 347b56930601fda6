/// Files in the format gzip (RFC 1952).
enum Gzip {
  /// A file that has the content of another after some bytes of its own: what a server adds when it starts to what was
  /// compressed before.
  ///
  /// - Parameters:
  ///   - bytes: What comes first.
  ///   - file: The other file, without a name or other extras in its head.
  ///   - content: The content of the other file.
  /// - Returns: The new file; nil if the other file has extras.
  static func file(adding bytes: [UInt8], before file: [UInt8], of content: [UInt8]) -> [UInt8]? {
    guard file.count > 18, file[3] == 0 else { return nil }
    var check: UInt32 = .max
    for part in [bytes, content] { for byte in part { update(&check, byte) } }
    let length = UInt32(truncatingIfNeeded: bytes.count + content.count)
    return file[..<10] + GzipBlock.of(bytes) + file[10..<(file.count - 8)] + little(~check)
      + little(length)
  }

  private static func little(_ number: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  /// The next step of the cyclic redundancy check.
  private static func update(_ check: inout UInt32, _ byte: UInt8) {
    check = table[Int((check ^ UInt32(byte)) & 0xFF)] ^ (check >> 8)
  }

  private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
  }
}
