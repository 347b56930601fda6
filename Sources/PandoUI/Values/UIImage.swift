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
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The name of a system icon, which renderers draw in place of the bytes; nil for other pictures.
  package let systemName: String?

  /// Makes a picture.
  ///
  /// - Parameter data: A PNG, JPEG, GIF, WebP or AVIF file.
  /// - Returns: nil for anything else, by its first bytes. SVG is a document that can hold scripts,
  ///   and is refused.
  public init?(data: Data) {
    guard let type = Self.type(of: data) else { return nil }
    self.data = data
    self.type = type
    scale = 1
    systemName = nil
    fingerprint = Self.fingerprint(of: data)
  }

  /// Makes a picture of a system icon, which ``Image`` draws as it draws `Image(systemName:)`.
  ///
  /// - Parameter systemName: The name of the icon. Renderers know which icons there are.
  /// - Returns: nil without a name.
  public convenience init?(systemName: String) {
    if systemName.isEmpty { return nil }
    self.init(systemIcon: systemName)
  }

  private init(systemIcon name: String) {
    data = Self.emptyData
    type = .png
    scale = 1
    systemName = name
    fingerprint = Self.fingerprint(of: Data(name.utf8))
  }

  /// Reads a picture.
  ///
  /// - Parameter path: The path of the file, which is read at once.
  /// - Returns: nil if the file cannot be read, or is not a picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// Reads a picture.
  ///
  /// - Parameter url: The address of the file, which is read at once.
  /// - Returns: nil if the file cannot be read, or is not a picture.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init(contentsOfFile: url.path)
  }

  /// Reads an image of the application, in the file with the most pixels.
  ///
  /// - Parameter name: The name of an image set or of a file, in any target of the application.
  /// - Returns: nil if there is none, which is reported once, or if it is a drawing (SVG), which only
  ///   ``Image`` shows.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Reads an image of the application, in the file with the most pixels.
  ///
  /// - Parameters:
  ///   - name: The name of an image set or of a file.
  ///   - bundle: The bundle of the image; nil for all targets of the application.
  /// - Returns: nil if there is none, which is reported once, or if it is a drawing (SVG), which only
  ///   ``Image`` shows.
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let file = ResourceSearch.of(bundle).image(name)?.light.last else { return nil }
    self.init(contentsOfFile: file.url.path, scale: file.scale ?? 1)
  }

  /// Reads an image of the application, in the file with the most pixels. It is one clear pixel
  /// if there is none, or only a drawing (SVG).
  ///
  /// - Parameter resource: The image set.
  public convenience init(resource: ImageResource) {
    guard let file = resource.search.image(resource.name)?.light.last,
      let data = try? Data(contentsOf: file.url), let type = Self.type(of: data)
    else {
      self.init()
      return
    }
    self.init(data, type, scale: file.scale ?? 1)
  }

  /// Makes a picture of one clear pixel.
  public convenience init() {
    self.init(Self.emptyData, .png, scale: 1)
  }

  private convenience init?(contentsOfFile path: String, scale: Int) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let type = Self.type(of: data)
    else { return nil }
    self.init(data, type, scale: scale)
  }

  private init(_ data: Data, _ type: UTType, scale: Int) {
    self.data = data
    self.type = type
    self.scale = CGFloat(scale)
    systemName = nil
    fingerprint = Self.fingerprint(of: data)
  }

  /// A PNG file of one clear pixel.
  private static let emptyData =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5Erk\
        Jggg==
        """
    ) ?? Data()

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

extension UIImage {
  /// The size in points; zero if the file does not tell, or is no PNG, JPEG, GIF or WebP file.
  public var size: CGSize {
    let (width, height) = PixelSize.of(data) ?? (0, 0)
    return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }

  /// The bytes, if they are a PNG file: nothing is decoded here.
  ///
  /// - Returns: nil for another kind of file.
  public func pngData() -> Data? { type == .png ? data : nil }

  /// The bytes, if they are a JPEG file: nothing is decoded here.
  ///
  /// - Parameter compressionQuality: No effect here: the file is returned as it is.
  /// - Returns: nil for another kind of file.
  public func jpegData(compressionQuality: CGFloat) -> Data? { type == .jpeg ? data : nil }
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
