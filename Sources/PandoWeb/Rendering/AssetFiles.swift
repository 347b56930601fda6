import Foundation
import PandoDependencies
import PandoUI

/// The files of the application's images, under the names by which they are served.
///
/// A name has a hash of the file's bytes, so browsers keep what they have for a year. Only files that
/// the resources of the application name are found: a name is looked up, and never read as a path.
enum AssetFiles {
  private struct Known {
    var names: [URL: String] = [:]
    var sizes: [URL: CGSize] = [:]
    var files: [String: ImageFile] = [:]
    /// The number of bundles whose images all have names.
    var bundles = 0
  }

  private static let known = Locked(Known())

  /// The name under which a file is served, such as `turtle-0123456789abcdef01234567.png`.
  static func name(of file: ImageFile) -> String? {
    if let name = known.withLock({ $0.names[file.url] }) { return name }
    guard let data = try? Data(contentsOf: file.url) else { return nil }
    let digest = SHA256.hash(data).prefix(12).hexDigits
    let stem = file.url.deletingPathExtension().lastPathComponent.identifierCharacters.prefix(40)
    let ending = file.type.preferredFilenameExtension ?? "bin"
    let name = "\(stem)-\(digest).\(ending)"
    known.withLock { known in
      known.names[file.url] = name
      known.files[name] = file
    }
    return name
  }

  /// The address of a file, or the file itself as a `data:` URL.
  ///
  /// - Parameter base: The prefix of the server's own addresses; nil if nothing serves.
  static func address(of file: ImageFile, base: String?) -> ImageAddress? {
    if let base { return name(of: file).flatMap { ImageAddress("\(base)/asset/\($0)") } }
    guard let data = try? Data(contentsOf: file.url) else { return nil }
    let type = file.type.preferredMIMEType ?? "image/png"
    return ImageAddress("data:\(type);base64,\(data.base64EncodedString())")
  }

  /// The size of a file's picture in points; nil if the file does not contain it.
  static func size(of file: ImageFile) -> CGSize? {
    if let size = known.withLock({ $0.sizes[file.url] }) { return size.width > 0 ? size : nil }
    let pixels = (try? Data(contentsOf: file.url)).flatMap { PixelSize.of($0) } ?? (0, 0)
    let scale = Double(file.scale ?? 1)
    let size = CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    known.withLock { $0.sizes[file.url] = size }
    return size.width > 0 ? size : nil
  }

  /// The file that is served under a name; nil if there is none.
  ///
  /// A server that has not drawn an image, as after it was started again, hashes all images once.
  static func file(named name: String) -> ImageFile? {
    if let file = known.withLock({ $0.files[name] }) { return file }
    let searches = ResourceSearch.all
    let isNew = known.withLock { known in
      defer { known.bundles = searches.count }
      return known.bundles < searches.count
    }
    guard isNew else { return nil }
    for search in searches {
      for folder in search.folders {
        for image in folder.assets.images.values {
          for file in image.light + image.dark { _ = Self.name(of: file) }
        }
      }
    }
    return known.withLock { $0.files[name] }
  }
}
