import Foundation
import PandoUI

/// A file that a page sends.
struct Upload: Sendable {
  let id: String
  let element: ElementID
  let file: URL
  /// How many bytes the page says it sends, of all files together.
  let total: Int
  /// What the file claims to be, and of which types it may be.
  let claim: Claim
  var size = 0
  var state = State.coming

  struct Claim: Sendable {
    var name: String
    var mimeType: String?
    var types: AcceptedTypes

    /// Whether the first bytes do not say otherwise.
    func agrees(with beginning: [UInt8]) -> Bool {
      types.allow(name: name, mimeType: mimeType, beginning: beginning)
    }
  }

  enum State: Sendable {
    case coming
    /// All of it is there.
    case complete
    /// The application has it.
    case handed
  }
}

/// What a page says of a file before it sends it.
struct UploadRequest: Sendable {
  let element: ElementID
  var name: String
  var mimeType: String?
  /// How many bytes the file has, if it says so.
  var size: Int?
  /// How many bytes all files have that were chosen together.
  var total: Int
}

extension ClientCommands {
  /// Makes room for a file that is about to come.
  ///
  /// - Parameters:
  ///   - folder: Where files of all sessions are.
  /// - Throws: Why it is not wanted.
  func beginUpload(
    _ request: UploadRequest,
    limits: ServerLimits,
    folder: URL
  ) throws(UploadRefusal) -> Upload {
    guard !isClosed, let asked = importer(request.element) else { throw .notAsked }
    guard asked.types.allow(name: request.name, mimeType: request.mimeType) else {
      throw .wrongType
    }
    guard request.size ?? 0 <= limits.uploadBytes else { throw .tooLarge(limits.uploadBytes) }
    let others = uploads.values.filter { $0.element == request.element && $0.state != .handed }
    guard asked.allowsMultiple || others.allSatisfy({ $0.state == .complete }) else {
      throw .tooMany
    }
    // Whoever chose another file does not want the one before.
    if !asked.allowsMultiple { for other in others { removeUpload(other.id) } }
    forgetMovedFiles()
    guard uploads.count < limits.sessionUploads,
      uploads.values.count(where: { $0.state == .coming }) < limits.uploadsAtOnce
    else { throw .tooMany }
    let room = limits.sessionUploadBytes - uploads.values.reduce(0) { $0 + $1.size }
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

  /// Some more of a file has come.
  ///
  /// - Throws: Why the rest is not wanted.
  func received(_ count: Int, of id: String, limits: ServerLimits) throws(UploadRefusal) {
    guard let upload = uploads[id], importer(upload.element) != nil else { throw .notAsked }
    let all = uploads.values.reduce(0) { $0 + $1.size }
    guard all + count <= limits.sessionUploadBytes else { throw .noRoom }
    let before = completed(for: upload.element)
    uploads[id]?.size += count
    let after = before + count
    let total = max(upload.total, after)
    // A hundred steps are enough to see it move.
    guard total > 0, before * 100 / total != after * 100 / total else { return }
    onProgress(upload.element, after, total)
  }

  private func completed(for element: ElementID) -> Int {
    uploads.values.filter { $0.element == element && $0.state != .handed }
      .reduce(0) { $0 + $1.size }
  }

  /// All of a file is there.
  ///
  /// - Throws: If nobody asks for it any more.
  func endUpload(_ id: String) throws(UploadRefusal) {
    guard let upload = uploads[id], importer(upload.element) != nil else { throw .notAsked }
    uploads[id]?.state = .complete
  }

  /// A file does not come, or is not wanted.
  func removeUpload(_ id: String) {
    guard let upload = uploads.removeValue(forKey: id) else { return }
    remove(upload.file.deletingLastPathComponent())
  }

  /// Puts files in place of the names that the page knows them by; nil if there are no such files.
  /// What the page does not want any more is removed.
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

  /// Files that the application has moved or removed take no room any more.
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

  /// Off the main actor, because large files take a while.
  private func remove(_ folder: URL) {
    Task.detached { try? FileManager.default.removeItem(at: folder) }
  }
}

/// Why a file is not taken.
struct UploadRefusal: Error, Hashable {
  var status: Int
  /// For the reader.
  var words: String

  static let notAsked = Self(status: 409, words: "This page does not ask for a file any more.")
  static let wrongType = Self(status: 415, words: "A file of this type cannot be chosen here.")
  static let tooMany = Self(status: 429, words: "There are too many files already.")
  static let noRoom = Self(status: 413, words: "There is no room for more files.")

  static func tooLarge(_ limit: Int) -> Self {
    let size = limit >= 1_000_000 ? "\(limit / 1_000_000) MB" : "\(limit) bytes"
    return Self(status: 413, words: "This file is too large: at most \(size) can be taken.")
  }
}
