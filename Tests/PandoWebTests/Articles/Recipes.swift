// Code of the article "Testing in a browser", piece by piece; `ArticleTests` compares them.
import Foundation
import Pando
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoWebTestSupport

struct Recipes: App {
  var body: some Scene {
    WindowGroup { RecipesView() }
  }
}

struct RecipesView: View {
  @State private var isImporting = false
  @State private var recipes: [String] = []

  var body: some View {
    VStack {
      Button("Add recipes") { isImporting = true }
        .accessibilityIdentifier("add")
      ForEach(recipes, id: \.self) { Text($0) }
    }
    .fileImporter(
      isPresented: $isImporting,
      allowedContentTypes: [.plainText],
      allowsMultipleSelection: true
    ) { result in
      let files = (try? result.get()) ?? []
      recipes += files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
  }
}

func withServer<A: App>(
  of app: A.Type,
  _ body: (String) async throws -> Void
) async throws {
  var configuration = ServerConfiguration()
  configuration.port = 0
  let (ports, listening) = AsyncStream<Int>.makeStream()
  // A test has no clock unless it sets one.
  let server = withDependencies {
    $0.continuousClock = ContinuousClock()
  } operation: {
    PageServer(app: app, configuration: configuration) { listening.yield($0) }
  }
  let serving = Task {
    defer { listening.finish() }
    try await server.run()
  }
  defer { serving.cancel() }
  for await port in ports {
    try await body("http://127.0.0.1:\(port)/")
    return
  }
  try await serving.value
}

extension ChromiumTests {
  /// Uploads, tested as the article explains.
  @MainActor
  @Suite("Article")
  struct Article {
    @Test(.dependencies) func recipes_whenUploaded_areShown() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try ["Scones", "Shortbread"].map { name in
        let file = folder.appending(path: "\(name).txt")
        try Data("\(name) and tea".utf8).write(to: file)
        return file
      }
      try await withServer(of: Recipes.self) { address in
        try await ChromeWindow.use { window in
          try await window.open(address)
          try await window.execute("HTMLInputElement.prototype.click = () => {}")
          try await window.click("[data-testid=add]")
          try await window.find("dialog [type=file]").choose(files)
          try await window.wait("document.body.textContent.includes('Shortbread and tea')")
          // The question goes when the files have arrived.
          try await window.wait("!document.querySelector('dialog')")
        }
      }
    }
  }
}
