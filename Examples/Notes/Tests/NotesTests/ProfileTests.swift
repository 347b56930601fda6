import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the actions of a member on their profile.
@MainActor
@Suite(.dependencies)
struct ProfileTests {
  let clock = TestClock()

  /// Opens the profile of a member.
  private func openProfile() async throws -> Driver {
    let storage = UserDefaults.inMemory
    let member = Membership(
      contact: Contact(name: "Mira", email: "mira@example.org"),
      phone: Phone(number: "0731 5550"),
      topics: Topics(chosen: [.music])
    )
    storage.set(try JSONEncoder().encode(member), forKey: "membership")
    storage.set("Mira", forKey: "name")
    let app = await Driver.open(app: NotesApp(), clock: clock) {
      $0.defaultAppStorage = storage
      $0.uuid = .init { UUID() }
    }
    try await app.select(tab: "Profile")
    return app
  }

  @Test func editor_changesTheMember_andIsMadeAnewEachTime() async throws {
    let app = try await openProfile()
    try await app.button("Edit").tap()
    #expect(app.screen("Edit profile").exists)
    try await app.field("Phone").fill("0731 5551")
    try await app.toggle("Walks").turnOn()
    try await app.button("Save").tap()
    #expect(app.has(text: "0731 5551"))
    #expect(app.has(text: "Music, Walks"))
    #expect(app.has(text: "Saved"))
    app.close()
  }

  @Test func editor_withChanges_isLeftByDiscardingThemAlone() async throws {
    let app = try await openProfile()
    try await app.button("Edit").tap()
    #expect(!app.button("Cancel").exists)
    try await app.field("Phone").fill("none")
    // With changes there is no back button, so going back fails.
    await withKnownIssue { try await app.back() }
    #expect(app.screen("Edit profile").exists)
    try await app.button("Cancel").tap()
    try await app.dialog().button("Keep editing").tap()
    #expect(try app.field("Phone").value == "none")
    try await app.button("Cancel").tap()
    try await app.dialog().button("Discard changes").tap()
    #expect(!app.screen("Edit profile").exists)
    #expect(app.has(text: "0731 5550"))
    try await app.button("Edit").tap()
    #expect(try app.field("Phone").value == "0731 5550")
    // An editor whose changes were undone by hand can be left.
    try await app.field("Phone").fill("none")
    try await app.field("Phone").fill("0731 5550")
    try await app.back()
    #expect(!app.screen("Edit profile").exists)
    app.close()
  }

  @Test func editor_savesOnlyWhatIsValid() async throws {
    let app = try await openProfile()
    try await app.button("Edit").tap()
    try await app.field("Email").fill("nowhere")
    #expect(try !app.button("Save").isEnabled)
    // The error is shown once the field was left.
    #expect(!app.has(text: "Enter an address such as ines@example.com."))
    try await app.field("Phone").fill("")
    #expect(app.has(text: "Enter an address such as ines@example.com."))
    #expect(!app.has(text: "Where may we call?"))
    try await app.field("Email").fill("mira@example.net")
    #expect(!app.has(text: "Enter an address such as ines@example.com."))
    #expect(app.has(text: "Where may we call?"))
    app.close()
  }

  @Test func whatIsWrongWithAnAddress_ofAGuest_isSaidOnceItsFieldIsLeft() async throws {
    let app = try await openProfile()
    try await app.button("Invite somebody").tap()
    try await app.field("Email").type("noor")
    #expect(!app.has(text: "Enter an address such as ines@example.com."))
    try await app.field("Email").submit()
    #expect(app.has(text: "Enter an address such as ines@example.com."))
    #expect(try !app.button("Send").isEnabled)
    app.close()
  }

  @Test func invitation_isMadeForEachGuest() async throws {
    let app = try await openProfile()
    for guest in ["noor@example.org", "otto@example.org"] {
      try await app.button("Invite somebody").tap()
      #expect(try app.field("Email").value == "")
      try await app.field("Email").fill(guest)
      try await app.button("Send").tap()
      #expect(!app.sheet().exists)
      #expect(app.text(guest).exists)
      #expect(app.has(text: "\(guest) is invited"))
    }
    // Cancelling closes the sheet without an invitation.
    try await app.button("Invite somebody").tap()
    try await app.button("Cancel").tap()
    #expect(!app.sheet().exists)
    app.close()
  }

  @Test func leaving_isAskedAbout_andTakenBackByNotDoingIt() async throws {
    let app = try await openProfile()
    try await app.button("Leave").tap()
    try await app.dialog().dismiss()
    #expect(app.has(text: "mira@example.org"))
    #expect(NameService().take("Mira"))
    try await app.button("Leave").tap()
    try await app.dialog().button("Leave").tap()
    #expect(app.button("Sign up").exists)
    // Another visitor can take the name.
    #expect(NameService().take("mira"))
    app.close()
  }
}
