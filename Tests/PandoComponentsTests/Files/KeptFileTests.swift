import Foundation
import PandoComponents
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

@Suite(.dependencies)
struct KeptFileTests {
  private let content = Data([0, 137, 80, 0, 255])

  /// Runs the body on a server with a database, or without one in a folder of the test.
  private func server<R>(
    _ database: InMemoryValueDatabase?,
    _ folder: URL = URL.temporaryDirectory.appending(path: UUID().uuidString),
    _ body: () async throws -> R
  ) async throws -> R {
    try await withDependencies {
      $0.stateFolder = folder
      $0.visitorDatabase = database.map(VisitorDatabase.init)
    } operation: {
      try await body()
    }
  }

  @Test func file_thatOneServerKeeps_isReadByAnother() async throws {
    let rows = InMemoryRows()
    let kept = try await server(InMemoryValueDatabase(rows)) {
      try await KeptFile(keeping: content, name: "a/b/photo.png")
    }
    #expect(kept.name == "photo.png")
    #expect(kept.contentType == "image/png")
    #expect(kept.size == 5)
    try await server(InMemoryValueDatabase(rows)) { () async throws -> Void in
      #expect(try await KeptFile.find(kept.id) == kept)
      #expect(try await kept.content == content)
    }
  }

  @Test func file_withoutADatabase_isInTheFolder_alsoAfterTheProgramEnds() async throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let uploaded = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).unknown")
    try content.write(to: uploaded)
    let kept = try await server(nil, folder) { try await KeptFile(keeping: uploaded) }
    try FileManager.default.removeItem(at: uploaded)
    #expect(kept.contentType == nil)
    try await server(nil, folder) { () async throws -> Void in
      #expect(try await KeptFile.find(kept.id) == kept)
      #expect(try await kept.content == content)
    }
  }

  @Test(arguments: [true, false])
  func file_whenRemoved_isGone_andOthersStay(hasDatabase: Bool) async throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = hasDatabase ? InMemoryValueDatabase(InMemoryRows()) : nil
    try await server(database, folder) {
      let kept = try await KeptFile(keeping: content, name: "a.png")
      let other = try await KeptFile(keeping: content, name: "a.png")
      try await kept.remove()
      try await kept.remove()
      #expect(try await KeptFile.find(kept.id) == nil)
      await #expect(throws: CocoaError.self) { try await kept.content }
      #expect(try await other.content == content)
    }
  }

  @Test(arguments: ["", "../state", "visitors.key", String(repeating: "A", count: 32), "file/"])
  func id_thatIsNone_findsNothing(id: String) async throws {
    let rows = InMemoryRows()
    rows["file/\(id)"] = StoredRow(
      revision: 1,
      content: RowContent(bytes: Data("{}".utf8), schemaVersion: 1, writer: "")
    )
    try await server(InMemoryValueDatabase(rows)) { () async throws -> Void in
      #expect(try await KeptFile.find(id) == nil)
    }
  }

  @Test func file_withoutAReachableDatabase_isNotKept_andThrows() async throws {
    let database = InMemoryValueDatabase(InMemoryRows())
    database.connect(false)
    try await server(database) { () async throws -> Void in
      await #expect(throws: SharedError.self) {
        try await KeptFile(keeping: content, name: "a.png")
      }
    }
  }
}
