import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of announcements, which are words for assistive technology.
@MainActor
@Suite struct AnnouncementTests {
  private struct Screen: View {
    var body: some View {
      Button("Add") { AccessibilityNotification.Announcement("Added").post() }
      Button("Old") { UIAccessibility.post(notification: .announcement, argument: "From UIKit") }
      Button("Move") {
        AccessibilityNotification.ScreenChanged("Cart").post()
        AccessibilityNotification.LayoutChanged(nil).post()
        AccessibilityNotification.PageScrolled("Page 2").post()
      }
    }
  }

  @Test func announcements_reachThePageWhoseCodePostsThem() async throws {
    let (app, other) = (await Driver.open(Screen()), await Driver.open(Screen()))
    try await app.button("Add").tap()
    try await app.button("Old").tap()
    try await other.button("Move").tap()
    #expect(await yieldUntil { app.announcements.count >= 2 && other.announcements.count >= 2 })
    #expect(app.announcements == ["Added", "From UIKit"])
    #expect(other.announcements == ["Cart", "Page 2"])
    app.close()
    other.close()
  }
}
