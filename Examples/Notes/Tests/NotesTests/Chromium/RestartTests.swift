import Foundation
import PandoTestSupport
import Testing

extension TwoBrowserTests {
  @Test func killedServer_losesNothing_andBothPagesComeBackByThemselves() async throws {
    try await open { server, first, second in
      try await first.focusField("new")
      try await first.type("Sharpen the saw")
      try await first.press(.enter)
      try await first.focusField("title-\(aspen)")
      try await first.type(" today")
      try await second.waitForField("title-\(aspen)", value: "Water the aspen today")
      try await server.waitForFile(containing: "Water the aspen today")
      let before = try await second.titles

      server.kill()
      for window in [first, second] {
        try await window.markAsOld()
        try await window.wait("document.querySelector('#pando-status').textContent", seconds: 20)
      }
      try await server.start()
      for window in [first, second] {
        try await window.waitUntilNew()
        #expect(try await window.titles == before)
      }
      // Both pages are live again.
      try await second.focusField("new")
      try await second.type("Oil the hinge")
      try await second.press(.enter)
      try await first.waitForNote("Oil the hinge")
    }
  }

  @Test func whatWasTypedWhileTheServerWasGone_isKept() async throws {
    try await open { server, first, second in
      for window in [first, second] { try await window.markAsOld() }
      server.kill()
      try await first.focusField("title-\(aspen)")
      try await first.type(" at noon")
      try await second.focusField("new")
      try await second.type("Half a th")
      try await server.start()
      for window in [first, second] { try await window.waitUntilNew() }
      try await second.waitForField("title-\(aspen)", value: "Water the aspen at noon")
      try await server.waitForFile(containing: "Water the aspen at noon")
      try await second.waitForField("new", value: "Half a th")
      try await second.focusField("new")
      try await second.type("ought")
      try await second.press(.enter)
      try await first.waitForNote("Half a thought")
    }
  }

  @Test func wordsOfOneNote_doNotGoIntoAnother_whenRowsStandElsewhereAfterwards() async throws {
    try await open { server, first, second in
      // The first page has a field with typed text, whose row moves later.
      try await first.focusField("title-\(aspen)")
      try await first.type(" today")
      try await second.focusField("new")
      try await second.type("Sharpen the saw")
      try await second.press(.enter)
      try await first.waitForNote("Sharpen the saw")
      try await server.waitForFile(containing: "Sharpen the saw")
      try await server.waitForFile(containing: "Water the aspen today")
      let before = try await second.titles
      for window in [first, second] { try await window.markAsOld() }
      server.kill()
      try await server.start()
      for window in [first, second] { try await window.waitUntilNew() }
      #expect(try await first.titles == before)
      // An answer to this event shows that all earlier events of the page were handled.
      try await first.focusField("new")
      try await first.type("Oil the hinge")
      try await first.press(.enter)
      try await second.waitForNote("Oil the hinge")
      #expect(try await second.titles == ["Oil the hinge"] + before)
    }
  }
}
