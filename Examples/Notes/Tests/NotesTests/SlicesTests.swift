import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests that the counts on the page of slices equal the actual evaluations.
@MainActor
@Suite(.dependencies)
struct SlicesTests {
  /// The texts of the badges, from top to bottom.
  private func badges(_ app: Driver) -> [String] {
    app.staticTexts.texts.filter { $0.hasPrefix("evaluated") }
  }

  private func open() async throws -> Driver {
    let app = await Driver.openNotes()
    try await app.link("What is evaluated").tap()
    #expect(badges(app) == Array(repeating: "evaluated 1 ×", count: 6))
    return app
  }

  @Test func oneObject_evaluatesBothViews_slicesOne() async throws {
    let app = try await open()
    let counts = try await app.evaluations {
      try await app.buttons.filter { $0.identifier == "pour" }.at(0).tap()
    }
    #expect(counts["WholeCupsView"] == 1)
    #expect(counts["WholeDoorView"] == 1)
    #expect(badges(app).map { $0.contains("2") } == [true, true, false, false, false, false])
    try await app.buttons.filter { $0.identifier == "pour" }.at(1).tap()
    #expect(badges(app).map { $0.contains("2") } == [true, true, true, false, false, false])
    try await app.buttons.filter { $0.identifier == "pour" }.at(2).tap()
    #expect(badges(app).map { $0.contains("2") } == [true, true, true, false, true, false])
    try await app.buttons.filter { $0.identifier == "door" }.at(1).tap()
    #expect(badges(app).map { $0.contains("2") } == [true, true, true, true, true, false])
    app.close()
  }

  @Test func sharedState_isEverybodys_andObjectsAreOfOnePage() async throws {
    let ada = try await open()
    let ben = try await open()
    for index in 0..<3 {
      try await ada.buttons.filter { $0.identifier == "pour" }.at(index).tap()
    }
    #expect(ada.staticTexts.texts.count { $0 == "1 cup" } == 3)
    #expect(ben.staticTexts.texts.count { $0 == "1 cup" } == 1)
    #expect(badges(ben).map { $0.contains("2") } == [false, false, false, false, true, false])
    ada.close()
    ben.close()
  }
}
