import Pando
import PandoReducers

/// Reads files that visitors choose.
@DependencyClient
struct FileReader: Sendable {
  /// Reads a file from its beginning.
  ///
  /// - Parameters:
  ///   - file: The location of the file.
  ///   - most: The maximum number of bytes to read.
  var read: @Sendable (_ file: URL, _ most: Int) async throws -> Data
}

extension FileReader {
  /// Reads files from the disk.
  static let disk = FileReader { file, most in
    let isScoped = file.startAccessingSecurityScopedResource()
    defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    return try handle.read(upToCount: most) ?? Data()
  }
}

extension DependencyValues {
  /// Reads files that visitors choose.
  @DependencyEntry(liveValue: FileReader.disk)
  var fileReader = FileReader()
}
