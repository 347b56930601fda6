import Foundation
import GRDB
import PandoDependencies
import PandoSQLite
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoSharing

@Suite struct SQLiteValueTests {
  struct Settings: Codable, Hashable, Sendable {
    var name = ""
    var size = 0
  }

  @Test(arguments: SharedKeyCheck.allCases, [true, false])
  func key_conforms(_ check: SharedKeyCheck, isFile: Bool) async throws {
    let folder = ScratchFolder()
    let conformance = SharedKeyConformance<DatabaseKey<Int>> {
      $0
    } place: {
      let file = folder.file("\(UUID()).sqlite").path()
      let database = isFile ? SQLiteDatabase(path: file) : .inMemory()
      let other = isFile ? SQLiteDatabase(path: file) : database
      let write: @Sendable (String) throws -> Void = { text in
        _ = try other.transaction(["n"]) { _ in
          [RowContent(bytes: Data(text.utf8), schemaVersion: 1, writer: "other")]
        }
      }
      return SharedKeyPlace(
        makeKey: { .sqlite("n", database: database) },
        outside: SharedKeyOutside(write: { try write("\($0)") }, breakValue: { try write("[") })
      )
    }
    // The key never removes a row.
    let isChecked = try await conformance.verify(check)
    #expect(isChecked || check == .removal || SharedKeyCheck.ofSeveralUsers.contains(check))
  }

  @Test func value_isKeptInTheFile_whoseFolderIsMade() async throws {
    let folder = ScratchFolder()
    let file = folder.file("new/deep/a.sqlite").path()
    let first = Shared(wrappedValue: Settings(), .sqlite("s", database: SQLiteDatabase(path: file)))
    first.withLock { $0.name = "kept" }
    try await first.save()
    let second = Shared(
      wrappedValue: Settings(),
      .sqlite("s", database: SQLiteDatabase(path: file))
    )
    #expect(second.wrappedValue.name == "kept")
  }

  @Test func defaultDatabase_isOneOfItsOwnInEachTest() {
    @Shared(.sqlite("size")) var size = 1
    @Shared(.sqlite("size")) var same = 2
    $size.withLock { $0 += 1 }
    #expect(same == 2)
    withDependencies {
      $0.defaultDatabase = .inMemory()
    } operation: {
      @Shared(.sqlite("size")) var other = 7
      #expect(other == 7)
    }
  }

  @Test func changeOfAnotherConnection_isSeen_andMerged() async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.sqlite").path()
    let (a, b) = (
      Shared(wrappedValue: Settings(), .sqlite("s", database: SQLiteDatabase(path: file))),
      Shared(wrappedValue: Settings(), .sqlite("s", database: SQLiteDatabase(path: file)))
    )
    for round in 1...20 {
      a.withLock { $0.name = "\(round)" }
      b.withLock { $0.size = round }
      try await a.save()
      try await b.save()
      #expect(await waitUntil { a.wrappedValue == b.wrappedValue && a.wrappedValue.size == round })
      #expect(a.wrappedValue == Settings(name: "\(round)", size: round))
    }
  }

  @Test func changeAfterTheLogIsRemoved_isSeen() async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.sqlite").path()
    let other = SQLiteDatabase(path: file)
    let seen = Shared(wrappedValue: 0, .sqlite("n", database: SQLiteDatabase(path: file)))
    let written = Shared(wrappedValue: 0, .sqlite("n", database: other))
    for round in 1...5 {
      written.withLock { $0 = round }
      try await written.save()
      #expect(await waitUntil { seen.wrappedValue == round })
      try await other.writer.writeWithoutTransaction { database in
        _ = try database.checkpoint(.truncate)
        if round == 3 { try database.execute(sql: "VACUUM") }
      }
    }
  }

  @Test func databaseThatIsFull_losesNothing() async throws {
    let folder = ScratchFolder()
    let pool = try DatabasePool(path: folder.file("a.sqlite").path())
    let value = Shared(wrappedValue: "", .sqlite("s", database: SQLiteDatabase(pool)))
    value.withLock { $0 = "small" }
    try await value.save()
    try await pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 5") }
    let large = String(repeating: "x", count: 100_000)
    value.withLock { $0 = large }
    let error = await #expect(throws: SharedError.self) { try await value.save() }
    #expect(error?.code == .storageFull)
    #expect(error?.description.contains("a.sqlite") == true)
    #expect(value.wrappedValue == large)
    let fresh = Shared(
      wrappedValue: "",
      .sqlite("s", database: SQLiteDatabase(path: folder.file("a.sqlite").path()))
    )
    #expect(fresh.wrappedValue == "small")
    try await pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 10000") }
    try await value.save()
    #expect(await waitUntil { fresh.wrappedValue == large })
  }

  @Test func fileThatIsNoDatabase_isAnErrorWithItsName_untilItIsMended() async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.sqlite").path()
    try Data(repeating: 7, count: 5000).write(to: URL(filePath: file))
    let value = Shared(wrappedValue: 5, .sqlite("n", database: SQLiteDatabase(path: file)))
    #expect(value.wrappedValue == 5)
    let error = try #require(value.loadError as? SharedError)
    #expect(error.code == .fileUndecodable)
    #expect(error.description.contains(file))
    value.withLock { $0 = 6 }
    await #expect(throws: SharedError.self) { try await value.save() }
    #expect(try Data(contentsOf: URL(filePath: file)).count == 5000)
    try FileManager.default.removeItem(atPath: file)
    try await value.save()
    #expect(await waitUntil { value.loadError == nil })
    let fresh = Shared(wrappedValue: 0, .sqlite("n", database: SQLiteDatabase(path: file)))
    #expect(fresh.wrappedValue == 6)
  }

  @Test(arguments: [false, true])
  func rowThatIsRemovedAndMadeAgain_isSeen(isOneTransaction: Bool) async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.sqlite").path()
    let (here, there) = (SQLiteDatabase(path: file), SQLiteDatabase(path: file))
    let seen = Shared(wrappedValue: Settings(), .sqlite("s", database: here))
    let other = Shared(wrappedValue: Settings(), .sqlite("s", database: there))
    for round in 1...5 {
      other.withLock { $0.size = round }
      try await other.save()
    }
    #expect(await waitUntil { seen.wrappedValue.size == 5 })
    seen.withLock { $0.name = "old" }
    try await seen.save()
    #expect(await waitUntil { other.wrappedValue.name == "old" })
    let text = try JSONEncoder().encode(Settings(name: "new", size: 1))
    try await there.writer.write { database in
      try database.execute(sql: "DELETE FROM pando_values")
      guard isOneTransaction else { return }
      try database.execute(
        sql: """
          INSERT INTO pando_values (name, revision, schema_version, writer, value)
          VALUES ('s', 1, 1, 'hand', ?)
          """,
        arguments: [text]
      )
    }
    if !isOneTransaction {
      let content = RowContent(bytes: text, schemaVersion: 1, writer: "other")
      _ = try there.transaction(["s"]) { _ in [content] }
    }
    let wanted = Settings(name: "new", size: 1)
    #expect(await waitUntil { seen.wrappedValue == wanted && other.wrappedValue == wanted })
    other.withLock { $0.size = 2 }
    try await other.save()
    #expect(await waitUntil { seen.wrappedValue.size == 2 })
    seen.withLock { $0.name = "newer" }
    try await seen.save()
    #expect(await waitUntil { other.wrappedValue == Settings(name: "newer", size: 2) })
  }

  @Test func visitorsAppStorage_isSeen_afterItsRowWasRemoved() async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.sqlite").path()
    let (here, there) = (SQLiteDatabase(path: file), SQLiteDatabase(path: file))
    let seen = UserDefaults.kept(under: "visitor/x", in: here)
    for round in 1...5 {
      let other = UserDefaults.kept(under: "visitor/x", in: there)
      other.set(round, forKey: "size")
      #expect(other.synchronize())
    }
    let size = Shared(wrappedValue: 0, .appStorage("size", store: seen))
    #expect(await waitUntil { size.wrappedValue == 5 })
    try there.removeRows(named: "visitor/", unusedFor: -10)
    let other = UserDefaults.kept(under: "visitor/x", in: there)
    other.set(1, forKey: "size")
    #expect(other.synchronize())
    #expect(await waitUntil { size.wrappedValue == 1 })
  }

  @Test(arguments: [true, false])
  func fileThatIsReplacedWhileItIsOpen_isAnError_andNothingIsLostInSilence(
    hasNewOne: Bool
  ) async throws {
    let folder = ScratchFolder()
    let (file, aside) = (folder.file("a.sqlite").path(), folder.file("aside.sqlite").path())
    let database = SQLiteDatabase(path: file)
    let value = Shared(wrappedValue: 1, .sqlite("n", database: database))
    value.withLock { $0 = 2 }
    try await value.save()
    try FileManager.default.moveItem(atPath: file, toPath: aside)
    if hasNewOne { try FileManager.default.copyItem(atPath: aside, toPath: file) }
    #expect(await waitUntil { value.loadError != nil })
    let error = try #require(value.loadError as? SharedError)
    #expect(error.code == .databaseUnavailable && error.description.contains(file))
    value.withLock { $0 = 3 }
    await #expect(throws: SharedError.self) { try await value.save() }
    await #expect(throws: SharedError.self) { try await value.transaction { $0 += 1 } }
    #expect(value.wrappedValue == 3)
    // The file comes back, as from a folder that was mounted again.
    try? FileManager.default.removeItem(atPath: file)
    try FileManager.default.moveItem(atPath: aside, toPath: file)
    #expect(await waitUntil { value.loadError == nil })
    try await value.save()
    let fresh = Shared(wrappedValue: 0, .sqlite("n", database: SQLiteDatabase(path: file)))
    #expect(fresh.wrappedValue == 3)
  }

  @Test func manyValues_areFollowedInOneDatabase() async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.sqlite").path()
    let (here, there) = (SQLiteDatabase(path: file), SQLiteDatabase(path: file))
    let values = (0..<1000).map { Shared(wrappedValue: 0, .sqlite("n\($0)", database: here)) }
    let others = stride(from: 0, to: 1000, by: 100).map {
      Shared(wrappedValue: 0, .sqlite("n\($0)", database: there))
    }
    for other in others {
      other.withLock { $0 = 9 }
      try await other.save()
    }
    let areSeen = await waitUntil {
      stride(from: 0, to: 1000, by: 100).allSatisfy { values[$0].wrappedValue == 9 }
    }
    #expect(areSeen)
    #expect(values.map(\.wrappedValue).reduce(0, +) == 90)
  }

  @Test func visitorsAppStorage_isMergedByEntry_inAllServers() async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.sqlite").path()
    let (a, b) = (
      UserDefaults.kept(under: "visitor/x", in: SQLiteDatabase(path: file)),
      UserDefaults.kept(under: "visitor/x", in: SQLiteDatabase(path: file))
    )
    a.set("ada", forKey: "name")
    b.set(12, forKey: "size")
    #expect(a.synchronize())
    #expect(b.synchronize())
    let size = Shared(wrappedValue: 0, .appStorage("size", store: a))
    #expect(await waitUntil { size.wrappedValue == 12 })
    #expect(b.string(forKey: "name") == "ada")
    b.removeObject(forKey: "name")
    #expect(b.synchronize())
    let name: Shared<String?> = Shared(.appStorage("name", store: a))
    #expect(await waitUntil { name.wrappedValue == nil })
    let fresh = UserDefaults.kept(under: "visitor/x", in: SQLiteDatabase(path: file))
    #expect(fresh.integer(forKey: "size") == 12)
    #expect(fresh.string(forKey: "name") == nil)
  }
}
