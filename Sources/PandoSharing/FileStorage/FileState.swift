import Foundation

/// The state of a file when it was read.
enum FileState: Sendable {
  case absent
  case bytes(Data, FileSignature)
  case failed(SharedError)

  init(reading path: String, in backend: any FileBackend) {
    do {
      guard let (bytes, signature) = try backend.read(path) else {
        self = .absent
        return
      }
      self = .bytes(bytes, signature)
    } catch {
      self = .failed(error)
    }
  }

  var seen: SeenFileContents {
    switch self {
    case .absent: .absent
    case .bytes(let bytes, _): .bytes(FileDigest(bytes))
    case .failed(let error): .failed(error.code)
    }
  }
}

/// The contents of a file that a use has seen.
enum SeenFileContents: Hashable, Sendable {
  case absent
  case bytes(FileDigest)
  case failed(SharedError.Code)
}

/// Identifies bytes without keeping them: their number and a keyed 64-bit hash.
///
/// `Data.hashValue` covers the first bytes only, so this type hashes all of them.
struct FileDigest: Hashable, Sendable {
  private var count: Int
  private var hash: Int

  init(_ bytes: Data) {
    count = bytes.count
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}
