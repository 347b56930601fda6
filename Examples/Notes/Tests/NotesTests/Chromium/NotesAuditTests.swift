import Foundation
import PandoTestSupport
import Testing

extension TwoBrowserTests {
  /// The audit looks at every screen: on a desktop and on a phone, light and dark.
  @Test func everyScreen_canBeUsedByEveryone() async throws {
    let screens: [(path: String, button: String?)] = [
      ("", nil), ("", "Settings"), ("", "Commands"), (aspen, nil),
      ("import", nil), ("slices", nil), ("~profile", nil), ("~profile/signUp", nil),
    ]
    try await NotesServer.run { server in
      // All screens are in one window, because starting a browser takes longer than looking at a
      // screen.
      try await ChromeWindow.use(width: 1280, height: 800) { window in
        let audit = try PageAudit(window)
        for isDark in [false, true] {
          for screen in screens {
            try await PageAudit.show(isDark ? .darkDesktop : .desktop, in: window)
            try await window.open(server.address + screen.path)
            try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
            if let button = screen.button { try await window.open(dialog: button) }
            for problem in try await audit.problems(isDark: isDark) {
              Issue.record("/\(screen.path) \(screen.button ?? ""): \(problem)")
            }
          }
        }
      }
    }
  }

  @Test func everyScreen_comesToRestInPlace_andScrollsNothingSidewaysThatIsNotMeantTo()
    async throws
  {
    try await NotesServer.run { server in
      try await ChromeWindow.use(width: 1280, height: 800) { window in
        let audit = try PageAudit(window)
        for look in PageAudit.widths {
          for path in ["", aspen, "import", "slices", "~profile", "~profile/signUp"] {
            for problem in try await audit.arrival(at: server.address + path, in: look) {
              Issue.record("/\(path): \(problem)")
            }
          }
          for button in ["Settings", "Commands"] {
            try await window.open(server.address)
            try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
            try await window.open(dialog: button)
            for problem in try await audit.wideScrollers() {
              Issue.record("\(button) at \(look): \(problem)")
            }
          }
        }
      }
    }
  }

  @Test func palette_isUsedWithTheKeyboard() async throws {
    try await open { _, first, _ in
      try await first.press(.k, with: .control)
      try await first.wait(
        "document.activeElement.dataset.testid === 'words' || document.activeElement.closest('[data-testid=words]')"
      )
      try await first.type("the")
      try await first.wait(
        "document.querySelector('[role=dialog],dialog').innerText.includes('Water the aspen')"
      )
      try await first.press(.down)
      try await first.wait(
        "document.activeElement.closest('[role=dialog],dialog') && document.activeElement.localName === 'button'"
      )
      try await first.press(.down)
      try await first.press(.enter)
      try await first.wait(
        "location.pathname.length > 30 && !document.querySelector('[role=dialog],dialog[open]')"
      )
    }
  }
}

extension ChromeWindow {
  /// Presses the button with a label, and waits for the dialog that it opens.
  fileprivate func open(dialog label: String) async throws {
    let button = """
      [...document.querySelectorAll('button')].find((node) => \
      (node.ariaLabel ?? node.textContent).trim() === '\(label)')
      """
    // A window that was just made wider or narrower gets the buttons of its width, in place of those
    // of the width before.
    try await wait(
      """
      (innerWidth < 600) === [...document.querySelectorAll('button')].some((node) => \
      (node.ariaLabel ?? node.textContent).trim() === 'More')
      """
    )
    try await wait(button)
    try await execute(";\(button).click()")
    try await wait("document.querySelector('[aria-modal=true]')")
  }
}
