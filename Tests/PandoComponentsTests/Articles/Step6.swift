import PandoComponents
import PandoTesting
import PandoUI
import Testing

@MainActor @Suite(.dependencies) struct Step6 {
  typealias PartyView = Step5.PartyView

  @Test func guest_whenInvited_isOnTheList() async throws {
    let app = await Driver.open(PartyView(), clock: TestClock())

    try await app.button("Invite").tap()
    #expect(try !app.button("Send").isEnabled)
    try await app.textField("Name").type("Ada")
    try await app.textField("E-mail").type("ada@example.com")
    try await app.button("Send").tap()
    #expect(app.text("Ada").exists)
    #expect(app.text("Friday at eight. Invited last: Ada").exists)

    try await app.button("Remove").tap()
    #expect(!app.text("Ada").exists)
    try await app.button("Undo").tap()
    #expect(app.text("Ada").exists)
  }
}
