import Foundation
import PandoUI

/// The pictures of a document that the application has in memory. Each is kept once, for as long as
/// an element shows it.
struct DocumentPictures {
  /// The maximum number and size in bytes of the pictures of a document.
  static let (maxCount, maxSize) = (2_000, 200_000_000)

  /// The address at which the session serves the pictures; nil writes them into the document.
  var address: PictureAddress?

  private var entries: [String: (picture: UIImage, uses: Int)] = [:]
  private var size = 0

  /// Whether no element shows a picture.
  var isEmpty: Bool { entries.isEmpty }

  /// The picture with this fingerprint; nil if no element shows it.
  subscript(fingerprint: String) -> UIImage? { entries[fingerprint]?.picture }

  /// Replaces the picture that an element shows. A picture beyond the limits is reported and
  /// removed from the element, which then shows its words.
  mutating func change(in attributes: inout Attributes, from old: AttributeValue?) {
    let new = attributes[.picture]
    guard new != old else { return }
    remove(old)
    // The graph sets no address for an image, so the attribute holds where the picture is served.
    attributes[.address] = nil
    if case .asset = new { attributes[.address] = address.map { .text($0.base) } }
    guard case .picture(let picture)? = new else { return }
    if add(picture) {
      attributes[.address] = address.map { .text($0.of(picture)) }
      return
    }
    attributes[.picture] = nil
    reportMisuse(
      """
      A page cannot show more than \(Self.maxCount) pictures from memory, or \
      \(Self.maxSize) bytes of them: one is left out. Show smaller pictures, or fewer at once.
      """
    )
  }

  private mutating func add(_ picture: UIImage) -> Bool {
    let key = picture.fingerprint
    if entries[key] != nil {
      entries[key]?.uses += 1
      return true
    }
    guard entries.count < Self.maxCount, size + picture.data.count <= Self.maxSize
    else { return false }
    entries[key] = (picture, 1)
    size += picture.data.count
    return true
  }

  /// Releases a picture that an element does not show any more.
  mutating func remove(_ value: AttributeValue?) {
    guard case .picture(let picture)? = value, let entry = entries[picture.fingerprint] else {
      return
    }
    if entry.uses > 1 {
      entries[picture.fingerprint]?.uses -= 1
    } else {
      entries[picture.fingerprint] = nil
      size -= entry.picture.data.count
    }
  }
}

/// The address at which a session serves its pictures.
struct PictureAddress {
  /// The prefix of the server's own addresses.
  var base: String
  var session: String

  func of(_ picture: UIImage) -> String { "\(base)/picture/\(session)/\(picture.fileName)" }
}

extension UIImage {
  /// The file name under which a session serves the picture.
  var fileName: String {
    "\(fingerprint).\(type.preferredFilenameExtension ?? "bin")"
  }

  /// A `data:` URL that contains the picture.
  var dataAddress: String {
    let type = type.preferredMIMEType ?? "image/png"
    return "data:\(type);base64,\(data.base64EncodedString())"
  }
}
