public import Foundation
import PandoSharing
import PandoUI

/// A file that the application keeps, with its name, type and size: one that a visitor uploaded, for instance, which would
/// end with the page otherwise.
///
/// ```swift
/// .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.png]) { result in
///   Task { $photo.withLock { $0 = try await KeptFile(keeping: result.get()) } }
/// }
/// ```
///
/// The value is what the application stores: in a row, in app storage, in any `@Shared`. Content
/// and metadata are in the folder `files` of the dependency `stateFolder`. An application with a
/// database for its visitors has them in the database, so that all of its servers can read them:
/// `prepareDependencies { $0.visitorDatabase = .postgres(database) }`.
///
/// A file stays until ``remove()``. Its content is in memory as a whole while it is written to a database or read from one,
/// so this is for pictures and documents, and not for films.
///
/// Whoever has the ``id`` can read the file, so an ID is a secret of 122 random bits; the name is the one that the
/// visitor's browser gave, without folders.
public struct KeptFile: Codable, Hashable, Identifiable, Sendable {
  /// The name under which the file is kept, which cannot be guessed.
  public let id: String
  /// The original name of the file, such as `photo.png`.
  public let name: String
  /// The MIME type by the ending of ``name``, such as `image/png`; nil for an ending that is not known.
  public let contentType: String?
  /// The size of the content in bytes.
  public let size: Int
  /// When it was kept, in whole seconds.
  public let date: Date

  /// Keeps a copy of a file.
  ///
  /// - Parameter url: The file, which stays where it is.
  /// - Throws: The error of the file system, if it cannot be read or kept; that of the database.
  public init(keeping url: URL) async throws {
    let content = try await KeptFileStore.waiting { try Data(contentsOf: url) }
    try await self.init(keeping: content, name: url.lastPathComponent)
  }

  /// Keeps content under a name.
  ///
  /// - Parameters:
  ///   - content: The bytes.
  ///   - name: The name of the file, such as `report.pdf`; what is before its last slash is left out.
  /// - Throws: The error of the file system or of the database, if it cannot be kept.
  public init(keeping content: Data, name: String) async throws {
    id = KeptFileStore.makeID()
    self.name = (name as NSString).lastPathComponent
    contentType = UTType(filenameExtension: (name as NSString).pathExtension)?.preferredMIMEType
    size = content.count
    date = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    try await KeptFileStore.current.keep(content, of: self)
  }

  /// The file that is kept under an ID.
  ///
  /// - Parameter id: The ID of a file; anything else finds nothing.
  /// - Returns: Nil if there is none, or if it was removed.
  /// - Throws: The error of the file system or of the database.
  public static func find(_ id: String) async throws -> KeptFile? {
    guard KeptFileStore.isID(id) else { return nil }
    return try await KeptFileStore.current.file(id)
  }

  /// The content.
  ///
  /// - Throws: `CocoaError(.fileNoSuchFile)` if it was removed; the error of the file system or of the database.
  public var content: Data {
    get async throws {
      guard KeptFileStore.isID(id), let content = try await KeptFileStore.current.content(id)
      else { throw CocoaError(.fileNoSuchFile) }
      return content
    }
  }

  /// Removes the file. Parts that are removed already stay removed.
  ///
  /// - Throws: The error of the file system or of the database.
  public func remove() async throws {
    guard KeptFileStore.isID(id) else { return }
    try await KeptFileStore.current.remove(id)
  }
}
