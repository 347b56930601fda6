import Foundation
import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of the article that makes an application of components.
///
/// Each piece of its code is in a source beside this file, which compiles. Each step does what the
/// article says.
/// The last step is a test itself.
@MainActor
@Suite(.dependencies) struct ArticleTests {
  @Test func makingAnApplication_hasTheCodeOfTheSteps() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let article = folder.appending(
      path: "../../../Sources/PandoComponents/PandoComponents.docc/AnApplicationInSixSteps.md"
    )
    let text = try String(contentsOf: article.standardized, encoding: .utf8)
    let chapters = text.split(separator: "\n### ").dropFirst()
    #expect(chapters.count == 6)
    for (number, chapter) in zip(1..., chapters) {
      let source = words(
        try String(contentsOf: folder.appending(path: "Step\(number).swift"), encoding: .utf8)
      )
      let pieces = chapter.matches(of: /```swift\n((?s).*?)```/).map { words(String($0.1)) }
      #expect(!pieces.isEmpty, "Step \(number)")
      for piece in pieces { #expect(source.contains(piece), "\(piece)") }
    }
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func step1_invites() async throws {
    let app = await Driver.open(Step1.GuestsComponent())
    try await app.textField("Name").type("Ada")
    try await app.button("Invite").tap()
    #expect(app.rows.count == 1)
    #expect(app.text("Ada").exists)
    app.close()
  }

  @Test func step2_sendsWhatIsValid() async throws {
    let component = Step2.InviteComponent()
    let app = await Driver.open(component)
    #expect(app.text("Who is it?").exists)
    try await app.textField("Name").type("Ada")
    try await app.textField("E-mail").type("ada")
    #expect(app.text("Where does the invitation go?").exists)
    #expect(try !app.button("Send").isEnabled)
    try await app.textField("E-mail").type("@example.com")
    try await app.button("Send").tap()
    #expect(component.didInvite.lastValue == Step2.Guest(name: "Ada", email: "ada@example.com"))
    #expect(component.store.state.name == "")
    app.close()
  }

  @Test func step3_goesThereAndBack() async throws {
    let app = await Driver.open(Step3.GuestsComponent())
    try await app.button("Invite").tap()
    try await app.textField("Name").type("Ada")
    try await app.textField("E-mail").type("ada@example.com")
    try await app.button("Send").tap()
    #expect(!app.button("Send").exists)
    #expect(app.text("Ada").exists)
    app.close()
  }

  @Test func step4_andStep5_areTriedByStep6() async throws {
    let component = Step4.GuestsComponent()
    let app = await Driver.open(component, clock: TestClock())
    component.store.state.guests = [Step2.Guest(name: "Ben", email: "ben@example.com")]
    await app.settle()
    try await app.button("Remove").tap()
    #expect(app.text("Ben is not coming").exists)
    #expect(component.store.state.guests.isEmpty)
    app.close()
  }
}
