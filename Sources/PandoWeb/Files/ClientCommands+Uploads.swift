import Foundation
import PandoUI

/// A file that a page uploads.
struct Upload: Sendable {
  let id: String
  let element: ElementID
  let file: URL
  /// The size in bytes that the page claims for all files that were chosen together.
  let total: Int
  /// The name and type that the page claims for the file, and the types that are accepted.
  let claim: Claim
  var size = 0
  var state = State.coming

  struct Claim: Sendable {
    var name: String
    var mimeType: String?
    var types: AcceptedTypes

    /// Whether the first bytes of the file are consistent with the claim.
    func isConsistent(with beginning: [UInt8]) -> Bool {
      types.allow(name: name, mimeType: mimeType, beginning: beginning)
    }
  }

  enum State: Sendable {
    case coming
    /// The whole file has arrived.
    case complete
    /// The application has received the file.
    case handed
  }
}

/// The claims of a page about a file that it is about to send.
struct UploadRequest: Sendable {
  let element: ElementID
  var name: String
  var mimeType: String?
  /// The size of the file in bytes, if the page names it.
  var size: Int?
  /// The size in bytes of all files that were chosen together.
  var total: Int
}

extension ClientCommands {
  /// Begins the upload of a file.
  ///
  /// - Parameters:
  ///   - folder: The folder of the uploads of all sessions.
  /// - Throws: The reason why the file is refused.
  func beginUpload(
    _ request: UploadRequest,
    limits: UploadLimits,
    folder: URL
  ) throws(UploadRefusal) -> Upload {
    guard !isClosed, let asked = importer(request.element) else { throw .notAsked }
    guard asked.types.allow(name: request.name, mimeType: request.mimeType) else {
      throw .wrongType
    }
    guard request.size ?? 0 <= limits.fileBytes else { throw .tooLarge(limits.fileBytes) }
    let others = uploads.values.filter { $0.element == request.element && $0.state != .handed }
    guard asked.allowsMultiple || others.allSatisfy({ $0.state == .complete }) else {
      throw .tooMany
    }
    // Choosing another file replaces the one before.
    if !asked.allowsMultiple { for other in others { removeUpload(other.id) } }
    forgetMovedFiles()
    guard uploads.count < limits.sessionCount,
      uploads.values.count(where: { $0.state == .coming }) < limits.atOnce
    else { throw .tooMany }
    let room = limits.sessionBytes - uploads.values.reduce(0) { $0 + $1.size }
    guard request.size ?? 0 <= room else { throw .noRoom }
    let id = Secret.make()
    let upload = Upload(
      id: id,
      element: request.element,
      file: folder.appending(path: session).appending(path: id)
        .appending(path: fileName(from: request.name)),
      total: request.total,
      claim: Upload.Claim(name: request.name, mimeType: request.mimeType, types: asked.types)
    )
    uploads[id] = upload
    return upload
  }

  /// Counts bytes of a file that have arrived.
  ///
  /// - Throws: The reason why the rest of the file is refused.
  func received(_ count: Int, of id: String, limits: UploadLimits) throws(UploadRefusal) {
    guard let upload = uploads[id], importer(upload.element) != nil else { throw .notAsked }
    let all = uploads.values.reduce(0) { $0 + $1.size }
    guard all + count <= limits.sessionBytes else { throw .noRoom }
    let before = completed(for: upload.element)
    uploads[id]?.size += count
    let after = before + count
    let total = max(upload.total, after)
    // Progress is reported in whole percent.
    guard total > 0, before * 100 / total != after * 100 / total else { return }
    onProgress(upload.element, after, total)
  }

  private func completed(for element: ElementID) -> Int {
    uploads.values.filter { $0.element == element && $0.state != .handed }
      .reduce(0) { $0 + $1.size }
  }

  /// Notes that a whole file has arrived.
  ///
  /// - Throws: ``UploadRefusal/notAsked`` if the element does not ask for files any more.
  func endUpload(_ id: String) throws(UploadRefusal) {
    guard let upload = uploads[id], importer(upload.element) != nil else { throw .notAsked }
    uploads[id]?.state = .complete
  }

  /// Removes a file that was cancelled or refused.
  func removeUpload(_ id: String) {
    guard let upload = uploads.removeValue(forKey: id) else { return }
    remove(upload.file.deletingLastPathComponent())
  }

  /// Replaces the IDs of uploads in an event by their files; nil if there are no such files.
  /// Removes the element's uploads that were not chosen or were dismissed.
  func resolve(_ event: Event, for element: ElementID) -> Event? {
    switch event {
    case .files(let names):
      let ids = names.map(\.relativeString)
      let found = ids.compactMap { id in
        uploads[id].flatMap { $0.element == element && $0.state == .complete ? $0.file : nil }
      }
      guard !ids.isEmpty, Set(ids).count == ids.count, found.count == ids.count,
        let asked = importer(element), asked.allowsMultiple || ids.count == 1
      else { return nil }
      for id in ids { uploads[id]?.state = .handed }
      removeUploads(for: element)
      return .files(found)
    case .dismiss:
      removeUploads(for: element)
      return event
    default: return event
    }
  }

  private func removeUploads(for element: ElementID) {
    for upload in uploads.values where upload.element == element && upload.state != .handed {
      removeUpload(upload.id)
    }
  }

  /// Forgets files that the application has moved or removed, so that they do not count any more.
  private func forgetMovedFiles() {
    for upload in uploads.values where upload.state == .handed {
      if !FileManager.default.fileExists(atPath: upload.file.path) { uploads[upload.id] = nil }
    }
  }

  func closeUploads() {
    guard let any = uploads.values.first else { return }
    uploads = [:]
    remove(any.file.deletingLastPathComponent().deletingLastPathComponent())
  }

  /// Removes a folder off the main actor, because large files take a while.
  private func remove(_ folder: URL) {
    Task.detached { try? FileManager.default.removeItem(at: folder) }
  }
}

/// The reason why a file is refused.
struct UploadRefusal: Error, Hashable {
  var status: Int
  /// The reason, for the user.
  var reason: ControlWord
  /// The text for the reason's `%@`.
  var limit = ""

  /// The reason in a language.
  func words(in language: ControlLanguage) -> String { reason.text(limit, in: language) }

  static let notAsked = Self(status: 409, reason: .notAsked)
  static let wrongType = Self(status: 415, reason: .wrongType)
  static let tooMany = Self(status: 429, reason: .tooManyFiles)
  static let noRoom = Self(status: 413, reason: .noRoomForFiles)

  static func tooLarge(_ limit: Int) -> Self {
    let size = limit >= 1_000_000 ? "\(limit / 1_000_000) MB" : "\(limit) bytes"
    return Self(status: 413, reason: .fileTooLarge, limit: size)
  }
}
