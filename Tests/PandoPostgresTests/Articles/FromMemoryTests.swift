import PandoDependencies
import PandoPostgres
import PandoSQLite
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of the article that takes an application from memory to a database.
///
/// Each piece of its code is in a source beside this file, which compiles. Each step behaves like
/// the step before.
@MainActor
@Suite(.dependencies) struct FromMemoryTests {
  @Test func article_hasTheCodeOfTheSteps() throws {
    let article = try ArticleCode(
      "Sources/PandoSharing/PandoSharing.docc/FromMemoryToADatabase.md"
    )
    #expect(article.pieces.count == 9)
    let missing = try article.pieces(missingIn: (1...4).map { "FromMemoryStep\($0).swift" })
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @Test func everyStep_countsInAllPages() async throws {
    try await count { FromMemoryStep1.TallyView() }
    try await count { FromMemoryStep2.TallyView() }
    try await count { FromMemoryStep3.TallyView() }
    let database = try PostgresServer.shared.get().database()
    try await count {
      FromMemoryStep4.TallyView()
    } dependencies: {
      $0.defaultPostgres = database
    }
  }

  private func count(
    _ view: () -> some View,
    dependencies: @escaping (inout DependencyValues) -> Void = { _ in }
  ) async throws {
    let first = await Driver.open(view(), dependencies: dependencies)
    let second = await Driver.open(view(), dependencies: dependencies)
    try await first.button("New player").tap()
    try await second.button("Player 1: 0").tap()
    try await first.button("Player 1: 1").tap()
    #expect(second.button("Player 1: 2").exists)
    first.close()
    second.close()
  }
}
