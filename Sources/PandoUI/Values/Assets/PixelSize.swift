import Foundation

/// The size of a picture in pixels, as its file says it.
enum PixelSize {
  /// - Returns: nil if the file is no PNG, JPEG or GIF file, or is cut off.
  static func of(_ data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data.prefix(1 << 18))
    func number(_ index: Int, _ count: Int, littleEndian: Bool = false) -> Int? {
      guard index + count <= bytes.count else { return nil }
      let part = bytes[index..<index + count]
      return (littleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    func size(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
      guard let width, let height else { return nil }
      return (width, height)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return size(number(16, 4), number(20, 4)) }
    if bytes.starts(with: Array("GIF8".utf8)) {
      return size(number(6, 2, littleEndian: true), number(8, 2, littleEndian: true))
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // The segments of a JPEG file, up to the one that begins a frame (ITU-T T.81, B.2.2).
    var index = 2
    while let marker = number(index, 2), marker >> 8 == 0xFF, let length = number(index + 2, 2) {
      let isFrame =
        (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
      if isFrame { return size(number(index + 7, 2), number(index + 5, 2)) }
      index += 2 + max(length, 2)
    }
    return nil
  }
}
