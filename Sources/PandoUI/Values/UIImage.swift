public import Foundation

/// A picture whose bytes the application holds: from a database, drawn or uploaded.
///
/// ```swift
/// if let portrait = UIImage(data: person.portrait) {
///   Image(uiImage: portrait).resizable().scaledToFit()
/// }
/// ```
///
/// The picture is not decoded. A renderer sends the bytes to the browser, each picture once: two
/// pictures with the same bytes are equal. A picture never changes, and may be used from any
/// thread.
public final class UIImage: Sendable {
  /// The bytes.
  package let data: Data
  /// The type of the file, by its first bytes.
  package let type: UTType
  /// A hash of the bytes, as 32 hexadecimal digits. Each process has its own hash keys.
  package let fingerprint: String

  /// Makes a picture.
  ///
  /// - Parameter data: A PNG, JPEG, GIF, WebP or AVIF file.
  /// - Returns: nil for anything else, by its first bytes. SVG is a document that can hold scripts,
  ///   and is refused.
  public init?(data: Data) {
    guard let type = Self.type(of: data) else { return nil }
    self.data = data
    self.type = type
    fingerprint = Self.fingerprint(of: data)
  }

  /// Reads a picture.
  ///
  /// - Parameter path: The path of the file, which is read at once.
  /// - Returns: nil if the file cannot be read, or is not a picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  private static func type(of data: Data) -> UTType? {
    let shown: [UTType?] = [.png, .jpeg, .gif, .webP, UTType(filenameExtension: "avif")]
    return FileSignatures.type(of: data).flatMap { shown.contains($0) ? $0 : nil }
  }

  /// Two hashes with secret keys, so that nobody can make other bytes with the same fingerprint.
  private static func fingerprint(of data: Data) -> String {
    (0..<2).map { part in
      var hasher = Hasher()
      hasher.combine(part)
      data.withUnsafeBytes { hasher.combine(bytes: $0) }
      let digits = String(UInt(bitPattern: hasher.finalize()), radix: 16)
      return String(repeating: "0", count: max(16 - digits.count, 0)) + digits
    }.joined()
  }
}

extension UIImage: Hashable {
  /// Whether both have the same bytes.
  ///
  /// - Parameters:
  ///   - first: A picture.
  ///   - second: Another picture.
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first === second || first.fingerprint == second.fingerprint
  }

  /// Hashes the fingerprint.
  ///
  /// - Parameter hasher: Receives the fingerprint of the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// The AppKit name of ``UIImage``.
public typealias NSImage = UIImage
