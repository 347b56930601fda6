import Foundation
import OpenCombine
import PandoTesting
import PandoUI
import Testing

/// Tests of pages that open, edit and save documents.
@MainActor
@Suite struct DocumentGroupTests {
  struct Minutes: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "Agenda"

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Editor: View {
    @Binding var minutes: Minutes
    @Environment(\.documentConfiguration) private var configuration
    @State private var presses = 0

    var body: some View {
      TextEditor(text: $minutes.text).accessibilityLabel("Minutes")
      Text(configuration?.isEditable == true ? "editable" : "fixed")
      Button("Pressed \(presses)") { presses += 1 }
    }
  }

  struct Desk: App {
    var body: some Scene {
      DocumentGroup(newDocument: Minutes()) { file in
        Editor(minutes: file.$document)
        Text(file.fileURL?.lastPathComponent ?? "no file")
      }
    }
  }

  private func file(_ text: String, _ name: String = "May.txt") throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func document_isNewAtFirst_andSavedAsADownload() async throws {
    let app = await Driver.open(app: Desk())
    #expect(app.has(text: "no file"))
    #expect(app.has(text: "editable"))
    try await app.field("Minutes").fill("Tea and scones")
    try await app.menu("File").choose("Save")
    #expect(app.exportedFiles.map(\.name) == ["Untitled.txt"])
    #expect(app.exportedFiles.map(\.text) == ["Tea and scones"])
  }

  @Test func document_ofAFile_isReadAndHasItsName_inAnEditorOfItsOwn() async throws {
    let app = await Driver.open(app: Desk())
    try await app.button("Pressed 0").tap()
    try await app.menu("File").choose("Open…")
    let url = try file("Kites")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    try await app.chooseFiles(url)
    #expect(try app.field("Minutes").value == "Kites")
    #expect(app.has(text: "May.txt"))
    #expect(app.button("Pressed 0").exists)
    try await app.menu("File").choose("Save")
    #expect(app.exportedFiles.map(\.name) == ["May.txt"])
  }

  @Test func changes_areNotThrownAwayWithoutAQuestion() async throws {
    let app = await Driver.open(app: Desk())
    try await app.field("Minutes").fill("Kites")
    try await app.menu("File").choose("New")
    #expect(try app.field("Minutes").value == "Kites")
    try await app.button("Cancel").tap()
    #expect(try app.field("Minutes").value == "Kites")
    try await app.menu("File").choose("New")
    try await app.button("Discard changes").tap()
    #expect(try app.field("Minutes").value == "Agenda")
    try await app.field("Minutes").fill("Kites")
    try await app.menu("File").choose("Save")
    try await app.menu("File").choose("New")
    #expect(try app.field("Minutes").value == "Agenda")
  }

  @Test func file_thatIsNoDocument_isSaidToBeNone() async throws {
    let app = await Driver.open(app: Desk())
    try await app.menu("File").choose("Open…")
    let url = try file("broken")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    try await app.chooseFiles(url)
    #expect(app.has(text: "Not possible"))
    try await app.button("OK").tap()
    #expect(try app.field("Minutes").value == "Agenda")
  }

  final class Board: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var names: [String]

    init() { names = [] }

    init(configuration: ReadConfiguration) throws {
      names = try JSONDecoder().decode(
        [String].self,
        from: configuration.file.regularFileContents ?? Data()
      )
    }

    func snapshot(contentType: UTType) throws -> [String] { names }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
      Text("\(board.names.count) names")
      Button("Add") { board.names.append("Ann") }
    }
  }

  struct Boards: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Board() }) { file in BoardView(board: file.document) }
    }
  }

  @Test func object_isADocumentToo() async throws {
    let app = await Driver.open(app: Boards())
    try await app.button("Add").tap()
    #expect(app.has(text: "1 names"))
    try await app.menu("File").choose("Save")
    #expect(app.exportedFiles.map(\.name) == ["Untitled.json"])
    #expect(app.exportedFiles.map(\.text) == ["[\"Ann\"]"])
    try await app.button("Add").tap()
    try await app.menu("File").choose("New")
    try await app.button("Discard changes").tap()
    #expect(app.has(text: "0 names"))
  }

  struct Viewing: App {
    var body: some Scene {
      DocumentGroup(viewing: Minutes.self) { file in
        Editor(minutes: file.$document)
      }
    }
  }

  @Test func viewer_opensFiles_andChangesNothing() async throws {
    let app = await Driver.open(app: Viewing())
    try await app.button("Open…").tap()
    let url = try file("Kites")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    try await app.chooseFiles(url)
    #expect(app.has(text: "fixed"))
    try await app.field("Minutes").fill("Balloons")
    #expect(try app.field("Minutes").value == "Kites")
  }
}
