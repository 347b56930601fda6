package import Foundation

/// The size of a picture in pixels, read from its file.
package enum PixelSize {
  /// The number of bytes at the beginning of a file in which a size is looked for. Only a few
  /// segments come before it.
  private static let searched = 1 << 18

  /// - Parameter data: A file, or the beginning of one.
  /// - Returns: nil if the file is no PNG, JPEG, GIF, WebP or SVG file, does not say a size, or is
  ///   cut off.
  package static func of(_ data: Data) -> (width: Int, height: Int)? {
    let bytes = FileBytes(bytes: data.prefix(searched))
    let size =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        bytes.pair(16, 20, count: 4, littleEndian: false)
      } else if bytes.starts(with: Array("GIF8".utf8)) {
        bytes.pair(6, 8, count: 2, littleEndian: true)
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        jpeg(bytes)
      } else if bytes.starts(with: Array("RIFF".utf8)), bytes.has("WEBP", at: 8) {
        webP(bytes)
      } else {
        svg(bytes)
      }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  /// The segments of a JPEG file, up to the one that begins a frame (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: FileBytes) -> (width: Int, height: Int)? {
    var index = 2
    var swapsSides = false
    while let marker = bytes.number(index, 2), marker >> 8 == 0xFF,
      let length = bytes.number(index + 2, 2)
    {
      let isFrame =
        (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
      if isFrame {
        return swapsSides
          ? bytes.pair(index + 5, index + 7, count: 2, littleEndian: false)
          : bytes.pair(index + 7, index + 5, count: 2, littleEndian: false)
      }
      if marker == 0xFFE1, bytes.has("Exif\0\0", at: index + 4) {
        // The values from 5 exchange width and height.
        swapsSides = orientation(bytes, index + 10).map { (5...8).contains($0) } ?? false
      }
      index += 2 + max(length, 2)
    }
    return nil
  }

  /// The orientation of a picture, in the first directory of its TIFF header (Exif 2.3, 4.6.4).
  private static func orientation(_ bytes: FileBytes, _ start: Int) -> Int? {
    let isLittle = bytes.has("II", at: start)
    guard let directory = bytes.number(start + 4, 4, littleEndian: isLittle),
      let count = bytes.number(start + directory, 2, littleEndian: isLittle)
    else { return nil }
    return (0..<count).lazy.map { start + directory + 2 + $0 * 12 }
      .first { bytes.number($0, 2, littleEndian: isLittle) == 0x0112 }
      .flatMap { bytes.number($0 + 8, 2, littleEndian: isLittle) }
  }

  /// The three kinds of WebP files (RFC 9649, 2.5 to 2.7).
  private static func webP(_ bytes: FileBytes) -> (width: Int, height: Int)? {
    if bytes.has("VP8X", at: 12), let size = bytes.pair(24, 27, count: 3, littleEndian: true) {
      return (size.width + 1, size.height + 1)
    }
    if bytes.has("VP8L", at: 12), let bits = bytes.number(21, 4, littleEndian: true) {
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    guard bytes.has("VP8 ", at: 12), let size = bytes.pair(26, 28, count: 2, littleEndian: true)
    else { return nil }
    return (size.width & 0x3FFF, size.height & 0x3FFF)
  }

  /// The width and height of a drawing, or of its view box, in whole pixels.
  private static func svg(_ bytes: FileBytes) -> (width: Int, height: Int)? {
    // Other files are not read as text, because every drawing of a picture asks for its size.
    guard bytes.bytes.prefix(4).contains(UInt8(ascii: "<")) else { return nil }
    let text = String(decoding: bytes.bytes.prefix(1 << 14), as: UTF8.self)
    guard let root = text.firstMatch(of: /<svg\b[^>]*>/)?.output else { return nil }
    func length(_ value: Substring?) -> Int? {
      value.flatMap { Double($0) }.flatMap { Int(exactly: $0.rounded()) }
    }
    // Lengths in units other than pixels depend on the page.
    let width = root.firstMatch(of: /\swidth\s*=\s*["']([0-9.]+)(?:px)?["']/)?.output.1
    let height = root.firstMatch(of: /\sheight\s*=\s*["']([0-9.]+)(?:px)?["']/)?.output.1
    if let width = length(width), let height = length(height) { return (width, height) }
    let box = root.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/)?.output.1
    let numbers = box?.split { " ,\n\t".contains($0) } ?? []
    guard numbers.count == 4, let width = length(numbers[2]), let height = length(numbers[3])
    else { return nil }
    return (width, height)
  }
}

/// The bytes of a file. A read beyond the end gives nil.
private struct FileBytes {
  let bytes: Data

  func starts(with first: [UInt8]) -> Bool { bytes.starts(with: first) }

  func has(_ text: String, at index: Int) -> Bool { bytes.dropFirst(index).starts(with: text.utf8) }

  /// The number in `count` bytes; nil if the file ends before them.
  func number(_ index: Int, _ count: Int, littleEndian: Bool = false) -> Int? {
    guard index <= bytes.count, count <= bytes.count - index else { return nil }
    let part = bytes.dropFirst(index).prefix(count)
    return littleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  func pair(
    _ width: Int,
    _ height: Int,
    count: Int,
    littleEndian: Bool
  ) -> (width: Int, height: Int)? {
    guard let width = number(width, count, littleEndian: littleEndian),
      let height = number(height, count, littleEndian: littleEndian)
    else { return nil }
    return (width, height)
  }
}
