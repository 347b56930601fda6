import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of files, the clipboard and addresses, without a browser.
@MainActor
@Suite struct FileExchangeTests {
  struct Minutes: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Importing: View {
    var isEnabled = true
    @State private var isPresented = false
    @State private var words = "none"
    @State private var progress = ""

    var body: some View {
      VStack {
        Text(words)
        Text("Progress \(progress)")
        Button("Import") { isPresented = true }
        Text(isPresented ? "asking" : "quiet")
      }
      .fileImporter(
        isPresented: $isPresented,
        allowedContentTypes: [.plainText],
        allowsMultipleSelection: true,
        onProgress: { progress = "\($0.completedUnitCount) of \($0.totalUnitCount)" },
        onCompletion: { result in
          guard let urls = try? result.get() else { return }
          words = urls.map { url in
            defer { url.stopAccessingSecurityScopedResource() }
            return url.startAccessingSecurityScopedResource() ? url.lastPathComponent : "refused"
          }.joined(separator: " ")
        }
      )
      .disabled(!isEnabled)
    }
  }

  @Test func importer_whenFilesAreChosen_handsThemOver() async throws {
    let app = await Driver.open(Importing())
    try await app.button("Import").tap()
    #expect(app.text("asking").exists)
    try await app.chooseFiles(URL(filePath: "/somewhere/a.txt"), URL(filePath: "/elsewhere/b.txt"))
    #expect(app.text("a.txt b.txt").exists)
    #expect(app.text("quiet").exists)
  }

  @Test func importer_whenLeft_changesNothing() async throws {
    let app = await Driver.open(Importing())
    try await app.button("Import").tap()
    try await app.cancelFileImporter()
    #expect(app.text("none").exists)
    #expect(app.text("quiet").exists)
  }

  @Test func importer_refusesWhatItDoesNotAskFor() async throws {
    let app = await Driver.open(Importing())
    try await app.button("Import").tap()
    let error = await failure { try await app.chooseFiles(URL(filePath: "/somewhere/a.png")) }
    #expect(error?.message == "The file importer does not take a.png.")
    #expect(app.text("asking").exists)
    try await app.cancelFileImporter()
    #expect(await failure { try await app.cancelFileImporter() }?.code == .notFound)
  }

  @Test func importer_whileFilesAreUploaded_reportsProgress() throws {
    struct Asking: View {
      @State private var progress = "none"
      var body: some View {
        Text(progress).fileImporter(
          isPresented: .constant(true),
          allowedContentTypes: [],
          allowsMultipleSelection: false,
          onProgress: { progress = "\($0.completedUnitCount) of \($0.totalUnitCount)" },
          onCompletion: { _ in }
        )
      }
    }
    let tree = ElementTree()
    let graph = ViewGraph(Asking(), renderer: tree)
    let importer = try #require(tree.elements.values.first { $0.kind == .fileImporter })
    try graph.send(.upload(completed: 30, total: 50), to: importer.id)
    graph.flush()
    #expect(tree.elements.values.contains { $0.attributes.text(.text) == "30 of 50" })
    // Two files are refused where one was requested, and so is a progress above 1.
    let two = [URL(filePath: "/a"), URL(filePath: "/b")]
    #expect(throws: EventError.self) { try graph.send(.files(two), to: importer.id) }
    #expect(throws: EventError.self) {
      try graph.send(.upload(completed: 2, total: 1), to: importer.id)
    }
    graph.close()
  }

  @Test func importer_whenDisabled_takesNoFiles() throws {
    let tree = ElementTree()
    let view = Text("x").fileImporter(isPresented: .constant(true), allowedContentTypes: [.png]) {
      _ in Issue.record("It is disabled.")
    }
    let graph = ViewGraph(view.disabled(true), renderer: tree)
    let importer = try #require(tree.elements.values.first { $0.kind == .fileImporter })
    #expect(!importer.attributes.events.contains(.files))
    #expect(importer.attributes.events.contains(.dismiss))
    #expect(throws: EventError.self) {
      try graph.send(.files([URL(filePath: "/a.png")]), to: importer.id)
    }
    graph.close()
  }

  struct Exporting: View {
    var text: String
    @State private var isPresented = false
    @State private var isItemPresented = false
    @State private var outcome = "nothing"

    var body: some View {
      VStack {
        Text(outcome)
        Text(isPresented || isItemPresented ? "asking" : "quiet")
        Button("Export") { isPresented = true }
        Button("Export item") { isItemPresented = true }
      }
      .fileExporter(
        isPresented: $isPresented,
        document: Minutes(text: text),
        contentType: .plainText,
        defaultFilename: "../Minutes",
        onCompletion: { note($0) }
      )
      .fileExporter(
        isPresented: $isItemPresented,
        item: Data([1, 2, 3]),
        contentTypes: [.png],
        onCompletion: { note($0) }
      )
    }

    private func note(_ result: Result<URL, any Error>) {
      switch result {
      case .success(let url): outcome = url.lastPathComponent
      case .failure: outcome = "failed"
      }
    }
  }

  @Test func exporter_writesADocument_underASafeName() async throws {
    let app = await Driver.open(Exporting(text: "We met."))
    try await app.button("Export").tap()
    #expect(app.exportedFiles.map(\.name) == ["Minutes.txt"])
    #expect(app.exportedFiles.map(\.text) == ["We met."])
    #expect(app.text("Minutes.txt").exists)
    #expect(app.text("quiet").exists)
    try await app.button("Export").tap()
    #expect(app.exportedFiles.count == 2)
  }

  @Test func exporter_writesBytesAsTheyAre() async throws {
    let app = await Driver.open(Exporting(text: "We met."))
    try await app.button("Export item").tap()
    #expect(app.exportedFiles.map(\.data) == [Data([1, 2, 3])])
    #expect(app.exportedFiles.map(\.name) == ["Untitled.png"])
  }

  @Test func exporter_whenTheDocumentCannotBeWritten_reportsTheError() async throws {
    let app = await Driver.open(Exporting(text: ""))
    try await app.button("Export").tap()
    #expect(app.exportedFiles.isEmpty)
    #expect(app.text("failed").exists)
    #expect(app.text("quiet").exists)
  }

  @Test func clipboard_hasWhatWasCopied_alsoByATask() async throws {
    struct Copying: View {
      @State private var read = "nothing"
      @Environment(\.openURL) private var openURL
      var body: some View {
        Text(read)
        Button("Copy") { UIPasteboard.general.string = "kingfisher" }
        Button("Copy later") { Task { UIPasteboard.general.string = "heron" } }
        Button("Read") { read = UIPasteboard.general.string ?? "none" }
        Button("Open") { URL(string: "https://example.org/birds").map { openURL($0) } }
      }
    }
    let app = await Driver.open(Copying())
    let other = await Driver.open(Copying())
    try await app.button("Copy").tap()
    #expect(app.clipboard.text == "kingfisher")
    try await app.button("Read").tap()
    #expect(app.text("kingfisher").exists)
    try await other.button("Read").tap()
    #expect(other.text("none").exists)
    try await app.button("Copy later").tap()
    #expect(await yieldUntil { app.clipboard.text == "heron" })
    try await app.button("Open").tap()
    #expect(app.openedURLs.map(\.absoluteString) == ["https://example.org/birds"])
  }

  @Test func openURL_ofAModel_opensInTheInterfaceThatItBelongsTo() async throws {
    @MainActor
    final class Guide {
      @Dependency(\.openURL) var openURL
    }
    struct Asking: View {
      @State private var guide = Guide()
      var body: some View {
        Button("Open") {
          Task { await guide.openURL(URL(string: "https://example.org/birds")!) }
        }
        Button("Open elsewhere") {
          Task.detached { [guide] in
            await guide.openURL(URL(string: "https://example.org/fish")!)
          }
        }
      }
    }
    let app = await Driver.open(Asking())
    let other = await Driver.open(Asking())
    try await app.button("Open").tap()
    try await other.button("Open elsewhere").tap()
    #expect(await yieldUntil { !app.openedURLs.isEmpty && !other.openedURLs.isEmpty })
    #expect(app.openedURLs.map(\.path) == ["/birds"])
    #expect(other.openedURLs.map(\.path) == ["/fish"])
  }

  @Test func pasteButton_handsOverWhatIsOfItsType() async throws {
    struct Pasting: View {
      @State private var number = "nothing"
      var body: some View {
        Text(number)
        PasteButton(payloadType: URL.self) { number = $0.first?.host() ?? "" }
      }
    }
    let app = await Driver.open(Pasting())
    try await app.button("Paste").drop(["no address"])
    #expect(app.text("nothing").exists)
    try await app.button("Paste").drop(["https://example.org/a"])
    #expect(app.text("example.org").exists)
  }
}
