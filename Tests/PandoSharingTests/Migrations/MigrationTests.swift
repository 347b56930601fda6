import Foundation
import PandoDependencies
import PandoTesting
import Testing

@testable import PandoSharing

/// Tests of files that an older or a newer version of the program wrote.
@Suite struct MigrationTests {
  struct Board: Codable, Equatable, Sendable {
    var title = ""
    var size = 0
  }

  struct Broken: Error {}

  private let files = InMemoryFileSystem()
  private let file = URL(filePath: "/board.json")

  private let steps: [ValueMigration] = [
    .from(2) { $0["size"] = .integer(Int64($0["title"]?.string?.count ?? 0)) },
    .from(1) { json in
      json["title"] = json["name"]
      json["name"] = nil
    },
  ]

  private func board(_ migrations: [ValueMigration]) -> Shared<Board> {
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      Shared(wrappedValue: Board(), .fileStorage(file, migrations: migrations))
    }
  }

  private var text: String { files[file].map { String(decoding: $0, as: UTF8.self) } ?? "" }

  @Test func fileWithoutAVersion_isTheFirst_andEachStepRunsInOrder() async throws {
    files[file] = Data(#"{"name":"Aspen"}"#.utf8)
    let board = board(steps)
    #expect(board.wrappedValue == Board(title: "Aspen", size: 5))
    // Nothing is written before something changes.
    #expect(text == #"{"name":"Aspen"}"#)
    board.withLock { $0.size = 9 }
    try await board.save()
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(json == ["$version": 3, "$value": ["title": "Aspen", "size": 9]])
    #expect(self.board(steps).wrappedValue == Board(title: "Aspen", size: 9))
  }

  @Test func fileOfTheVersionBetween_hasTheLaterStepsOnly() {
    files[file] = Data(#"{"$version":2,"$value":{"title":"Oak"}}"#.utf8)
    #expect(board(steps).wrappedValue == Board(title: "Oak", size: 3))
  }

  @Test func fileOfANewerVersion_isNotTouched() async {
    let before = #"{"$version":9,"$value":{"title":"Oak","size":1}}"#
    files[file] = Data(before.utf8)
    let board = board(steps)
    #expect((board.loadError as? SharedError)?.code == .valueTooNew)
    #expect(board.loadError.map { "\($0)" }?.contains("board.json") == true)
    board.withLock { $0.size = 4 }
    let error = await #expect(throws: SharedError.self) { try await board.save() }
    #expect(error?.code == .valueTooNew)
    #expect(text == before)
  }

  /// A type that decodes from anything with members.
  struct Lenient: Codable, Equatable, Sendable {
    var title: String?
  }

  @Test func fileOfANewerVersion_isNotTouched_byAKeyWithoutMigrations() async {
    let before = #"{"$version":2,"$value":{"title":"Oak"}}"#
    files[file] = Data(before.utf8)
    let board = withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      Shared(wrappedValue: Lenient(), .fileStorage(file))
    }
    #expect((board.loadError as? SharedError)?.code == .valueTooNew)
    board.withLock { $0.title = "Elm" }
    let error = await #expect(throws: SharedError.self) { try await board.save() }
    #expect(error?.code == .valueTooNew)
    #expect(text == before)
  }

  @Test func stepThatFails_leavesTheFile_andIsNamed() async {
    let before = #"{"name":"Aspen"}"#
    files[file] = Data(before.utf8)
    let board = board([steps[1], .from(2) { _ in throw Broken() }])
    let error = board.loadError as? SharedError
    #expect(error?.code == .migrationFailed)
    #expect(error?.reason.contains("from version 2") == true)
    board.withLock { $0.size = 4 }
    await #expect(throws: SharedError.self) { try await board.save() }
    #expect(text == before)
  }

  @Test func stepsThatAreMissingOrDouble_areReported() {
    for versions in [[1, 3], [2, 2], [0, 1]] {
      withKnownIssue {
        _ = VersionedCoding<Board>(migrations: versions.map { .from($0) { _ in } })
      } matching: {
        $0.comments.map(\.rawValue).joined().contains("needs one step")
      }
    }
    _ = VersionedCoding<Board>(migrations: steps)
    _ = VersionedCoding<Board>(migrations: [.from(4) { _ in }, .from(5) { _ in }])
  }
}
