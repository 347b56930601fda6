import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the settings of each visitor, and of the people present.
@MainActor
@Suite(.dependencies)
struct VisitorTests {
  @Shared(.people) var people

  @Test func settings_areOfOneVisitor() async throws {
    let ada = await Driver.openNotes()
    let ben = await Driver.openNotes(as: "Ben Ito")
    #expect(ada.has(text: "The post office on the square closes at six."))
    try await ada.button("Settings").tap()
    try await ada.picker("Rows").select("Compact")
    try await ada.picker("Appearance").select("Dark")
    try await ada.button("Done").tap()
    #expect(!ada.sheet().exists)
    #expect(!ada.has(text: "The post office on the square closes at six."))
    #expect(ben.has(text: "The post office on the square closes at six."))
    ada.close()
    ben.close()
  }

  @Test func visitor_isHereAsLongAsThePageIs() async throws {
    let ada = await Driver.openNotes()
    #expect(people.map(\.name) == ["Ada Keller"])
    #expect(try ada.element(id: "people").name == "Only you are here")
    let ben = await Driver.openNotes(as: "Ben Ito")
    #expect(try ada.element(id: "people").name == "Here now: you, Ben Ito")
    // A pushed screen belongs to the same page.
    try await ben.link("Water the aspen").tap()
    #expect(people.count == 2)
    ben.close()
    #expect(people.map(\.name) == ["Ada Keller"])
    #expect(try ada.element(id: "people").name == "Only you are here")
    ada.close()
    #expect(people.isEmpty)
  }

  @Test func visitor_whoIsInTheBackground_isNotHere() async throws {
    let ada = await Driver.openNotes()
    await ada.setEnvironment { $0.scenePhase = .background }
    #expect(people.isEmpty)
    await ada.setEnvironment { $0.scenePhase = .active }
    #expect(people.map(\.name) == ["Ada Keller"])
    ada.close()
  }

  @Test func newcomer_getsAName_andCanChangeIt() async throws {
    let app = await Driver.openNotes(as: nil)
    #expect(people.first?.name.split(separator: " ").count == 2)
    try await app.button("Settings").tap()
    try await app.field("Name").fill("Cleo Brandt")
    try await app.picker("Color").select("Green")
    #expect(people.map(\.name) == ["Cleo Brandt"])
    #expect(people.first?.swatch == .green)
    app.close()
  }
}
