import CLibZ

/// Files in the format gzip (RFC 1952).
enum Gzip {
  /// A compressed file made of some bytes and the content of another compressed file: a server adds the bytes when it
  /// starts.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that come first.
  ///   - file: The other file, without a name or other extras in its head.
  ///   - content: The content of the other file.
  /// - Returns: The new file; nil if the other file has extras.
  static func file(adding bytes: [UInt8], before file: [UInt8], of content: [UInt8]) -> [UInt8]? {
    guard file.count > 18, file[3] == 0, let blocks = blocks(of: bytes) else { return nil }
    let check = crc32_z(crc32_z(0, bytes, bytes.count), content, content.count)
    let length = UInt32(truncatingIfNeeded: bytes.count + content.count)
    return file[..<10] + blocks + file[10..<(file.count - 8)]
      + little(UInt32(truncatingIfNeeded: check)) + little(length)
  }

  /// Bytes compressed as blocks that others can follow (RFC 1951), which end at a whole byte; nil
  /// if zlib has no memory.
  static func blocks(of bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // A negative window size makes zlib leave out the header and the trailer of a file.
    let isReady = deflateInit2_(
      &stream,
      Z_BEST_COMPRESSION,
      Z_DEFLATED,
      -MAX_WBITS,
      MAX_MEM_LEVEL,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    guard isReady == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    // The bound is for a complete file. The marker at the end of the blocks may take a few bytes
    // more.
    let room = Int(deflateBound(&stream, UInt(bytes.count))) + 16
    var input = bytes
    var isWhole = false
    let output = input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        isWhole = deflate(&stream, Z_SYNC_FLUSH) == Z_OK && stream.avail_in == 0
        count = room - Int(stream.avail_out)
      }
    }
    return isWhole ? output : nil
  }

  private static func little(_ number: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
