import Pando
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of the sign-up, step by step.
@MainActor
@Suite(.dependencies)
struct SignUpTests {
  let clock = TestClock()

  private func openSignUp() async throws -> Driver {
    let app = await Driver.openNotes(clock: clock)
    try await app.select(tab: "Profile")
    try await app.button("Sign up").tap()
    return app
  }

  /// Completes the steps up to the review.
  private func fill(_ app: Driver, name: String = "Mira") async throws {
    try await app.field("Name").fill(name)
    try await app.field("Email").fill("mira@example.org")
    try await go(on: app)
    try await app.field("Phone").fill("+49 731 5550")
    try await app.button("Continue").tap()
    try await app.toggle("Garden").turnOn()
    try await app.button("Continue").tap()
  }

  /// Continues from the first step, which asks the name service.
  private func go(on app: Driver) async throws {
    try await app.button("Continue").tap()
    await clock.advance(by: .seconds(2))
    await app.settle()
  }

  @Test func steps_leadToAMember_andSayWelcome() async throws {
    let app = try await openSignUp()
    #expect(app.screen("Who are you?").exists)
    #expect(try !app.button("Continue").isEnabled)
    try await fill(app)
    #expect(app.screen("Is this right?").exists)
    #expect(app.has(text: "mira@example.org"))
    try await app.button("Join").tap()
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.has(text: "Welcome, Mira"))
    #expect(app.screen("Profile").exists)
    #expect(app.has(text: "Garden"))
    #expect(!app.button("Sign up").exists)
    app.close()
  }

  @Test func returnInAField_goesOn_onceTheStepIsComplete() async throws {
    let app = try await openSignUp()
    try await app.field("Name").fill("Mira")
    try await app.field("Name").submit()
    #expect(app.screen("Who are you?").exists)
    try await app.field("Email").fill("mira@example.org")
    try await app.field("Email").submit()
    await clock.advance(by: .seconds(2))
    await app.settle()
    #expect(app.field("Phone").exists)
    app.close()
  }

  @Test func whatIsMissing_isSaidBelowTheButton() async throws {
    let app = try await openSignUp()
    #expect(app.has(text: "Step 1 of 4"))
    #expect(app.has(text: "Your name and your email are missing."))
    try await app.field("Email").fill("mira")
    #expect(app.has(text: "Your name is missing."))
    try await app.field("Name").fill("Mira")
    #expect(app.has(text: "Your email needs a change."))
    try await app.field("Email").fill("")
    #expect(app.has(text: "Your email is missing."))
    try await app.field("Email").fill("mira@example.org")
    #expect(try app.button("Continue").isEnabled)
    #expect(!app.has(text: "Your email is missing."))
    try await go(on: app)
    #expect(app.has(text: "Your number is missing."))
    app.close()
  }

  @Test func whatIsWrong_isSaidOnceAFieldIsLeft_andFromThenOnAsOneTypes() async throws {
    let app = try await openSignUp()
    try await app.field("Email").type("mira@")
    #expect(!app.has(text: "Enter an address such as ines@example.com."))
    try await app.field("Name").type("M")
    #expect(app.has(text: "Enter an address such as ines@example.com."))
    #expect(!app.has(text: "A name has from 2 to 40 letters."))
    try await app.field("Email").fill("mira@example.org")
    #expect(!app.has(text: "Enter an address such as ines@example.com."))
    #expect(app.has(text: "A name has from 2 to 40 letters."))
    #expect(try !app.button("Continue").isEnabled)
    try await app.field("Email").fill("mira")
    #expect(app.has(text: "Enter an address such as ines@example.com."))
    try await app.field("Email").fill("mira@example.org")
    try await app.field("Name").type("ira")
    #expect(try app.button("Continue").isEnabled)
    app.close()
  }

  @Test func whatIsWrong_isSaidWhenReturnIsPressed() async throws {
    let app = try await openSignUp()
    try await app.field("Email").type("mira@")
    try await app.field("Email").submit()
    #expect(app.has(text: "Enter an address such as ines@example.com."))
    app.close()
  }

  /// The button is the only view that changes, so that the views below stay where they are.
  @Test func joining_isSaidByItsButton() async throws {
    let app = try await openSignUp()
    try await fill(app)
    try await app.button("Join").tap()
    #expect(try !app.button("Joining…").isEnabled)
    #expect(!app.button("Join").exists)
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.has(text: "Welcome, Mira"))
    app.close()
  }

  @Test func name_isAskedAboutWhileOneTypes_andRefusedIfSomebodyHasIt() async throws {
    let app = try await openSignUp()
    try await app.field("Name").fill("Ines")
    #expect(!app.has(text: "Asking whether the name is free…"))
    await clock.advance(by: .milliseconds(310))
    await app.settle()
    #expect(app.has(text: "Asking whether the name is free…"))
    await clock.advance(by: .milliseconds(500))
    await app.settle()
    #expect(!app.has(text: "Asking whether the name is free…"))
    #expect(app.has(text: "This name is taken."))
    try await app.field("Name").fill("Inessa")
    #expect(!app.has(text: "This name is taken."))
    app.close()
  }

  @Test func name_thatAnotherTookMeanwhile_leadsBackToTheFirstStep() async throws {
    let app = try await openSignUp()
    try await fill(app)
    let other = await Driver.openNotes(as: "Ben Ito", clock: clock)
    try await other.select(tab: "Profile")
    try await other.button("Sign up").tap()
    try await fill(other, name: "MIRA")
    try await other.button("Join").tap()
    await clock.advance(by: .seconds(1))
    await other.settle()
    #expect(other.has(text: "Welcome, MIRA"))
    try await app.button("Join").tap()
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.screen("Who are you?").exists)
    #expect(try app.field("Name").value == "Mira")
    app.close()
    other.close()
  }

  @Test func back_keepsWhatWasSaid() async throws {
    let app = try await openSignUp()
    try await fill(app)
    for title in ["What interests you?", "Your number", "Who are you?"] {
      try await app.back()
      #expect(app.screen(title).exists)
    }
    #expect(try app.field("Name").value == "Mira")
    try await app.back()
    #expect(app.button("Sign up").exists)
    app.close()
  }

  @Test func links_leadToAStepWhoseStepsBeforeAreDone() {
    @Shared(.draft) var draft
    let signUp = SignUpComponent()
    #expect(signUp.canOpen(\SignUpComponent.contact))
    #expect(!signUp.canOpen(\SignUpComponent.phone))
    $draft.withLock { $0.contact = Contact(name: "Mira", email: "mira@example.org") }
    #expect(signUp.canOpen(\SignUpComponent.phone))
    #expect(!signUp.canOpen(\SignUpComponent.topics))
    $draft.withLock { $0.phone.number = "0731 5550" }
    #expect(signUp.canOpen(\SignUpComponent.topics))
    #expect(!signUp.canOpen(\SignUpComponent.review))
    $draft.withLock { $0.topics.chosen = [.walks] }
    #expect(signUp.canOpen(\SignUpComponent.review))
  }

  @Test(arguments: ["0731 5550", "+49 (731) 555-0", "12345678901234567890"])
  func phone_isANumber(number: String) {
    @Shared(value: Phone()) var phone
    $phone.number.withLock { $0 = number }
    #expect(PhoneComponent(phone: $phone).isDone)
  }

  @Test(arguments: ["", "12345", "12+345678", "call me", "123456789012345678901"])
  func phone_isNoNumber(number: String) {
    @Shared(value: Phone()) var phone
    $phone.number.withLock { $0 = number }
    #expect(!PhoneComponent(phone: $phone).isDone)
  }
}
