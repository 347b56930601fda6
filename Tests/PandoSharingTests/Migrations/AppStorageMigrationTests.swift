import Foundation
import PandoTesting
import Testing

@testable import PandoSharing

/// Tests of entries of app storage that an older or a newer version of the program wrote.
@Suite struct AppStorageMigrationTests {
  struct Draft: Codable, Equatable, Sendable {
    var title = ""
    var size = 0
  }

  struct Broken: Error {}

  // Sendable because UserDefaults guards its contents itself.
  private nonisolated(unsafe) let defaults = UserDefaults.inMemory

  private let steps: [ValueMigration] = [
    .from(1) { json in
      json["title"] = json["name"]
      json["name"] = nil
    },
    .from(2) { $0["size"] = .integer(Int64($0["title"]?.string?.count ?? 0)) },
  ]

  private func draft(_ steps: [ValueMigration]) -> Shared<Draft> {
    Shared(wrappedValue: Draft(), .appStorage("draft", store: defaults, migrations: steps))
  }

  private var text: String {
    (defaults.object(forKey: "draft") as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func store(_ text: String) { defaults.set(Data(text.utf8), forKey: "draft") }

  @Test func entryWithoutAVersion_isTheFirst_andIsWrittenWithOne() async throws {
    store(#"{"name":"Aspen"}"#)
    let draft = draft(steps)
    #expect(draft.wrappedValue == Draft(title: "Aspen", size: 5))
    draft.withLock { $0.size = 9 }
    try await draft.save()
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(json == ["$version": 3, "$value": ["title": "Aspen", "size": 9]])
    #expect(self.draft(steps).wrappedValue == Draft(title: "Aspen", size: 9))
  }

  @Test func entryOfANewerVersion_isNotTouched() async {
    let before = #"{"$version":9,"$value":{"title":"Oak","size":1}}"#
    store(before)
    let draft = draft(steps)
    let error = draft.loadError as? SharedError
    #expect(error?.code == .valueTooNew && error?.key == ".appStorage(\"draft\")")
    draft.withLock { $0.size = 4 }
    let refusal = await #expect(throws: SharedError.self) { try await draft.save() }
    #expect(refusal?.code == .valueTooNew)
    #expect(text == before)
  }

  /// A type that decodes from anything with members.
  struct Lenient: Codable, Equatable, Sendable {
    var title: String?
  }

  @Test func entryOfANewerVersion_isNotTouched_byAKeyWithoutMigrations() async {
    let before = #"{"$version":2,"$value":{"title":"Oak"}}"#
    store(before)
    let draft = Shared(wrappedValue: Lenient(), .appStorage("draft", store: defaults))
    #expect((draft.loadError as? SharedError)?.code == .valueTooNew)
    draft.withLock { $0.title = "Elm" }
    let refusal = await #expect(throws: SharedError.self) { try await draft.save() }
    #expect(refusal?.code == .valueTooNew)
    #expect(text == before)
  }

  @Test func stepThatFails_leavesTheEntry_andIsNamed() async {
    let before = #"{"name":"Aspen"}"#
    store(before)
    let draft = draft([steps[0], .from(2) { _ in throw Broken() }])
    let error = draft.loadError as? SharedError
    #expect(error?.code == .migrationFailed && error?.reason.contains("from version 2") == true)
    draft.withLock { $0.size = 4 }
    await #expect(throws: SharedError.self) { try await draft.save() }
    #expect(text == before)
  }

  @Test func optional_isMigrated_andNilRemovesTheEntry() async throws {
    store(#"{"name":"Elm"}"#)
    @Shared(.appStorage("draft", store: defaults, migrations: steps)) var draft: Draft?
    #expect(draft == Draft(title: "Elm", size: 3))
    $draft.withLock { $0 = nil }
    try await $draft.save()
    #expect(text.isEmpty)
  }

  @Test func entryOfBrokenData_isReplaced() async throws {
    store("[")
    let draft = draft(steps)
    #expect((draft.loadError as? SharedError)?.code == .valueUndecodable)
    draft.withLock { $0.title = "new" }
    try await draft.save()
    #expect(self.draft(steps).wrappedValue.title == "new")
  }
}
