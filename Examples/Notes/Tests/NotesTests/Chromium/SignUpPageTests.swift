import Foundation
import PandoTestSupport
import Testing

extension TwoBrowserTests {
  @Test func signUp_goesOnAfterBack_aReload_aLinkAndAKilledServer() async throws {
    try await open { server, first, second in
      try await first.press("Profile", at: "/~profile", "Profile")
      try await first.press("Sign up", at: "/~profile/signUp", "Who are you?")
      // The field has the focus at once.
      try await first.wait("document.activeElement.autocomplete === 'name'")
      try await first.fill("name", "Mira")
      try await first.fill("email", "mira@example.org")
      try await first.press("Continue", at: "/~profile/signUp/phone", "Your number")
      try await first.wait("document.activeElement.autocomplete === 'tel'")
      try await first.fill("tel", "+49 731 5550")
      try await first.press("Continue", at: "/~profile/signUp/phone/topics", "What interests you?")
      try await first.execute("history.back()")
      try await first.wait("document.title == 'Your number'")
      try await first.reload()
      try await first.wait("\(ChromeWindow.field("tel"))?.value == '+49 731 5550'", seconds: 20)
      // The address of a step is opened in another window of the same visitor.
      try await first.open(server.address + "~profile/signUp/phone/topics")
      try await first.wait("document.title == 'What interests you?'", seconds: 20)
      // Another visitor has not completed the earlier steps, and is led to the first of them.
      try await second.open(server.address + "~profile/signUp/phone/topics")
      try await second.wait(
        "location.pathname == '/~profile/signUp' && document.title == 'Who are you?'",
        seconds: 20
      )
      _ = try await second.log()

      try await first.wait("document.querySelector('#pando-status')?.textContent === ''")
      server.kill()
      try await first.wait("document.querySelector('#pando-status').textContent", seconds: 20)
      try await first.markAsOld()
      try await server.start()
      try await first.wait("window.isOld === undefined && document.title", seconds: 25)
      try await first.wait("document.title == 'What interests you?'", seconds: 20)
      try await first.click("input[type=checkbox]")
      try await first.press(
        "Continue",
        at: "/~profile/signUp/phone/topics/review",
        "Is this right?"
      )
      try await first.press("Join", at: "/~profile", "Profile")
      try await first.wait("document.body.innerText.includes('Welcome, Mira')")
      try await first.press("Leave", at: "/~profile", "Profile")
      try await first.click(".question .role-destructive")
      try await first.wait("document.body.innerText.includes('You left')")
      // Each message has a picture.
      try await first.wait(
        """
        [...document.querySelectorAll('.part-toasts .h')].length \
        && [...document.querySelectorAll('.part-toasts .h')].every((node) => node.firstElementChild.matches('.icon'))
        """
      )
    }
  }
}

extension ChromeWindow {
  /// The field with this autocomplete type on the first visible screen.
  fileprivate static func field(_ kind: String) -> String {
    "[...document.querySelectorAll('input[autocomplete=\(kind)]')].find((node) => node.offsetParent)"
  }

  fileprivate func fill(_ kind: String, _ words: String) async throws {
    try await wait("\(Self.field(kind))")
    try await execute(";\(Self.field(kind)).focus()")
    try await type(words)
  }

  /// Presses a visible button or tab, and waits until the page is at a path.
  fileprivate func press(_ words: String, at path: String, _ title: String) async throws {
    let button = """
      [...document.querySelectorAll('button')].find((node) => \
      node.offsetParent && !node.disabled && node.textContent.trim() == '\(words)')
      """
    try await wait(button)
    try await execute(";\(button).click()")
    try await wait("location.pathname == '\(path)' && document.title == '\(title)'")
  }
}
