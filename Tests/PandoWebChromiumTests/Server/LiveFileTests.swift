import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of files between an application and a browser, through a real server.
  @MainActor
  @Suite("Live files")
  struct LiveFiles {
    struct Board: App {
      var body: some Scene { WindowGroup { BoardView() } }
    }

    struct BoardView: View {
      @State private var isImporting = false
      @State private var isExporting = false
      @State private var words = "none"
      @State private var progress = "none"
      @State private var text = "bread, milk"

      var body: some View {
        VStack {
          Text(words).accessibilityIdentifier("words")
          Text(progress).accessibilityIdentifier("progress")
          Button("Import") { isImporting = true }.accessibilityIdentifier("import")
          Button("Export") { isExporting = true }.accessibilityIdentifier("export")
        }
        .fileImporter(
          isPresented: $isImporting,
          allowedContentTypes: [.plainText],
          allowsMultipleSelection: true,
          onProgress: { progress = "\($0.completedUnitCount) of \($0.totalUnitCount)" },
          onCompletion: { result in
            let files = (try? result.get()) ?? []
            words = files.map { file in
              let size = (try? Data(contentsOf: file).count) ?? -1
              return "\(file.lastPathComponent) \(size)"
            }.joined(separator: ", ")
          }
        )
        .fileExporter(
          isPresented: $isExporting,
          item: text,
          defaultFilename: "Einkäufe.txt",
          onCompletion: { if case .success = $0 { words = "exported" } }
        )
      }
    }

    /// Makes a folder for files of a test.
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try await body(folder)
    }

    private func text(_ identifier: String) -> String {
      "document.querySelector('[data-testid=\(identifier)]').textContent"
    }

    @Test(.dependencies) func filesThatAreChosen_reachTheApplication() async throws {
      try await withFolder { folder in
        let small = folder.appending(path: "list.txt")
        try Data("bread".utf8).write(to: small)
        let large = folder.appending(path: "Größe.txt")
        try Data(repeating: 65, count: 3_000_000).write(to: large)
        let picture = folder.appending(path: "kite.png")
        try Data([1, 2, 3]).write(to: picture)
        try await AppServer.run(Board.self) { server in
          try await ChromeWindow.use { window in
            try await window.open(server.address)
            // A headless browser closes its file chooser at once.
            try await window.execute(
              "window.opened = 0; HTMLInputElement.prototype.click = () => { opened += 1 }"
            )
            try await window.click("[data-testid=import]")
            try await window.wait("opened == 1")
            // The server checks the type too, and the page shows the reason.
            try await window.find("[type=file]").choose([picture])
            try await window.wait(
              "document.querySelector('dialog [role=alert]').textContent.includes('type')"
            )
            let dialogs = "document.querySelectorAll('dialog').length"
            #expect(try await window.execute("return \(dialogs)") == 1)
            try await window.find("[type=file]").choose([small, large])
            try await window.wait("\(text("words")) == 'list.txt 5, Größe.txt 3000000'")
            #expect(try await window.execute("return \(text("progress"))") == "3000005 of 3000005")
            try await window.wait("!document.querySelector('dialog')")
            // Opened again, and dismissed this time.
            try await window.click("[data-testid=import]")
            try await window.click("[data-action=dismiss]")
            try await window.wait("!document.querySelector('dialog')")
            #expect(try await window.log().filter { !$0.contains("415") } == [])
          }
        }
      }
    }

    @Test(.dependencies) func fileThatIsExported_isDownloaded() async throws {
      try await withFolder { folder in
        try await AppServer.run(Board.self) { server in
          try await ChromeWindow.use { window in
            try await window.devtools(
              "Browser.setDownloadBehavior",
              ["behavior": "allow", "downloadPath": .text(folder.path)]
            )
            try await window.open(server.address)
            try await window.click("[data-testid=export]")
            try await window.wait("\(text("words")) == 'exported'")
            let end = ContinuousClock.now + .seconds(20)
            var names: [String] = []
            while !names.contains(where: { $0.hasSuffix(".txt") }), ContinuousClock.now < end {
              names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
              await Task.yield()
            }
            // A browser without a locale may drop the umlaut from the name.
            let log = try await window.log()
            let name = try #require(names.first { $0.hasSuffix(".txt") }, "\(log)")
            #expect(name.hasPrefix("Eink") && name.hasSuffix("ufe.txt"))
            let file = folder.appending(path: name)
            #expect(try String(contentsOf: file, encoding: .utf8) == "bread, milk")
            // The page still exists and is live.
            try await window.execute("HTMLInputElement.prototype.click = () => {}")
            try await window.click("[data-testid=import]")
            try await window.wait("document.querySelector('dialog')")
          }
        }
      }
    }
  }
}
