import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of the section "Choose files" of the article "Driving an application", whose code is here.
@MainActor
@Suite struct FileDrivingTests {
  struct RecipesView: View {
    @State private var isImporting = false
    @State private var recipes: [String] = []

    var body: some View {
      Button("Add recipes") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          guard let file = try? result.get() else { return }
          recipes += (try? String(contentsOf: file, encoding: .utf8)).map { [$0] } ?? []
        }
      List(recipes, id: \.self) { Text($0) }
    }
  }

  @MainActor @Test func recipes_whenChosen_areShown() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("Scones and tea".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = await Driver.open(RecipesView())
    try await app.button("Add recipes").tap()
    try await app.chooseFiles(file)
    #expect(app.has(text: "Scones and tea"))

    try await app.button("Add recipes").tap()
    try await app.cancelFileImporter()
    #expect(app.rows.count == 1)
  }

  @Test func file_ofAnotherType_isRefused() async throws {
    let app = await Driver.open(RecipesView())
    try await app.button("Add recipes").tap()
    let error = await failure { try await app.chooseFiles(URL(filePath: "/kite.png")) }
    #expect(error?.code == .wrongValue)
  }

  @Test func article_hasThisCode() throws {
    let path = "Sources/PandoTesting/PandoTesting.docc/DrivingAnApplication.md"
    let article = try ArticleCode(path, section: "Choose files")
    #expect(article.pieces.count == 1)
    #expect(try article.pieces(missingIn: ["FileDrivingTests.swift"]) == [])
  }
}
