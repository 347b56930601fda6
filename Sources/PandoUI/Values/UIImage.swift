public import Foundation

/// A picture whose bytes the application has: read from a database, drawn, uploaded.
///
/// ```swift
/// if let portrait = UIImage(data: person.portrait) {
///   Image(uiImage: portrait).resizable().scaledToFit()
/// }
/// ```
///
/// It is not decoded. Renderers pass the bytes on to where they are shown, each picture once: two
/// that have the same bytes are equal. It never changes, and may be used from any thread.
public final class UIImage: Sendable {
  /// The bytes.
  package let data: Data
  /// What the bytes are, by how they begin.
  package let type: UTType
  /// 32 hexadecimal digits that other bytes do not have. They are others in another process.
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
  /// - Parameter path: Of a file.
  /// - Returns: nil if there is no such file, or it holds something else.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  private static func type(of data: Data) -> UTType? {
    let shown: [UTType?] = [.png, .jpeg, .gif, .webP, UTType(filenameExtension: "avif")]
    return FileSignatures.type(of: data).flatMap { shown.contains($0) ? $0 : nil }
  }

  /// Two hashes whose keys nobody knows, so that nobody can make bytes that have those of others.
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
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first === second || first.fingerprint == second.fingerprint
  }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// The name that a picture has on a Mac.
public typealias NSImage = UIImage
