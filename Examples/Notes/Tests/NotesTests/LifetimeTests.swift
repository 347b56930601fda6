import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests that a closed page leaves nothing in memory, whatever was done on it.
@MainActor
@Suite(.dependencies)
struct LifetimeTests {
  /// Whether the in-memory storage of a page is released, which happens once nothing of the page is
  /// left.
  private func memoryIsGone(after use: (Driver) async throws -> Void) async throws -> Bool {
    weak var watched: InMemoryStorage?
    do {
      let memory = InMemoryStorage()
      watched = memory
      let page = await Driver.openNotes(memory: memory)
      try await use(page)
      page.close()
    }
    for _ in 0..<1_000 where watched != nil { await Task.yield() }
    return watched == nil
  }

  @Test func page_whenClosed_isForgotten() async throws {
    #expect(try await memoryIsGone { _ in })
  }

  @Test func page_whenItWasUsed_isForgotten() async throws {
    let isGone = try await memoryIsGone { page in
      try await page.field("Search notes").fill("aspen")
      try await page.link("Water the aspen").tap()
      try await page.back()
      try await page.button("Settings").tap()
      try await page.button("Done").tap()
      try await page.select(tab: "Profile")
      try await page.button("Sign up").tap()
      try await page.field("Name").fill("Mira")
    }
    #expect(isGone)
  }

  @Test func page_whenClosedInTheMiddleOfAnImport_isForgotten() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "notes-\(UUID().uuidString).md")
    try Data("# Saw\n# Hinge".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let isGone = try await memoryIsGone { page in
      try await page.link("Import…").tap()
      try await page.button("Choose a file…").tap()
      try await page.chooseFiles(file)
      try await page.dialog().button("Import 2 notes").waitToAppear().tap()
      await page.advance(by: ImportNotes.pause)
    }
    #expect(isGone)
  }

  @Test func page_thatIsOpen_isNot() async throws {
    var held: Driver?
    #expect(try await !memoryIsGone { held = $0 })
    withExtendedLifetime(held) {}
  }
}
