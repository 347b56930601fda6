import Foundation
import PandoTestSupport

/// The actions of a test in a browser that shows the notes.
extension ChromeWindow {
  /// Opens the notes and waits until the page is live.
  func openNotes(_ server: NotesServer) async throws {
    try await open(server.address)
    try await waitUntilLive()
  }

  /// Waits until the page has a socket, and a person is shown for it.
  func waitUntilLive() async throws {
    try await wait(
      """
      document.querySelector('#pando-status')?.textContent === '' \
      && document.querySelector('[data-testid=people]')
      """,
      seconds: 25
    )
  }

  /// Waits until the page was reloaded since it was marked as old, and is live.
  func waitUntilNew() async throws {
    let end = ContinuousClock.now + .seconds(25)
    // The condition is evaluated anew each time, because a reload ends a script that waits inside
    // the page.
    while (try? await execute("return window.isOld === undefined")) != .flag(true) {
      guard ContinuousClock.now < end else { throw ChromeError("the page did not come back") }
    }
    try await waitUntilLive()
  }

  func markAsOld() async throws {
    try await execute("window.isOld = true")
  }

  /// The titles of the notes, in their order.
  var titles: [String] {
    get async throws {
      try await execute("return \(Self.titlesScript)").list.compactMap(\.text)
    }
  }

  static let titlesScript = """
    [...document.querySelectorAll('[data-testid^=title-]')].map((node) => \
    (node.matches('input') ? node : node.querySelector('input')).value)
    """

  /// Waits until there is a note with a title.
  func waitForNote(_ title: String) async throws {
    try await wait("\(Self.titlesScript).includes('\(title)')", seconds: 20)
  }

  /// Puts the caret at the end of the field in an element with an identifier.
  func focusField(_ identifier: String) async throws {
    try await wait("\(field(identifier))", seconds: 10)
    try await execute(
      """
      const field = \(field(identifier))
      field.focus()
      field.setSelectionRange(field.value.length, field.value.length)
      """
    )
  }

  func waitForField(_ identifier: String, value: String) async throws {
    try await wait("\(field(identifier))?.value === '\(value)'", seconds: 20)
  }

  private func field(_ identifier: String) -> String {
    """
    (() => { const node = document.querySelector('[data-testid="\(identifier)"]'); \
    return node?.matches('input,textarea') ? node : node?.querySelector('input,textarea') })()
    """
  }
}
