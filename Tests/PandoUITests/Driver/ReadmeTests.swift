import Foundation
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of the example of the README.
@MainActor
@Suite(.dependencies)
struct ReadmeTests {
  struct Note: Codable, Equatable, Identifiable, Sendable {
    var id = UUID()
    var title = ""
  }

  struct NotesView: View {
    @Shared(.fileStorage(URL(filePath: "notes.json"))) var notes: IdentifiedArrayOf<Note> = []
    @Shared(.inMemory("visits", scope: .process)) var visits = 0
    @AppStorage("name") var name = "you"

    var body: some View {
      List {
        Text("Hello \(name), visitor number \(visits)").onAppear { $visits.withLock { $0 += 1 } }
        ForEach($notes.elements) { $note in TextField("Note", text: Binding($note.title)) }
          .onDelete { notes.remove(atOffsets: $0) }
          .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
        Button("Add") { notes.append(Note()) }
      }
    }
  }

  @Test func title_isWrittenInPlace() async throws {
    let app = await Driver.open(NotesView())
    try await app.button("Add").tap()
    try await app.field("Note").type("Water the aspen")
    @Shared(.fileStorage(URL(filePath: "notes.json"))) var notes: IdentifiedArrayOf<Note> = []
    #expect(notes.map(\.title) == ["Water the aspen"])
    #expect(app.has(text: "Hello you, visitor number 1"))
    let other = await Driver.open(NotesView())
    #expect(app.has(text: "Hello you, visitor number 2"))
    let counts = try await app.evaluations {
      try await other.field("Note").type(" today")
    }
    #expect(try app.field("Note").value == "Water the aspen today")
    #expect(counts["NotesView"] == nil)
    try await other.row().containing(.textField, "Note").delete()
    #expect(notes.isEmpty)
    app.close()
    other.close()
  }
}
