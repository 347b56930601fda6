import Foundation
import PandoUI

/// The pictures of a document whose bytes the application has: each once, for as long as an element
/// shows it.
struct PictureShelf {
  /// How many pictures, and how many bytes of them, a document may show.
  static let (maxCount, maxSize) = (2_000, 200_000_000)

  /// Where a session serves them; nil has them written into the document.
  var address: PictureAddress?

  private var entries: [String: (picture: UIImage, uses: Int)] = [:]
  private var size = 0

  /// Whether no element shows one.
  var isEmpty: Bool { entries.isEmpty }

  /// The picture with this fingerprint; nil if no element shows it.
  subscript(fingerprint: String) -> UIImage? { entries[fingerprint]?.picture }

  /// Takes the picture that an element shows now in place of another one. What there is no room for
  /// is reported and taken from the element, which shows its words.
  mutating func change(in attributes: inout Attributes, from old: AttributeValue?) {
    let new = attributes[.picture]
    guard new != old else { return }
    remove(old)
    // The graph says nothing of an image's address: where it is served is noted there.
    attributes[.address] = nil
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

  /// An element does not show this any more.
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

/// Where a session serves its pictures.
struct PictureAddress {
  /// Where the server's own addresses begin.
  var base: String
  var session: String

  func of(_ picture: UIImage) -> String { "\(base)/picture/\(session)/\(picture.fileName)" }
}

extension UIImage {
  /// Its name where a session serves its pictures.
  var fileName: String {
    "\(fingerprint).\(type.preferredFilenameExtension ?? "bin")"
  }

  /// The picture itself, as an address.
  var dataAddress: String {
    let type = type.preferredMIMEType ?? "image/png"
    return "data:\(type);base64,\(data.base64EncodedString())"
  }
}
